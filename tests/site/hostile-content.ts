/**
 * The content of this project with markup in its strings, as an attacker would write it, and the site that is
 * built from it without the rules about texts: escaping must be sufficient by itself.
 */
import { Document, parse } from 'yaml';
import { openCache } from '../../generator/cache/cache.ts';
import type { ContentFile } from '../../generator/content/content-file.ts';
import { createContentIndex } from '../../generator/content/content-index.ts';
import { planRoutes } from '../../generator/content/routes/plan-routes.ts';
import type { SourceFile } from '../../generator/content/source-file.ts';
import { stringsIn } from '../../generator/content/values-in.ts';
import type { Diagnostic, LocatedDiagnostic } from '../../generator/diagnostics/index.ts';
import type { OutputFile } from '../../generator/files/output-file.ts';
import { buildValidSite, type ReadFiles, readFiles } from '../../generator/pipeline/build-site.ts';
import { formatNginx } from '../../generator/pipeline/emit/host-files/format-nginx.ts';
import { readContent } from '../../generator/pipeline/read/read-content.ts';
import { severityOf } from '../../generator/rules/catalogue.ts';
import { runRules } from '../../generator/rules/run-rules.ts';
import { formatKey } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { locate } from '../locate.ts';
import { projectRoot } from './temporary-project.ts';

/** Name of the global variable that a payload sets when it runs. */
export const payloadFlag = '__hit';

/** A script element, which runs in a page that does not escape it. */
export const payloadScript = `<script>window.${payloadFlag}=1</script>`;

/**
 * Text that ends texts, attributes, titles, styles, comments, scripts, JSON, headers and lines if not
 * escaped.
 */
const markup = [
  ` "><img src=x onerror="window.${payloadFlag}=1">`,
  `'><svg/onload=window.${payloadFlag}=1>`,
  `" autofocus onfocus="window.${payloadFlag}=1`,
  `--></title></textarea></noscript></style><!--<script></script>${payloadScript}]]>`,
  `&lt;script&gt;window.${payloadFlag}=1&lt;/script&gt;&quot; onclick=&quot;window.${payloadFlag}=1`,
  `\\"};window.${payloadFlag}=1;//\`\${window.${payloadFlag}=1}\`*x*`,
  '\u2028\u2029\nX-Injected: yes\n/*\n',
].join('');

/** Content with markup in one string of every field that accepts it. */
export type HostileContent = {
  readonly files: readonly ContentFile[];
  /** Number of strings with the markup. */
  readonly acceptedCount: number;
  /** The problems of the strings that were rejected with the markup. */
  readonly rejected: readonly LocatedDiagnostic[];
};

/**
 * Returns whether a problem is about the wording of a text, or does not fail a build. Escaping must not
 * depend on such problems.
 */
const isIrrelevant = (diagnostic: Diagnostic) =>
  diagnostic.rule.startsWith('text/') ||
  diagnostic.rule === 'link/mark' ||
  diagnostic.rule === 'i18n/untranslated' ||
  severityOf(diagnostic) !== 'error';

export async function readSources(): Promise<readonly SourceFile[]> {
  return (await readContent(projectRoot)).value;
}

/**
 * Appends markup to one string of every field. Rejected strings are restored, and the content is checked again,
 * until only irrelevant problems remain.
 */
export async function injectMarkup(sources: readonly SourceFile[]): Promise<HostileContent> {
  const rejected = new Map<string, LocatedDiagnostic>();
  const chosen = chooseStrings(sources);
  for (let round = 0; round < 9; round += 1) {
    const { changedSources, acceptedCount } = appendMarkup(sources, chosen, rejected);
    const parsed = await parseAndValidate(changedSources);
    const blockingProblems = findBlockingProblems(parsed);
    if (blockingProblems.length === 0) {
      return { files: parsed.files, acceptedCount, rejected: [...rejected.values()] };
    }
    // The files of a language are unknown because its tag was changed, which is a problem of its own.
    const problems = blockingProblems.filter(({ rule }) => rule !== 'file/unknown');
    for (const problem of locateIn(problems, changedSources)) {
      for (const name of stringsToRestore(problem, sources, chosen)) rejected.set(name, problem);
    }
  }
  throw new Error('Strings are still rejected after nine rounds.');
}

/**
 * Returns the strings to restore. A reference to a changed name changes with it: it is added to the chosen strings, and
 * the name is restored only when the reference cannot change.
 */
function stringsToRestore(
  { rule, file, key }: LocatedDiagnostic,
  sources: readonly SourceFile[],
  chosen: Set<string>,
): readonly string[] {
  const id = `${file} ${key}`;
  if (rule !== 'ref/unknown') return [id];
  if (chosen.has(id)) return findEqual(sources, id);
  chosen.add(id);
  return [];
}

/**
 * Chooses one string of every field, or all strings at night, as file and data path. Fields take turns at the
 * languages, the records of their collection and the items of their list.
 */
function chooseStrings(sources: readonly SourceFile[]): Set<string> {
  const strings = sources.flatMap(({ path: file, text }) => {
    const data: unknown = parse(text);
    return stringsIn(data).map(([dataPath]) => ({
      id: `${file} ${formatKey(dataPath)}`,
      field: fieldOf(file, dataPath, data),
    }));
  });
  if (process.env.TEST_MODE === 'nightly') return new Set(strings.map(({ id }) => id));
  const fields = [...Map.groupBy(strings, ({ field }) => field).values()];
  return new Set(fields.map((occurrences, index) => occurrences[index % occurrences.length]?.id ?? ''));
}

function findEqual(sources: readonly SourceFile[], wanted: string): string[] {
  const strings = sources.flatMap(({ path: file, text: yaml }) =>
    stringsIn(parse(yaml)).map(([dataPath, text]) => ({ id: `${file} ${formatKey(dataPath)}`, text })),
  );
  const reference = strings.find(({ id }) => id === wanted);
  return strings.filter(({ text }) => text === reference?.text).map(({ id }) => id);
}

/** Returns the name of a field, which is the same in every language, record, and item of one type. */
function fieldOf(file: string, dataPath: DataPath, data: unknown): string {
  const [, folder = '', collection = '', ...record] = file.split('/');
  const isRecord = record.length > 0 && collection !== 'pages';
  const names = [folder === 'shared', isRecord ? collection : file.replace(`/${folder}/`, '/')].map(String);
  let value = data;
  for (const key of dataPath) {
    value = Reflect.get(Object(value), key);
    names.push(typeof key === 'number' ? `${Reflect.get(Object(value), 'type')}` : key);
  }
  return names.join(' ');
}

/** Returns the files with the markup at the end of the chosen strings that were not rejected with it before. */
function appendMarkup(
  sources: readonly SourceFile[],
  chosen: ReadonlySet<string>,
  rejected: ReadonlyMap<string, unknown>,
) {
  let acceptedCount = 0;
  const changedSources = sources.map(({ path: file, text: yaml }) => {
    const data: unknown = parse(yaml);
    const document = new Document(data);
    for (const [dataPath, text] of stringsIn(data)) {
      if (!chosen.has(`${file} ${formatKey(dataPath)}`) || isRejected(rejected, file, dataPath)) continue;
      acceptedCount += 1;
      document.setIn(dataPath, text + markup);
    }
    return createSource(file, document);
  });
  return { changedSources, acceptedCount };
}

const parseAndValidate = (value: readonly SourceFile[]) =>
  readFiles({ configuration: { projectRoot, release: false } }, { value, diagnostics: [] });

/**
 * Returns the problems that prevent a build: those of the schemas or, if there are none, those of the rules.
 */
function findBlockingProblems({ files, diagnostics }: ReadFiles): readonly Diagnostic[] {
  if (diagnostics.length > 0) return diagnostics;
  return runRules(createContentIndex({ files })).filter((problem) => !isIrrelevant(problem));
}

function createSource(path: string, document: Document): SourceFile {
  const text = document.toString({
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return { path, text, hash: text };
}

function locateIn(problems: readonly Diagnostic[], sources: readonly SourceFile[]) {
  const texts = new Map(sources.map(({ path: file, text }) => [file, text]));
  return locate(problems, (file) => texts.get(file));
}

/** Renders all files of the site without running the rules. Throws when a page cannot be rendered. */
export async function renderUnchecked(files: readonly ContentFile[]): Promise<readonly OutputFile[]> {
  const options = {
    configuration: { projectRoot, release: false },
    cache: openCache(projectRoot, { sources: 'hostile content' }),
  };
  const { site, diagnostics } = await buildValidSite(
    { published: files, routes: planRoutes(files), days: new Map() },
    options,
  );
  const failed = diagnostics.filter(({ rule }) => rule.startsWith('render/'));
  if (site === undefined || failed.length > 0) throw new Error(JSON.stringify(failed.slice(0, 5), null, 2));
  return [...site.files, { path: 'nginx.conf', contents: formatNginx(site.hosts) }];
}

function isRejected(rejected: ReadonlyMap<string, unknown>, file: string, dataPath: DataPath): boolean {
  return dataPath.some((_, index) => rejected.has(`${file} ${formatKey(dataPath.slice(0, index + 1))}`));
}
