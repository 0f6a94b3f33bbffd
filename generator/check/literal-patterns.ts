/** How a shared value looks when somebody types it out, whatever the spaces and signs between its digits. */

import type { Constant } from './plan-constants.ts';

/** A shared value as a language prints it. */
export type PrintedConstant = Omit<Constant, 'isDistinctive'>;

/** A value with what finds it. */
export type LiteralPattern = {
  readonly name: string;
  /** Tag of the language in whose texts it is looked for; undefined looks in all. */
  readonly language: string | undefined;
  readonly pattern: RegExp;
  /** What may not stand directly before or after: then the match is a part of something longer. */
  readonly before: RegExp;
  readonly after: RegExp;
};

type Finder = Pick<LiteralPattern, 'pattern' | 'before' | 'after'>;

// Tried after a match: inside each pattern, Unicode classes would take longer to compile than the whole check.
const digitBefore = /[0-9][.,]?$/u;
const digitAfter = /^(?:[0-9]|[.,][0-9])/u;
const wordBefore = /[\p{L}\p{N}]$/u;
const wordAfter = /^[\p{L}\p{N}]/u;
const isPhone = /^\(\d{3}\) \d{3}-\d{4}$/u;
const gap = String.raw`[\s\u00a0]`;

/** What finds a constant. */
export function buildLiteralPattern(constant: PrintedConstant): LiteralPattern {
  const { name, language, form } = constant;
  const printed = constant.printed.trim();
  const everywhere = { name, language: undefined };
  if (isPhone.test(printed)) return { ...everywhere, ...findPhone(printed) };
  if (form === 'sign') return { ...everywhere, ...findWords(printed) };
  if (form === 'percent') return { ...everywhere, ...findPercent(printed) };
  if (form === 'money') return { ...everywhere, ...findMoney(printed) };
  return { name, language, ...findWords(printed) };
}

/** Where a value stands in a text, each match whole. */
export function matchLiteral(
  text: string,
  { pattern, before, after }: LiteralPattern,
): { readonly start: number; readonly length: number }[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, length: match[0].length }))
    .filter(
      ({ start, length }) =>
        !before.test(text.slice(Math.max(0, start - 2), start)) && !after.test(text.slice(start + length)),
    );
}

/** Ten digits with any of the usual signs between them, with or without the country's 1. */
function findPhone(printed: string): Finder {
  const digits = printed.replace(/\D/gu, '').slice(-10).split('');
  const between = String.raw`[\s\u00a0().\u2010-\u2015-]*`;
  const pattern = String.raw`(?:\+?1${between})?\(?${digits.join(between)}`;
  return { pattern: new RegExp(pattern, 'g'), before: digitBefore, after: /^[0-9]/u };
}

function findPercent(printed: string): Finder {
  const number = RegExp.escape(printed.replace(/[^\d.]/gu, ''));
  const pattern = String.raw`${number}${gap}?(?:[%٪]|per ?cent\b)`;
  return { pattern: new RegExp(pattern, 'gi'), before: digitBefore, after: digitAfter };
}

/** The amount with a dollar sign, or with the word that the language prints beside it. */
function findMoney(printed: string): Finder {
  const amount = printed.replace(/\D/gu, '');
  const number = `${amount.replace(/\B(?=(?:\d{3})+$)/gu, ',?')}(?:\\.00)?`;
  const word = RegExp.escape(printed.replace(/[\d.,]/gu, '').trim());
  const mark = `(?:(?:US)?\\$|USD|dollars?${word === '' || word === '\\$' ? '' : `|${word}`})`;
  const pattern = `${mark}${gap}?${number}|${number}${gap}?${mark}`;
  return { pattern: new RegExp(pattern, 'gi'), before: digitBefore, after: digitAfter };
}

/** The exact words; a digit at the start may stand beside a letter, as after an Arabic "and". */
function findWords(printed: string): Finder {
  const words = printed.split(/\s+/u).map(RegExp.escape).join(`${gap}+`);
  const before = /^\D/u.test(printed) || !/\s/u.test(printed) ? wordBefore : digitBefore;
  return { pattern: new RegExp(words, 'gi'), before, after: wordAfter };
}
