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
import { applyMask, type Problem } from './problem.ts';

/** Readings of one text; a file with more mistakes than this is put right in several rounds. */
const maximumPasses = 25;

/** The mistakes in order of their place. */
export function findProblems(text: string): Problem[] {
  const told: Problem[] = [];
  let rest = text;
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    const composition = composeText(rest);
    const isNew = (problem: Problem) => !told.some((known) => isSameMistake(known, problem, text));
    const next = nextProblems(composition, rest, isNew);
    told.push(...next);
    if (next.length === 0 || next.some(({ isLast }) => isLast)) break;
    rest = next.reduce((masked, { mask }) => (mask ? applyMask(masked, mask) : masked), rest);
  }
  return told.sort((a, b) => a.start - b.start);
}

/** The signs before the first error, or the error, or what only a text without errors can be asked. */
function nextProblems(
  composition: Composition,
  text: string,
  isNew: (problem: Problem) => boolean,
): Problem[] {
  const [firstError] = composition.errors;
  const stop = firstError ? explainError(firstError, text) : otherStop(composition);
  const marks = explainMarks(composition.marks, text).filter(isNew);
  const stopsAt = firstError?.pos[0] ?? stop?.start ?? text.length;
  const before = marks.filter(({ start }) => start <= stopsAt);
  if (before.length > 0) return before;
  if (stop) return isNew(stop) ? [stop] : [];
  return buildData(composition.document?.contents ?? null).problems.filter(isNew);
}

function otherStop({ tooDeepAt, secondStart }: Composition): Problem | undefined {
  if (tooDeepAt !== undefined) return tooDeep(tooDeepAt);
  return secondStart === undefined ? undefined : secondDocument(secondStart);
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

function secondDocument(start: number): Problem {
  return {
    rule: 'yaml/one-document',
    start,
    end: start + 3,
    message: 'A second document starts here; a file holds one.',
    fix: 'Remove the line, or put what follows into a file of its own.',
    isLast: true,
  };
}

/** A mistake that is still seen; references on one line are one mistake. */
function isSameMistake(a: Problem, b: Problem, text: string): boolean {
  if (a.rule !== b.rule) return false;
  return (
    a.start === b.start ||
    (a.rule === 'yaml/alias' && lineAt(text, a.start).start === lineAt(text, b.start).start)
  );
}
