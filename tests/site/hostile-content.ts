/**
 * The content of this project with markup in its strings, as somebody would write it who wants to have a script run,
 * and the site that comes of it when no check of words stands in the way: escaping has to hold by itself.
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

/** Names what a payload sets when it runs. */
export const hit = '__hit';

/** A tag that runs where a text becomes markup, beside what ends the places in which texts stand. */
export const script = `<script>window.${hit}=1</script>`;

/** Breaks out of text, attributes, titles, styles, comments, scripts, JSON, headers and lines. Holds no marks. */
const markup = [
  ` "><img src=x onerror="window.${hit}=1">`,
  `'><svg/onload=window.${hit}=1>`,
  `" autofocus onfocus="window.${hit}=1`,
  `--></title></textarea></noscript></style><!--<script></script>${script}]]>`,
  `&lt;script&gt;window.${hit}=1&lt;/script&gt;&quot; onclick=&quot;window.${hit}=1`,
  `\\"};window.${hit}=1;//\`\${window.${hit}=1}\`*x*`,
  '\u2028\u2029\nX-Injected: yes\n/*\n',
].join('');

/** Content with markup, as far as it was taken. */
export type HostileContent = {
  readonly files: readonly ContentFile[];
  /** How many strings carry the markup. */
  readonly taken: number;
  /** Strings that were refused with it, each with its problem. */
  readonly rejected: readonly LocatedDiagnostic[];
};

/** Problems that judge words, however those are shown: they refuse a writer, and no renderer may need them. */
const judgesWords = (diagnostic: Diagnostic) =>
  diagnostic.rule.startsWith('text/') ||
  diagnostic.rule === 'i18n/untranslated' ||
  severityOf(diagnostic) !== 'error';

/** The content as it is. */
export async function readSources(): Promise<readonly SourceFile[]> {
  return (await readContent(projectRoot)).value;
}

/**
 * Puts markup at the end of every string of every file. A string that may not hold it gets its own words back, and so
 * on until nothing but words is judged.
 */
export async function spoil(sources: readonly SourceFile[]): Promise<HostileContent> {
  const rejected = new Map<string, LocatedDiagnostic>();
  for (let round = 0; round < 9; round += 1) {
    const { written, taken } = append(sources, rejected);
    const read = await readWritten(written);
    const refusals = findRefusals(read);
    if (refusals.length === 0) {
      return { files: read.files, taken, rejected: [...rejected.values()] };
    }
    for (const problem of locateIn(refusals, written))
      rejected.set(`${problem.file} ${problem.key}`, problem);
  }
  throw new Error('Strings are refused again and again.');
}

/** Returns the files with the markup at the end of every string that was not rejected with it before. */
function append(sources: readonly SourceFile[], rejected: ReadonlyMap<string, unknown>) {
  let taken = 0;
  const written = sources.map(({ path: file, text }) => {
    const data: unknown = parse(text);
    const document = new Document(data);
    for (const [at, words] of stringsIn(data)) {
      if (isRejected(rejected, file, at)) continue;
      taken += 1;
      document.setIn(at, words + markup);
    }
    return writeSource(file, document);
  });
  return { written, taken };
}

/** Files compared with their schemas. */
const readWritten = (value: readonly SourceFile[]) =>
  readFiles({ configuration: { projectRoot, release: false } }, { value, diagnostics: [] });

/** What keeps files from being a site: what their schemas say, and when those say nothing, what the checks say. */
function findRefusals({ files, diagnostics }: ReadFiles): readonly Diagnostic[] {
  if (diagnostics.length > 0) return diagnostics;
  return runRules(createContentIndex({ files })).filter((problem) => !judgesWords(problem));
}

/** A file of content, all its strings in quotes. */
function writeSource(path: string, document: Document): SourceFile {
  const text = document.toString({
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return { path, text, hash: text };
}

/** Problems with their lines and columns. */
function locateIn(problems: readonly Diagnostic[], sources: readonly SourceFile[]) {
  const texts = new Map(sources.map(({ path: file, text }) => [file, text]));
  return locate(problems, (file) => texts.get(file));
}

/** All files of the site, rendered whatever the checks say. Throws when a page cannot be rendered. */
export async function renderRegardless(files: readonly ContentFile[]): Promise<readonly OutputFile[]> {
  const options = {
    configuration: { projectRoot, release: false },
    cache: openCache(projectRoot, { sources: 'hostile content' }),
  };
  const { site, diagnostics } = await buildValidSite(
    { published: files, routes: planRoutes(files) },
    options,
  );
  const failed = diagnostics.filter(({ rule }) => rule.startsWith('render/'));
  if (site === undefined || failed.length > 0) throw new Error(JSON.stringify(failed.slice(0, 5), null, 2));
  return [...site.files, { path: 'nginx.conf', contents: formatNginx(site.hosts) }];
}

function isRejected(rejected: ReadonlyMap<string, unknown>, file: string, at: DataPath): boolean {
  return at.some((_, index) => rejected.has(`${file} ${formatKey(at.slice(0, index + 1))}`));
}
