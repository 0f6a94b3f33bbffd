/** What came back from a translator, compared with the texts of today. */
import { hash } from 'node:crypto';
import { formatKey, valueAt } from '../../schema/data-path.ts';
import { checkContent } from '../check/check-content.ts';
import { planPages } from '../check/plan-pages.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { buildLineIndex, spanOf } from '../diagnostics/line-index.ts';
import { severityOf } from '../diagnostics/severity-of.ts';
import { parseFiles } from '../parse/parse-files.ts';
import type { Stage } from '../stage.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { validateFiles } from '../validate/validate-files.ts';
import { editYaml } from './edit-yaml.ts';
import type { Translation } from './survey.ts';
import { type ReturnedUnit, type Unit, unitsOf } from './xliff.ts';

/** The file that came back. */
export type Returned = {
  readonly file: string;
  readonly text: string;
  readonly units: readonly ReturnedUnit[];
};

/** A text that came back translated, and where it stands in the file. */
export type Arrival = {
  readonly unit: Unit;
  readonly path: Unit['path'];
  readonly words: string;
  readonly place: { readonly file: string; readonly span: Span };
};

/** What fits the texts that there are, and what does not. A unit that came back empty is neither. */
export function sortReturned(
  { file, text, units }: Returned,
  translations: readonly Translation[],
): Stage<readonly Arrival[]> {
  // An item of a list that is longer or shorter than that of the source may be another one.
  const certain = translations.filter(({ state }) => state !== 'unaligned');
  const known = new Map(certain.flatMap(unitsOf).map((unit) => [`${unit.fileId} ${unit.id}`, unit]));
  const lines = buildLineIndex(text);
  const diagnostics: Diagnostic[] = [];
  const arrivals: Arrival[] = [];
  for (const returned of units) {
    const unit = known.get(`${returned.fileId} ${returned.id}`);
    const place = { file, span: spanOf(lines, findUnit(text, returned)) };
    const fault = explainFault(returned, unit);
    const words = returned.target?.trim() ?? '';
    if (fault !== undefined) diagnostics.push({ rule: 'i18n/import', place, ...fault });
    else if (unit !== undefined && words !== '') arrivals.push({ unit, path: unit.path, words, place });
  }
  return { value: arrivals, diagnostics };
}

type Fault = Pick<Diagnostic, 'message' | 'fix'>;

function explainFault(
  { fileId, id, source, target, hasCodes, isDouble, isSplit }: ReturnedUnit,
  unit: Unit | undefined,
): Fault | undefined {
  const name = `"${id}" of ${fileId}`;
  if (unit === undefined) {
    return {
      message: `There is no text ${name} to translate.`,
      fix: 'Export again, and translate that file.',
    };
  }
  if (isDouble) {
    return { message: `${name}, or all of ${fileId}, stands there twice.`, fix: 'Leave one of them.' };
  }
  if (isSplit) {
    return {
      message: `${name} came back in several segments.`,
      fix: 'Join them: it has to come back in one.',
    };
  }
  if (plainly(source) !== plainly(unit.source)) {
    return {
      message: `The source of ${name} is another today.\nthen  ${plainly(source)}\nnow   ${plainly(unit.source)}`,
      fix: 'Export again, and translate the new words.',
    };
  }
  if (hasCodes) {
    return { message: `${name} holds codes of a translation tool.`, fix: 'Write the words without them.' };
  }
  const { state, own } = unit.translation;
  const words = typeof own === 'string' ? own : valueAt(own, unit.path.slice(-1));
  if (state !== 'translated' || !target?.trim() || plainly(target) === plainly(String(words)))
    return undefined;
  return {
    message: `${name} has been translated since.\ntoday  ${plainly(String(words))}\nhere   ${plainly(target)}`,
    fix: 'Take the text out of the file, or change it in the content by hand.',
  };
}

/** Tools break the lines of a source as they like. */
const plainly = (words = ''): string => words.replace(/\s+/gu, ' ').trim();

/** The id of a unit, behind that of its file. */
function findUnit(text: string, { fileId, id }: ReturnedUnit) {
  const idAt = (name: string, from: number): number => {
    const places = [`id="${name}"`, `id='${name}'`].map((written) => text.indexOf(written, from));
    return Math.min(...places.map((place) => (place === -1 ? text.length : place)));
  };
  const start = idAt(id, idAt(fileId, 0));
  return start === text.length ? { start: 0, end: 0 } : { start, end: start + id.length + 5 };
}

/** The files with the new words in them, by path, and what has no place there. */
export function placeWords(
  arrivals: readonly Arrival[],
  files: readonly ContentFile[],
): Stage<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, own] of Map.groupBy(arrivals, ({ unit }) => unit.translation.file)) {
    const before = files.find(({ source }) => source.path === path)?.source.text ?? '';
    const { text, homeless } = editYaml(before, own);
    texts.set(path, text);
    diagnostics.push(...homeless.map((arrival) => explainHomeless(path, arrival)));
  }
  return { value: texts, diagnostics };
}

function explainHomeless(file: string, { path, place }: Arrival): Diagnostic {
  return {
    rule: 'i18n/import',
    place,
    message: `${file} has no place for "${formatKey(path)}".`,
    fix: 'Run npm run check, which names what the file lacks; then import again.',
  };
}

/**
 * The content as it would be with the words that came back: every check of texts looks at them before they are written.
 * The files with new texts, and the errors in what came back, each where it stands in the file that came back.
 */
export function checkArrivals(
  arrivals: readonly Arrival[],
  texts: ReadonlyMap<string, string>,
  before: readonly ContentFile[],
): Stage<readonly ContentFile[]> {
  const changed = [...texts].map(([path, text]) => ({ path, text, hash: hash('sha256', text) }));
  const parsed = parseFiles(changed);
  const kept = before.filter(({ source }) => !texts.has(source.path));
  const { value: files, diagnostics } = validateFiles([...kept, ...parsed.value]);
  const earlier = [...parsed.diagnostics, ...diagnostics];
  const problems = checkContent({ files, earlier }, planPages(files));
  const placeOf = new Map(
    arrivals.map(({ unit, path, place }) => [`${unit.translation.file}#${formatKey(path)}`, place]),
  );
  const errors = problems.flatMap(({ draft: _, related: __, ...problem }) => {
    const place =
      'path' in problem.place && placeOf.get(`${problem.place.file}#${formatKey(problem.place.path)}`);
    return place && severityOf(problem) === 'error' ? [{ ...problem, place }] : [];
  });
  return { value: files, diagnostics: errors };
}
