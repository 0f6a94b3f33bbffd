/** How a shared value looks when somebody types it out, whatever the spaces and signs between its digits. */

import { percentSigns } from '../../templates/typefaces/digits.ts';
import { letter } from '../text/term-pattern.ts';
import type { Constant } from './plan-constants.ts';

/** A value with what finds it, whole: no part of a longer number or word. */
export type LiteralPattern = {
  readonly name: string;
  /** Tag of the language in whose texts it is looked for; undefined looks in all. */
  readonly language: string | undefined;
  readonly pattern: RegExp;
  /** The digits of the value, which stand in a text as often as the value does, whatever is between them. */
  readonly digits: string;
};

const notAfterDigit = '(?<![0-9][.,]?)';
const notBeforeDigit = '(?![.,]?[0-9])';
const isPhone = /^\(\d{3}\) \d{3}-\d{4}$/u;
const gap = String.raw`[\s\u00a0]`;

/** What finds a constant: words in texts of its language, all else in any. */
export function buildLiteralPattern({ name, language, form, printed }: Constant): LiteralPattern {
  const value = printed.trim();
  const everywhere = { name, language: undefined, digits: digitsOf(value) };
  if (isPhone.test(value)) return { ...everywhere, pattern: findPhone(value) };
  if (form === 'percent') return { ...everywhere, pattern: findPercent(value) };
  if (form === 'money') return { ...everywhere, pattern: findMoney(value) };
  return { ...everywhere, language: form === 'sign' ? undefined : language, pattern: findWords(value) };
}

/** A text without all that is no digit. */
export function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** Ten digits with any of the usual signs between them, with or without the country's 1. */
function findPhone(printed: string): RegExp {
  const digits = digitsOf(printed).slice(-10).split('');
  const between = String.raw`[\s\u00a0().\u2010-\u2015-]*`;
  const phone = String.raw`(?:\+?1${between})?\(?${digits.join(between)}`;
  return new RegExp(`${notAfterDigit}${phone}(?![0-9])`, 'g');
}

function findPercent(printed: string): RegExp {
  const number = RegExp.escape(printed.replace(/[^\d.]/gu, ''));
  const percent = String.raw`${number}${gap}?(?:[${Object.values(percentSigns).join('')}]|per ?cent\b)`;
  return new RegExp(`${notAfterDigit}${percent}${notBeforeDigit}`, 'gi');
}

/** The amount with a dollar sign, or with the word that the language prints beside it. */
function findMoney(printed: string): RegExp {
  const amount = digitsOf(printed);
  const number = `${amount.replace(/\B(?=(?:\d{3})+$)/gu, ',?')}(?:\\.00)?`;
  const word = RegExp.escape(printed.replace(/[\d.,]/gu, '').trim());
  const mark = `(?:(?:US)?\\$|USD|dollars?${word === '' || word === '\\$' ? '' : `|${word}`})`;
  const money = `${mark}${gap}?${number}|${number}${gap}?${mark}`;
  return new RegExp(`${notAfterDigit}(?:${money})${notBeforeDigit}`, 'gi');
}

/** The exact words; a digit at the start may stand beside a letter, as after an Arabic "and". */
function findWords(printed: string): RegExp {
  const words = printed.split(/\s+/u).map(RegExp.escape).join(`${gap}+`);
  const start = /^\D/u.test(printed) || !/\s/u.test(printed) ? `(?<!${letter})` : notAfterDigit;
  return new RegExp(`${start}${words}(?!${letter})`, 'gi');
}
