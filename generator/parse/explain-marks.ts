/** Says what is wrong with a sign that content does not use, in the words of a writer. */
import { lineInQuotes, type Stretch, textAround } from './correct-line.ts';
import {
  collectNames,
  explainFeature,
  isMeantAsText,
  isToldElsewhere,
  type Names,
} from './explain-features.ts';
import type { Mark } from './find-marks.ts';
import type { Problem } from './problem.ts';

/** Marks explained at a time; a file with more is put right in several rounds. */
const maximumMarks = 200;

/** The problems of the marks, in order of their place. */
export function explainMarks(marks: readonly Mark[], text: string): Problem[] {
  const tabs = marks.filter((mark) => mark.type === 'tab');
  const names = collectNames(marks);
  const problems = marks
    .filter((mark) => mark.type !== 'tab' && !isToldElsewhere(mark, text, names))
    .slice(0, maximumMarks)
    .map((mark) => explainMark(mark, text, names));
  const [first] = tabs;
  const all = first ? [...problems, explainTab(first.offset, tabs.length)] : problems;
  return withoutCovered(all.sort((a, b) => a.start - b.start));
}

/** A tab in the indentation; what its line belongs to is anybody's guess, so nothing after it is judged. */
export function explainTab(offset: number, count: number): Problem {
  const others = count > 1 ? ` ${count} lines of this file do.` : '';
  return {
    rule: 'yaml/tab',
    start: offset,
    end: offset + 1,
    message: `This line starts with a tab; lines are indented with spaces.${others}`,
    fix: 'Use two spaces for each level.',
    isLast: true,
  };
}

/** A text that needs quotes from `start` on. */
export function needsQuotes(stretch: Stretch, { start, end }: Stretch, message: string): Problem {
  return {
    rule: 'yaml/needs-quotes',
    start,
    end,
    message,
    fix: (written) => lineInQuotes(written, stretch),
    masks: [{ ...stretch, filler: 'x' }],
  };
}

function explainMark(mark: Mark, text: string, names: Names): Problem {
  switch (mark.type) {
    case 'comment':
      return explainComment(mark);
    case 'braces':
      return explainBraces(mark, text);
    case 'directive':
      return explainDirective(mark);
    default:
      return isMeantAsText(mark, text, names) ? explainSign(mark, text) : explainFeature(mark, text, names);
  }
}

function explainComment(mark: Mark): Problem {
  const { offset, source, isInFlow, isAfterPlainText } = mark;
  const end = offset + source.length;
  const place = {
    rule: 'yaml/hash-comment',
    start: offset,
    end,
    masks: [{ start: offset, end, filler: ' ' }],
  } as const;
  const isText = isAfterPlainText || /^#[^\s#]/u.test(source);
  if (!isText || isInFlow) {
    return {
      ...place,
      message: 'A comment after a value looks like lost text: comments stand on a line of their own.',
      fix: 'Move the comment to the line above, or put the text in quotes if it belongs to it.',
    };
  }
  return {
    ...place,
    message: 'Everything after # is dropped; put the text in quotes. A comment stands on a line of its own.',
    fix: (written) => lineInQuotes(written, textAround(written, offset, false)),
  };
}

function explainBraces(mark: Mark, text: string): Problem {
  const stretch = textAround(text, mark.offset, mark.isInFlow);
  const close = text.slice(mark.offset, stretch.end).indexOf('}}');
  const place = { start: mark.offset, end: close === -1 ? mark.offset + 2 : mark.offset + close + 2 };
  return needsQuotes(stretch, place, 'YAML takes {{ for a block of its own; put the whole text in quotes.');
}

function explainDirective(mark: Mark): Problem {
  const end = mark.offset + mark.source.length;
  return {
    rule: mark.source.startsWith('%TAG') ? 'yaml/tag' : 'yaml/syntax',
    start: mark.offset,
    end,
    message: 'A line that starts with % is an instruction to YAML, and none is used here.',
    fix: 'Remove the line.',
    masks: [{ start: mark.offset, end, filler: ' ' }],
  };
}

function explainSign(mark: Mark, text: string): Problem {
  const stretch = textAround(text, mark.offset, mark.isInFlow);
  const sign = mark.source.charAt(0);
  const place = { start: mark.offset, end: mark.offset + 1 };
  return needsQuotes(stretch, place, `A text that starts with ${sign} needs quotes.`);
}

/** Drops what lies within a text that is to be quoted as a whole. */
function withoutCovered(problems: readonly Problem[]): Problem[] {
  let coveredTo = -1;
  return problems.filter(({ rule, start, masks }) => {
    if (start < coveredTo) return false;
    if (rule === 'yaml/needs-quotes') coveredTo = masks?.at(0)?.end ?? coveredTo;
    return true;
  });
}
