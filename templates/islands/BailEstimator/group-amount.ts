/** Adds the dollar sign and thousands separators to an amount while the visitor types it. */
import { digit, thousandsSignOf, thousandsSigns } from '../../typefaces/digits.ts';

const separator = `[${Object.values(thousandsSigns).join('')}]`;
const grouped = new RegExp(`^\\$?(?:\\p{Nd}*|\\p{Nd}{1,3}(?:${separator}\\p{Nd}{3})*)$`, 'u');
const plain = /^[$\p{Nd}]*$/u;

/** A text and the position of the caret. */
export type Typing = { readonly text: string; readonly caret: number };

/**
 * Returns the value of the field after an edit of `before`. The text is regrouped only when it was grouped before
 * and only digits changed; separators that the visitor types stay, because they may mean cents. The caret stays
 * behind the same digit; with `isAhead` before the same digit, so that deleting forward passes a comma.
 */
export function groupAmount(before: string, { text, caret }: Typing, isAhead = false): Typing {
  if (!grouped.test(before) || !plain.test(addedTo(before, text))) return { text, caret };
  const next = printGrouped(digitsIn(text).join(''));
  const passed = digitsIn(text.slice(0, caret)).length;
  return { text: next, caret: isAhead ? positionBefore(next, passed) : positionAfter(next, passed) };
}

/** Returns the inserted text: the part between the common start and end of `before` and `after`. */
function addedTo(before: string, after: string): string {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** Groups digits with the separator of their script. */
function printGrouped(text: string): string {
  if (text === '') return '';
  return `$${text.replace(/(?!^)(?=(?:.{3})+$)/gu, thousandsSignOf(text))}`;
}

/** Returns the position after the digit number `count`; for 0 that after the dollar sign. */
function positionAfter(text: string, count: number): number {
  const last = [...text.matchAll(digit)][count - 1];
  return last === undefined ? Math.min(1, text.length) : last.index + last[0].length;
}

/** Returns the position before the digit that follows digit number `count`. */
function positionBefore(text: string, count: number): number {
  return [...text.matchAll(digit)][count]?.index ?? text.length;
}

function digitsIn(text: string): readonly string[] {
  return text.match(digit) ?? [];
}
