/** The second stage, one file: YAML text to plain data, or what is wrong with the text. */
import { type Document, isScalar, type Pair, type Range, visit } from 'yaml';
import { plural } from '../diagnostics/format-totals.ts';
import { buildLineIndex } from '../diagnostics/line-index.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { type Composition, composeText, maximumDepth } from './compose-text.ts';
import { explainError } from './explain-errors.ts';
import { explainSigns } from './explain-signs.ts';
import { blockAt, lineAt, type Reading } from './lines.ts';
import { applyMasks, type Problem, syntax, toDiagnostic } from './problem.ts';

/** A content file and its plain value; `data` is undefined when the file could not be parsed. */
export type ParsedFile = { readonly source: SourceFile; readonly data: unknown };

/** Parses a file. A file with a mistake has no data; one that could not be read has neither data nor mistakes. */
export function parseFile(source: SourceFile): Stage<ParsedFile> {
  if (source.isUnreadable) return { value: { source, data: undefined }, diagnostics: [] };
  const { text } = source;
  const { data, problems } = readYaml(text);
  const lines = buildLineIndex(text);
  return {
    value: { source, data },
    diagnostics: problems.map((problem) => toDiagnostic(problem, source, lines)),
  };
}

/** Plain data or problems; never both. */
function readYaml(text: string): { readonly data?: unknown; readonly problems: readonly Problem[] } {
  const returnAt = text.search(/\r(?!\n)/u);
  if (returnAt !== -1) return { problems: [syntax({ start: returnAt, end: returnAt }, ...loneReturn)] };
  const conflict = findConflict(text);
  if (conflict !== undefined) return { problems: [conflict] };
  const composition = composeText(text);
  const problems = findProblems(text, composition);
  if (problems.length > 0) return { problems };
  const data: unknown = composition.documents[0]?.toJS();
  return data === null ? { problems: [empty] } : { data, problems };
}

/** Git writes these at the start of a line, around what two people changed at once. */
const conflictMarker = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/gmu;

/** What a merge left is one problem: nothing else can be judged while both texts are there. */
function findConflict(text: string): Problem | undefined {
  const [first, ...others] = text.matchAll(conflictMarker);
  if (first === undefined) return undefined;
  const conflicts = [first, ...others].filter(([marker]) => marker.startsWith(first[0].charAt(0))).length;
  const more = conflicts > 1 ? ` The file has ${conflicts} of them.` : '';
  return {
    rule: 'yaml/conflict',
    start: first.index,
    end: first.index + first[0].length,
    message: `A merge conflict is not resolved here.${more}`,
    fix: 'Keep one of the two texts, or write one of both, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

const empty: Problem = {
  rule: 'file/empty',
  start: 0,
  end: 0,
  message: 'The file has no content.',
  fix: 'Write the content, or delete the file.',
};

const loneReturn = [
  'The line ends here in a sign that only very old editors use.',
  'Save the file with line ends of the kind LF.',
] as const;

/** Characters read over and over in one text; a file with more mistakes is put right in several rounds. */
const maximumEffort = 500_000;

/**
 * The mistakes in order of their place, of a text that was read once.
 *
 * After a mistake YAML makes no sense of what follows. So each mistake is told once, written over by something
 * harmless of the same length, and the text is read again, until nothing is left to tell.
 */
function findProblems(text: string, composition: Composition): Problem[] {
  const told = new Map<string, Problem>();
  let rest = text;
  const passes = Math.min(100, 1 + Math.floor(maximumEffort / (text.length + 1)));
  for (let pass = 0; pass < passes; pass += 1) {
    const isNew = ({ rule, start }: Problem) => !told.has(`${rule} ${start}`);
    const next = nextProblems(
      pass === 0 ? composition : composeText(rest),
      { text: rest, written: text },
      isNew,
    );
    for (const problem of next) told.set(`${problem.rule} ${problem.start}`, problem);
    if (next.length === 0 || next.some(({ isLast }) => isLast)) break;
    rest = applyMasks(
      rest,
      next.flatMap(({ start, masks }) => masks ?? [{ ...blockAt(rest, start), filler: ' ' }]),
    );
  }
  return [...told.values()].sort((a, b) => a.start - b.start);
}

/** The signs before the first error, or the error, or what only a text without errors can be asked. */
function nextProblems(read: Composition, reading: Reading, isNew: (problem: Problem) => boolean): Problem[] {
  const { error, tokens, documents } = read;
  const stop = error ? explainError(error, reading, tokens) : otherStop(read, reading.text);
  const stopsAt = error?.pos[0] ?? stop?.start ?? reading.text.length;
  const signs = explainSigns(tokens, reading).filter((sign) => sign.start <= stopsAt && isNew(sign));
  if (signs.length > 0) return signs;
  const problems = stop
    ? [stop]
    : documents.slice(0, 1).flatMap((document) => findDuplicates(document, reading.text));
  return problems.filter(isNew);
}

function otherStop({ tooDeepAt, documents }: Composition, text: string): Problem | undefined {
  const start = tooDeepAt ?? documents[1]?.range[0];
  if (start === undefined) return undefined;
  if (tooDeepAt === undefined) {
    return {
      ...{ rule: 'yaml/one-document', start, end: lineAt(text, start).end, isLast: true },
      message: 'A second document starts here; a file holds one.',
      fix: 'Remove the line with --- or ..., or put what follows into a file of its own.',
    };
  }
  return {
    ...{ rule: 'yaml/too-deep', start, end: start + 1, isLast: true },
    message: `Blocks and lists stand inside each other more than ${maximumDepth} levels deep here.`,
    fix: 'Remove levels; brackets at the start of a text need quotes around the text.',
  };
}

/** A key that stands in its block for a second time, and where it stands before. */
type Repetition = { readonly key: string; readonly range: Range; readonly before: Range };

/**
 * Keys that stand twice in their block, of a document without anchors, aliases and tags that nests as is allowed. Those
 * that follow each other are told once: mostly the dash of a list item was lost.
 */
function findDuplicates(document: Document.Parsed, text: string): Problem[] {
  const runs: Repetition[][] = [];
  visit(document, {
    Map: (_, { items }) => {
      const repetitions = findRepetitions(items);
      for (const [index, repetition] of repetitions.entries()) {
        if (repetition === undefined) continue;
        if (repetitions[index - 1] === undefined) runs.push([repetition]);
        else runs.at(-1)?.push(repetition);
      }
    },
  });
  return runs.flatMap((run) => explainRun(run, text));
}

/** For each pair of a block whether its key stood there before. */
function findRepetitions(items: readonly Pair[]): (Repetition | undefined)[] {
  const known = new Map<unknown, Range>();
  return items.map(({ key }) => {
    if (!isScalar(key) || !key.range) return undefined;
    const before = known.get(key.value);
    if (before === undefined) known.set(key.value, key.range);
    return before && { key: String(key.value), range: key.range, before };
  });
}

function explainRun(run: readonly Repetition[], text: string): Problem[] {
  const more = run.length === 1 ? undefined : `The same goes for ${plural(run.length - 1, 'name')} below.`;
  const masks = run.map(({ range }) => ({ ...blockAt(text, range[0]), filler: ' ' as const }));
  return run.slice(0, 1).map(({ key, range: [start, end], before }) => ({
    ...{ rule: 'yaml/duplicate-key', start, end, masks },
    message: [`"${key}" stands twice in the same block, and neither wins.`, more].filter(Boolean).join(' '),
    fix: more
      ? `Put a dash before "${key}" if a list item starts there, or remove one of each two lines.`
      : 'Remove one of the two lines, or rename one.',
    related: [{ start: before[0], end: before[1], label: 'first' }],
  }));
}
