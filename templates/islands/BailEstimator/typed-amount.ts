import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  decimalSeparators,
  digitPattern,
  thousandsSeparatorOf,
  thousandsSeparators,
  unifyDigits,
} from '../../typefaces/digits.ts';
import { formatDollars } from '../../values/premium.ts';

/** Pause after which a problem is reported; Enter, or leaving the field, reports it immediately. */
const typingPauseMs = 700;

/** The input is uncontrolled, so text that was typed before hydration is kept. */
export function useTypedAmount() {
  const fieldRef = useRef<HTMLInputElement>(null);
  /** The text after the last grouping, because a composition is grouped once at its end. */
  const groupedText = useRef('');
  const [{ typedText, hasFinished }, setState] = useState({ typedText: '', hasFinished: false });
  const readField = () => setState({ typedText: fieldRef.current?.value ?? '', hasFinished: false });
  const readWhole = () => {
    groupedText.current = fieldRef.current?.value ?? '';
    readField();
  };
  // Reads the text that was typed before hydration.
  useEffect(readWhole, []);
  useEffect(() => {
    if (typedText === '' || hasFinished) return;
    const timer = setTimeout(() => setState({ typedText, hasFinished: true }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typedText, hasFinished]);
  return {
    fieldRef,
    typedText,
    hasFinished,
    readInput: ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return readField();
      group(groupedText.current, currentTarget, nativeEvent);
      readWhole();
    },
    finish: () => setState((state) => ({ ...state, hasFinished: true })),
    setAmount: (dollars: number) => {
      if (fieldRef.current !== null) fieldRef.current.value = formatDollars(dollars);
      readWhole();
    },
  };
}

/** `before` is the text before the edit. Restores the caret. */
function group(before: string, input: HTMLInputElement, event: Event): void {
  const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const deletesForward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { text, caret } = groupAmount(before, edited, deletesForward);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

const groupSeparator = `[${Object.values(thousandsSeparators).join('')}]`;
const grouped = new RegExp(`^\\$?(?:\\p{Nd}*|\\p{Nd}{1,3}(?:${groupSeparator}\\p{Nd}{3})*)$`, 'u');
const plain = /^[$\p{Nd}]*$/u;

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

function insertedText(before: string, after: string): string {
  const shorterLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorterLength && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorterLength - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

function formatGrouped(text: string): string {
  if (text === '') return '';
  return `$${text.replace(/(?!^)(?=(?:.{3})+$)/gu, thousandsSeparatorOf(text))}`;
}

/** The position after the dollar sign when `count` is 0. */
function positionAfter(text: string, count: number): number {
  const last = [...text.matchAll(digitPattern)][count - 1];
  return last === undefined ? Math.min(1, text.length) : last.index + last[0].length;
}

function positionBefore(text: string, count: number): number {
  return [...text.matchAll(digitPattern)][count]?.index ?? text.length;
}

function digitsIn(text: string): readonly string[] {
  return text.match(digitPattern) ?? [];
}

/** The reason why a text is rejected; also the key of its message. */
export type AmountProblem = 'notANumber' | 'negative' | 'tooLarge';

export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly dollars: number }
  | { readonly kind: 'problem'; readonly problem: AmountProblem };

/** Parses the typed text. Amounts below one dollar or above `maximum` dollars are problems. */
export function parseAmount(typedText: string, maximum: number): TypedAmount {
  const text = normalizeCharacters(typedText).trim();
  if (text === '') return { kind: 'empty' };
  const dollars = readDollars(text);
  if (dollars === undefined) return { kind: 'problem', problem: 'notANumber' };
  if (dollars < 1) return { kind: 'problem', problem: 'negative' };
  if (dollars > maximum) return { kind: 'problem', problem: 'tooLarge' };
  return { kind: 'amount', dollars };
}

/** Direction marks, which right-to-left keyboards add, accents and vowel marks. */
const ignoredCharacters = /[\p{Cf}\p{Mn}]/gu;

/**
 * Normalizes digits to 0–9, wide characters to narrow ones, minus signs and dashes to hyphens, and letters to
 * lower case; removes accents and invisible characters.
 */
function normalizeCharacters(typedText: string): string {
  return unifyDigits(typedText.normalize('NFKD').replace(ignoredCharacters, ''))
    .replace(/[\u2212\u2010-\u2015]/gu, '-')
    .toLowerCase();
}

const currency = '(?:us ?\\$|\\$|usd|dollars?|dolar(?:es)?|دولار(?:ات|ا)?)';
const separator = `[${Object.values(thousandsSeparators).join('')}،.'’ ]`;
const decimal = `[${Object.values(decimalSeparators).join('')}]`;
const whole = `\\d{1,3}(?:(?<mark>${separator})\\d{3}(?:\\k<mark>\\d{3})*)|\\d+`;
const start = `(?:(?<minus>-) ?(?:${currency} ?)?|(?:${currency} ?)?(?<minusInside>-)?)`;
const amount = new RegExp(`^${start}(?<whole>${whole})(?<cents>${decimal}\\d{1,2})?(?: ?${currency})?$`, 'u');

/** Returns the amount, which can be negative; undefined when the text is not an amount. */
function readDollars(text: string): number | undefined {
  const groups = amount.exec(text)?.groups;
  if (groups?.whole === undefined) return undefined;
  const isPointAmbiguous = groups.mark === '.' && groups.cents?.startsWith('.');
  if (isPointAmbiguous) return undefined;
  const digits = groups.whole.replaceAll(/\D/gu, '');
  const cents = (groups.cents ?? '').replace(decimalSeparators.Arab, decimalSeparators.Latn);
  const sign = groups.minus === undefined && groups.minusInside === undefined ? 1 : -1;
  return sign * Number(`${digits}${cents}`);
}
