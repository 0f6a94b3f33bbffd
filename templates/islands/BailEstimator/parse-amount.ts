/**
 * Parses a bail amount as visitors type it: digits of any script, with or without thousands separators, cents, a
 * dollar sign or the word for dollars.
 */
import { decimalSeparators, thousandsSeparators, unifyDigits } from '../../typefaces/digits.ts';

/** The reason why a text is rejected; also the key of its message. */
export type AmountProblem = 'notANumber' | 'negative' | 'tooLarge';

/** The result of parsing. */
export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly dollars: number }
  | { readonly kind: 'problem'; readonly problem: AmountProblem };

/** Parses the typed text. Amounts below one dollar or above `maximum` dollars are problems. */
export function parseAmount(typedText: string, maximum: number): TypedAmount {
  const text = normaliseCharacters(typedText).trim();
  if (text === '') return { kind: 'empty' };
  const dollars = readDollars(text);
  if (dollars === undefined) return { kind: 'problem', problem: 'notANumber' };
  if (dollars < 1) return { kind: 'problem', problem: 'negative' };
  if (dollars > maximum) return { kind: 'problem', problem: 'tooLarge' };
  return { kind: 'amount', dollars };
}

/**
 * Invisible characters, such as the direction marks that right-to-left keyboards add, accents and vowel
 * marks.
 */
const ignoredCharacters = /[\p{Cf}\p{Mn}]/gu;

/**
 * Normalises digits to 0–9, wide characters to narrow ones, minus signs and dashes to hyphens, and letters to
 * lower case; removes accents and invisible characters.
 */
function normaliseCharacters(typedText: string): string {
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
