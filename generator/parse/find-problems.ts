/**
 * Finds all mistakes of a text that has at least one.
 *
 * After a mistake YAML makes no sense of what follows. So each mistake is told once, written over by something
 * harmless of the same length, and the text is read again, until nothing is left to tell.
 */
import { buildData } from './build-data.ts';
import { type Composition, composeText, maximumDepth } from './compose-text.ts';
import { explainError } from './explain-error.ts';
import { explainMarks } from './explain-marks.ts';
import { lineAt } from './line-shape.ts';
import { applyMasks, type Problem } from './problem.ts';

/** Characters read over and over in one text; a file with more mistakes is put right in several rounds. */
const maximumEffort = 2_000_000;

/** The mistakes in order of their place. */
export function findProblems(text: string): Problem[] {
  const told = new Map<string, Problem>();
  let rest = text;
  const passes = Math.min(100, Math.max(5, Math.floor(maximumEffort / (text.length + 1))));
  for (let pass = 0; pass < passes; pass += 1) {
    const composition = composeText(rest);
    const next = nextProblems(composition, rest, (problem) => !told.has(nameOf(problem)));
    for (const problem of next) told.set(nameOf(problem), problem);
    if (next.length === 0 || next.some(({ isLast }) => isLast)) break;
    rest = applyMasks(
      rest,
      next.flatMap(({ masks = [] }) => masks),
    );
  }
  return [...told.values()].sort((a, b) => a.start - b.start);
}

const nameOf = ({ rule, start }: Problem): string => `${rule} ${start}`;

/** The signs before the first error, or the error, or what only a text without errors can be asked. */
function nextProblems(
  composition: Composition,
  text: string,
  isNew: (problem: Problem) => boolean,
): Problem[] {
  const [firstError] = composition.errors;
  const stop = firstError ? explainError(firstError, text) : otherStop(composition, text);
  const marks = explainMarks(composition.marks, text).filter(isNew);
  const stopsAt = firstError?.pos[0] ?? stop?.start ?? text.length;
  const before = marks.filter(({ start }) => start <= stopsAt);
  if (before.length > 0) return before;
  if (stop) return isNew(stop) ? [stop] : [];
  return buildData(composition.document?.contents ?? null).problems.filter(isNew);
}

function otherStop({ tooDeepAt, secondStart }: Composition, text: string): Problem | undefined {
  if (tooDeepAt !== undefined) return tooDeep(tooDeepAt);
  return secondStart === undefined ? undefined : secondDocument(secondStart, text);
}

function tooDeep(start: number): Problem {
  return {
    rule: 'yaml/too-deep',
    start,
    end: start + 1,
    message: `Blocks and lists stand inside each other more than ${maximumDepth} levels deep here.`,
    fix: 'Remove levels; brackets at the start of a text need quotes around the text.',
    isLast: true,
  };
}

function secondDocument(start: number, text: string): Problem {
  return {
    rule: 'yaml/one-document',
    start,
    end: lineAt(text, start).end,
    message: 'A second document starts here; a file holds one.',
    fix: 'Remove the line with --- or ..., or put what follows into a file of its own.',
    isLast: true,
  };
}
