/** Adds the dollar sign and thousands separators to an amount while the visitor types it. */
import { digitPattern, thousandsSeparatorOf, thousandsSeparators } from '../../typefaces/digits.ts';

const separator = `[${Object.values(thousandsSeparators).join('')}]`;
const grouped = new RegExp(`^\\$?(?:\\p{Nd}*|\\p{Nd}{1,3}(?:${separator}\\p{Nd}{3})*)$`, 'u');
const plain = /^[$\p{Nd}]*$/u;

/** A text and the position of the caret. */
export type TypedText = { readonly text: string; readonly caret: number };

/**
 * Returns the value of the field after an edit of `before`. The text is regrouped only when `before` was
 * grouped and the inserted text has no other characters than digits and dollar signs. Typed separators are
 * kept, because they may separate cents. The caret stays after the same digit; with `deletesForward` it stays
 * before the same digit, so that deleting forward skips a comma.
 */
export function groupAmount(before: string, { text, caret }: TypedText, deletesForward = false): TypedText {
  if (!grouped.test(before) || !plain.test(insertedText(before, text))) return { text, caret };
  const nextText = formatGrouped(digitsIn(text).join(''));
  const digitCount = digitsIn(text.slice(0, caret)).length;
  return {
    text: nextText,
    caret: deletesForward ? positionBefore(nextText, digitCount) : positionAfter(nextText, digitCount),
  };
}

/**
 * Returns the inserted text: the text in `after` between the common start and end of `before` and `after`.
 */
function insertedText(before: string, after: string): string {
  const shorterLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorterLength && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorterLength - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** Groups digits with the separator of their script, after a dollar sign. */
function formatGrouped(text: string): string {
  if (text === '') return '';
  return `$${text.replace(/(?!^)(?=(?:.{3})+$)/gu, thousandsSeparatorOf(text))}`;
}

/** Returns the position after the `count`-th digit; the position after the dollar sign when `count` is 0. */
function positionAfter(text: string, count: number): number {
  const last = [...text.matchAll(digitPattern)][count - 1];
  return last === undefined ? Math.min(1, text.length) : last.index + last[0].length;
}

/** Returns the position before the digit that follows the `count`-th digit. */
function positionBefore(text: string, count: number): number {
  return [...text.matchAll(digitPattern)][count]?.index ?? text.length;
}

function digitsIn(text: string): readonly string[] {
  return text.match(digitPattern) ?? [];
}
