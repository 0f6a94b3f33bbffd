/** Makes content safe to print on a terminal: no control sequences, no overrides, right-to-left text isolated. */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const fromFirstToLast = new RegExp(`${rightToLeft.source}(?:.*${rightToLeft.source})?`, 'su');

/** Returns whether a text has right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Puts the right-to-left text of a line between isolates, so that the other text keeps its order. */
export const isolate = (text: string): string => text.replace(fromFirstToLast, '\u2068$&\u2069');

/** Puts right-to-left text, quoted or on a line of its own, between isolates. */
export const isolateQuoted = (sentence: string): string => sentence.replace(/"[^"\n]*"|[^"\n]+/gu, isolate);

/** Replaces control characters one for one, so that columns do not change. */
export function sanitizeOutput(text: string): string {
  return text
    .replace(/\t/gu, '→')
    .replace(/(?!\n)\p{Control}/gu, (character) => pictureOf(character.charCodeAt(0)))
    .replace(/[\u200b-\u200d\u2028-\u202e\u2060-\u2069\ufeff]/gu, replacement);
}

const replacement = '\ufffd';

/** Returns the Unicode picture of a control character. */
function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : replacement;
}
