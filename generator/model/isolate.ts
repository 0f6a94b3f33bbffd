/**
 * Isolates runs of the other direction, so that the reader sees phone numbers, prices and names in their own
 * order (language/rtl-checklist §3; R31, R32).
 *
 * Marks are U+2066 (left-to-right isolate), U+2067 (right-to-left isolate) and U+2069 (end). Templates turn them
 * into `<bdi>`; in attributes and titles they stay as they are.
 */

/** Begins a left-to-right run. */
export const LEFT_TO_RIGHT_ISOLATE = '\u2066';
/** Begins a right-to-left run. */
export const RIGHT_TO_LEFT_ISOLATE = '\u2067';
/** Ends a run. */
export const END_OF_ISOLATE = '\u2069';

const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const url = String.raw`https?:\/\/[^\s«»()]+`;
const phone = String.raw`\+?\(?\d{3}\)?[ \u00a0-]\d{3}[-\u2011]\d{4}|\+\d[\d \u00a0()-]{6,}\d|\d-\d{3}-\d{3}-\d{4}`;
const money = String.raw`\$\d[\d,]*(?:\.\d+)?`;
const percent = String.raw`\d+(?:\.\d+)?%`;
/** Subdivisions of a law section, attached to it: "(b)", "(a)(1)". */
const subdivisions = String.raw`(?:\([A-Za-z0-9]{1,3}\))`;
const section = String.raw`\d[\d.]*${subdivisions}+`;
/** Latin words with the digits and signs between them: "Bail Bond", "CA 91107", "Penal Code 825(b)". */
const latin = String.raw`[A-Za-zÀ-ɏ](?:[\wÀ-ɏ.,'’&/:#-]|(?<=\w)${subdivisions}|[ \u00a0](?=[\wÀ-ɏ#&]))*(?:[\wÀ-ɏ]|(?<=\w)${subdivisions})|[A-Za-zÀ-ɏ]`;
const leftToRightRuns = new RegExp(`${email}|${url}|${phone}|${money}|${percent}|${section}|${latin}`, 'gu');
const rightToLeftRuns = /[\u0590-\u08ff](?:[\u0590-\u08ff\s،؛؟]*[\u0590-\u08ff])?/gu;

/** The text with every run of the other direction between isolate marks. */
export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl'
    ? text.replace(leftToRightRuns, `${LEFT_TO_RIGHT_ISOLATE}$&${END_OF_ISOLATE}`)
    : text.replace(rightToLeftRuns, `${RIGHT_TO_LEFT_ISOLATE}$&${END_OF_ISOLATE}`);
}

/** The text without isolate marks, for addresses, structured data and copies. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/gu, '');
}
