/** Finds the amount of bail in a message. */
import { unifyDigits } from '../../typefaces/digits.ts';

/** Words for thousand and million after a number. */
const factors: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  mil: 1000,
  الف: 1000,
  الفا: 1000,
  الاف: 1000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  مليون: 1_000_000,
};

const currency = '\\$|usd|dollars?|dolar(?:es)?|دولار(?:ات|ا)?';
/** Not a part of a date, a telephone number or a section of the law. */
const start = '(?<![a-z\\d.,/:-])';
const end = '(?![\\p{L}\\d/:-]|[.,]\\d)';
const amounts = new RegExp(
  `(?<sign>\\$ ?)?${start}(?<number>\\d+(?:[.,٬٫،]\\d+)*)(?: ?(?<factor>${Object.keys(factors).join('|')})(?!\\p{L}))?(?<currency> ?(?:${currency}))?${end}`,
  'gu',
);

/** A separator of thousands. */
const thousands = /[.,٬،](?=\d{3}(?!\d))/gu;

/** Ignored by amounts: invisible characters, accents and vowel marks. */
const ignoredCharacters = /[\p{Cf}\p{Mn}]/gu;

/** Smallest number that is an amount without a sign, a separator or a word, and what all such amounts are multiples of. */
const plainMinimum = 500;
const plainStep = 50;

/**
 * Returns the largest amount of a message in dollars, undefined without one. A number alone counts when it is round, as
 * bail is; sections of the law, ages and postal codes mostly are not.
 */
export function findAmount(message: string, maximum: number): number | undefined {
  const text = unifyDigits(message.normalize('NFKD').replace(ignoredCharacters, '')).toLowerCase();
  const found = [...text.matchAll(amounts)].flatMap(({ groups }) => {
    const { sign, number = '', factor, currency: name } = groups ?? {};
    const whole = number.replace(thousands, '');
    const isMarked = whole !== number || [sign, factor, name].some((mark) => mark !== undefined);
    const dollars = Number(whole.replace(/[,٫]/u, '.')) * (factors[factor ?? ''] ?? 1);
    const isRound = dollars >= plainMinimum && dollars % plainStep === 0;
    return (isMarked || isRound) && dollars >= 1 && dollars <= maximum ? [dollars] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}
