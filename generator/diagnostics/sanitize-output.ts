/**
 * Makes content safe to print on a terminal: replaces control characters and bidirectional overrides, and isolates
 * right-to-left text.
 */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const rightToLeftRun = new RegExp(`${rightToLeft.source}(?:.*${rightToLeft.source})?`, 'su');

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Puts the right-to-left part of a line between isolate characters, so that the rest keeps its order. */
export const isolate = (text: string): string => text.replace(rightToLeftRun, '\u2068$&\u2069');

/** Isolates right-to-left text in each quotation and in each part of a line outside quotation marks. */
export const isolateQuoted = (sentence: string): string => sentence.replace(/"[^"\n]*"|[^"\n]+/gu, isolate);

/** Replaces control, bidirectional and zero-width characters one for one, so that columns do not change. */
export function sanitizeOutput(text: string): string {
  return text
    .replace(/\t/gu, '→')
    .replace(/(?!\n)\p{Control}/gu, (character) => pictureOf(character.charCodeAt(0)))
    .replace(/[\u200b-\u200d\u2028-\u202e\u2060-\u2069\ufeff]/gu, replacementCharacter);
}

const replacementCharacter = '\ufffd';

/** Returns the visible symbol for a control character (Unicode block Control Pictures). */
function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : replacementCharacter;
}
