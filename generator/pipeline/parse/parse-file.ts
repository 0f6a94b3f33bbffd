/** Parses one YAML file into plain data. */
import { type Document, isScalar, type Pair, type Range, visit } from 'yaml';
import type { SourceFile } from '../../content/source-file.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { buildLineIndex } from '../../diagnostics/line-index.ts';
import type { Result } from '../../diagnostics/result.ts';
import { type Composition, composeText, maximumDepth } from './compose-text.ts';
import { explainError } from './explain-errors.ts';
import { explainYamlSyntax } from './explain-yaml-syntax.ts';
import { lineAt } from './lines.ts';
import { type Problem, syntaxProblem, toDiagnostic } from './problem.ts';

/** A content file and its data. The data is undefined when the file could not be parsed. */
export type ParsedFile = { readonly source: SourceFile; readonly data: unknown };

/** Parses a file. A file with a problem has no data. A file that could not be read has neither data nor problems. */
export function parseFile(source: SourceFile): Result<ParsedFile> {
  if (source.isUnreadable) return { value: { source, data: undefined }, diagnostics: [] };
  const { text } = source;
  const { data, problems } = readYaml(text);
  const lines = buildLineIndex(text);
  return {
    value: { source, data },
    diagnostics: problems.map((problem) => toDiagnostic(problem, source, lines)),
  };
}

/** Returns the data of a text, or its problems. */
function readYaml(text: string): { readonly data?: unknown; readonly problems: readonly Problem[] } {
  const carriageReturnAt = text.search(/\r(?!\n)/u);
  if (carriageReturnAt !== -1)
    return {
      problems: [syntaxProblem({ start: carriageReturnAt, end: carriageReturnAt }, ...loneCarriageReturn)],
    };
  const conflict = explainConflicts(text);
  if (conflict !== undefined) return { problems: [conflict] };
  const composition = composeText(text);
  const problems = findProblems(text, composition);
  if (problems.length > 0) return { problems };
  const data: unknown = composition.documents[0]?.toJS();
  return data === null ? { problems: [emptyFile] } : { data, problems };
}

/** Matches the markers that Git writes around conflicting changes. */
const conflictMarker = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/gmu;

/** Reports all conflicts of a file as one problem, because the rest of the file cannot be checked. */
function explainConflicts(text: string): Problem | undefined {
  const [first, ...others] = text.matchAll(conflictMarker);
  if (first === undefined) return undefined;
  const conflicts = [first, ...others].filter(([marker]) => marker.startsWith(first[0].charAt(0))).length;
  const more = conflicts > 1 ? ` The file has ${conflicts} of them.` : '';
  return {
    rule: 'yaml/conflict',
    start: first.index,
    end: first.index + first[0].length,
    message: `The file has an unresolved merge conflict.${more}`,
    fix: 'Keep one of the two texts, or write one of both, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

const emptyFile: Problem = {
  rule: 'file/empty',
  start: 0,
  end: 0,
  message: 'The file has no content.',
  fix: 'Write the content, or delete the file.',
};

/** The message and the fix for a carriage return without a line feed. */
const loneCarriageReturn = [
  'The line ends with a carriage return.',
  'Save the file with LF line endings.',
] as const;

/** Returns the problems of one parse, sorted by position. */
function findProblems(text: string, composition: Composition): Problem[] {
  const { errors, tokens, documents } = composition;
  const indicators = explainYamlSyntax(tokens, text);
  const findIndicatorStart = createStartFinder(indicators, text);
  // An indicator usually causes the errors after it on its line.
  const isConsequence = (offset: number) => findIndicatorStart(offset) <= offset;
  const otherErrors = errors.filter(({ pos: [offset] }) => !isConsequence(offset));
  const { problems, stopsAt } =
    errors.length > 0 ? explainErrors(otherErrors, text, tokens) : explainStructure(composition, text);
  const findProblemStart = createStartFinder(problems, text);
  const duplicates = errors.length > 0 || problems.length > 0 ? [] : explainDuplicates(documents[0]);
  return [
    ...indicators.filter(({ start }) => start <= stopsAt && start <= findProblemStart(start)),
    ...[...problems, ...duplicates].filter(({ start }) => !isConsequence(start)),
  ].sort((a, b) => a.start - b.start);
}

/** Returns a function that returns the start of the first problem on the line of an offset, or infinity. */
function createStartFinder(problems: readonly Problem[], text: string): (offset: number) => number {
  const byLine = new Map(problems.toReversed().map(({ start }) => [lineAt(text, start).start, start]));
  return (offset) => byLine.get(lineAt(text, offset).start) ?? Number.POSITIVE_INFINITY;
}

/** Problems, and the offset after which the structure of the text is uncertain. */
type StructureProblems = { readonly problems: readonly Problem[]; readonly stopsAt: number };

/** Explains errors up to the first that is not a missing quote. After that error, the structure is uncertain. */
function explainErrors(
  errors: Composition['errors'],
  text: string,
  tokens: Composition['tokens'],
): StructureProblems {
  const problems: Problem[] = [];
  let explainedEnd = 0;
  for (const error of errors) {
    const [offset] = error.pos;
    if (offset < explainedEnd) continue;
    const problem = explainError(error, text, tokens);
    problems.push(problem);
    const stopsAt = Math.max(offset, problem.start);
    if (problem.rule !== 'yaml/needs-quotes') return { problems, stopsAt };
    explainedEnd = lineAt(text, stopsAt).end;
  }
  return { problems, stopsAt: text.length };
}

/** Reports a second document, or nesting that is too deep. */
function explainStructure({ tooDeepAt, documents }: Composition, text: string): StructureProblems {
  const start = tooDeepAt ?? documents[1]?.range[0];
  if (start === undefined) return { problems: [], stopsAt: text.length };
  const problem: Problem =
    tooDeepAt === undefined
      ? {
          ...{ rule: 'yaml/one-document', start, end: lineAt(text, start).end },
          message: 'A second document starts here; a file can only have one.',
          fix: 'Remove the line with --- or ..., or put what follows into a file of its own.',
        }
      : {
          ...{ rule: 'yaml/too-deep', start, end: start + 1 },
          message: `Blocks and lists are nested more than ${maximumDepth} levels deep here.`,
          fix: 'Remove levels; brackets at the start of a text need quotes around the text.',
        };
  return { problems: [problem], stopsAt: start };
}

/** A duplicate key of a block, with the range of the first one. */
type DuplicateKey = { readonly key: string; readonly range: Range; readonly first: Range };

/** Reports duplicate keys. Consecutive duplicates are one problem: usually the dash of a list item is missing. */
function explainDuplicates(document: Document.Parsed | undefined): Problem[] {
  if (document === undefined) return [];
  const runs: DuplicateKey[][] = [];
  visit(document, {
    Map: (_, { items }) => {
      const duplicates = findDuplicateKeys(items);
      for (const [index, duplicate] of duplicates.entries()) {
        if (duplicate === undefined) continue;
        if (duplicates[index - 1] === undefined) runs.push([duplicate]);
        else runs.at(-1)?.push(duplicate);
      }
    },
  });
  return runs.flatMap(explainRun);
}

/** Returns an entry for each pair of a block: the duplicate key, or undefined when the key is the first one. */
function findDuplicateKeys(items: readonly Pair[]): (DuplicateKey | undefined)[] {
  const firstRanges = new Map<unknown, Range>();
  return items.map(({ key }) => {
    if (!isScalar(key) || !key.range) return undefined;
    const first = firstRanges.get(key.value);
    if (first === undefined) firstRanges.set(key.value, key.range);
    return first && { key: String(key.value), range: key.range, first };
  });
}

function explainRun(run: readonly DuplicateKey[]): Problem[] {
  const more =
    run.length === 1 ? undefined : `The ${plural(run.length - 1, 'key')} below it are duplicates, too.`;
  return run.slice(0, 1).map(({ key, range: [start, end], first }) => ({
    ...{ rule: 'yaml/duplicate-key', start, end },
    message: [`"${key}" is a duplicate key in this block.`, more].filter(Boolean).join(' '),
    fix: more
      ? `Put a dash before "${key}" if a list item starts there, or remove one of the two lines of each key.`
      : 'Remove or rename one of the two lines.',
    related: [{ start: first[0], end: first[1], label: 'first' }],
  }));
}
