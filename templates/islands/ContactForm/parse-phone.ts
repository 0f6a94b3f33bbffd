/**
 * Parses a typed or pasted telephone number, in the usual notations of contact lists and documents and with
 * digits of any script.
 */
import { isNorthAmerican } from '../../../schema/north-american-numbers.ts';
import { unifyDigits } from '../../typefaces/digits.ts';

/** Longer texts are rejected without parsing. */
const maxLength = 60;
const phonePattern =
  /^(?<prefix>\+|00|011)?(?<number>[\d\s().\u2010-\u2015\u2212/-]+?)(?:\s*(?:;ext=|ext\.?|x|#)\s*(?<extension>\d{1,6}))?$/u;

/**
 * Returns the number as `+16265550123`, followed by `;ext=12` when it has an extension. Ten digits, or eleven
 * that begin with 1, are a number of North America; any other number begins with +, 00 or 011 and has 8
 * to 15 digits. Returns undefined when the text is not a number.
 */
export function parsePhone(typedText: string): string | undefined {
  if (typedText.length > maxLength) return undefined;
  const { prefix, number, extension } = phonePattern.exec(normaliseCharacters(typedText))?.groups ?? {};
  if (number === undefined) return undefined;
  const international = prefix === undefined ? parseNational(number) : parseInternational(number);
  if (international === undefined) return undefined;
  return `+${international}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/**
 * Normalises digits to 0-9, wide characters to narrow ones and letters to lower case, removes direction marks
 * and `tel:`, and moves a trailing plus to the start.
 */
function normaliseCharacters(typedText: string): string {
  return unifyDigits(typedText.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .toLowerCase()
    .replace(/^\s*tel:/u, '')
    .trim()
    .replace(/^(.*[^+])\+$/su, '+$1')
    .replace(/^\+\s+/u, '+');
}

function parseNational(number: string): string | undefined {
  const digits = number.replace(/\D/gu, '').replace(/^1/u, '');
  return isNorthAmerican(digits) ? `1${digits}` : undefined;
}

/**
 * Returns the digits with their country code, or undefined. The "(0)" of some European numbers is not dialled
 * from abroad.
 */
function parseInternational(number: string): string | undefined {
  const digits = number.replace(/\(0\)/u, '').replace(/\D/gu, '');
  if (digits.startsWith('1')) return isNorthAmerican(digits.slice(1)) ? digits : undefined;
  return /^[2-9]\d{7,14}$/u.test(digits) ? digits : undefined;
}
