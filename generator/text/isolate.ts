/**
 * Isolates runs of the other direction, so that the reader sees phone numbers, prices and names in their own
 * order (Unicode Bidirectional Algorithm, UAX 9).
 *
 * Marks are U+2066 (left-to-right isolate), U+2067 (right-to-left isolate) and U+2069 (end). Templates turn them
 * into `<bdi>`; in attributes and titles they stay as they are.
 */
import { END_OF_ISOLATE, LEFT_TO_RIGHT_ISOLATE, RIGHT_TO_LEFT_ISOLATE } from '../../schema/isolates.ts';

const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const url = String.raw`https?:\/\/[^\s«»()]+`;
const phone = String.raw`\+?\(?\d{3}\)?[ \u00a0-]\d{3}[-\u2011]\d{4}|\+\d[\d \u00a0()-]{6,}\d|\d-\d{3}-\d{3}-\d{4}`;
const money = String.raw`\$\d[\d,]*(?:\.\d+)?`;
const percent = String.raw`\d+(?:\.\d+)?%`;
/** Subdivisions of a law section, attached to it: "(b)", "(a)(1)". */
const subdivisions = String.raw`(?:\([A-Za-z0-9]{1,3}\))+`;
const section = String.raw`\d[\d.]*${subdivisions}`;
const space = String.raw`[ \u00a0]`;
const attached = String.raw`(?<=\w)${subdivisions}`;
/** Latin words with the digits and signs between them: "Main Street", "CA 91107", "PC 243(e)(1)", "Code § 1303". */
const words = String.raw`[A-Za-zÀ-ɏ](?:(?:[\wÀ-ɏ.,;'’&/:#§–—-]|${attached}|${space}(?=[\wÀ-ɏ#&§]))*(?:[\wÀ-ɏ]|${attached}))?`;
/** Directly before a Latin word, and no end of a longer number: "1275 Hold", "5th Street", "243(e)(1) PC". */
const countBefore = String.raw`(?<![\w.,/$+\u2011-])\d+(?:[.,/]\d+)*(?:${subdivisions})?${space}?(?=[A-Za-zÀ-ɏ])`;
/** Goes on after a number in brackets: "Caldwell (2021) 73 Cal.App.5th 349". */
const citation = String.raw`${space}\(\d+\)(?:${space}\d+)?${space}${words}`;
/** A year in brackets may also end a citation: "481 U.S. 739 (1987)". */
const year = String.raw`${space}\((?:1[789]|20)\d\d\)`;
const dash = `${space}[–—]${space}${words}`;
/**
 * One run of Latin words with all that belongs to them, so that a citation is not read backwards: words, numbers,
 * section signs, punctuation and numbers in brackets between them, one number directly before and those after.
 *
 * Brackets around letters stay outside: "الضامن (Indemnitor)" has Arabic brackets, and so has
 * "Los Angeles (LASD)". So do signs at the end, which belong to the Arabic sentence.
 *
 * Limit: a number that belongs to the Arabic word beside it, and yet touches a Latin word, is taken into the run
 * ("المادة 1275 Hold", "Booking 24 ساعة"). Every figure is still read right, but it stands at the other side of
 * the Latin words. Writers part the two with an Arabic word, a comma or brackets.
 */
const latin = `(?:${countBefore})?${words}(?:${citation}|${year}|${dash})*`;
const leftToRightRuns = new RegExp(`${email}|${url}|${phone}|${money}|${percent}|${latin}|${section}`, 'gu');
const rightToLeftRuns = /[\u0590-\u08ff](?:[\u0590-\u08ff\s،؛؟]*[\u0590-\u08ff])?/gu;

/** The text with every run of the other direction between isolate marks. */
export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl'
    ? text.replace(leftToRightRuns, `${LEFT_TO_RIGHT_ISOLATE}$&${END_OF_ISOLATE}`)
    : text.replace(rightToLeftRuns, `${RIGHT_TO_LEFT_ISOLATE}$&${END_OF_ISOLATE}`);
}
