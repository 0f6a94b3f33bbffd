/** Replaces control characters and bidirectional overrides, and isolates right-to-left text. */
import { styleText } from 'node:util';
import type { Severity } from '../../schema/diagnostic.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const rightToLeftRun = new RegExp(`${rightToLeft.source}(?:.*${rightToLeft.source})?`, 'su');

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** So that the rest of the line keeps its order. */
export const isolate = (text: string): string => text.replace(rightToLeftRun, '\u2068$&\u2069');

/** In each quotation and in each part of a line outside quotation marks. */
export const isolateQuoted = (sentence: string): string => sentence.replace(/"[^"\n]*"|[^"\n]+/gu, isolate);

/** One for one, so that columns do not change. */
export function sanitizeOutput(text: string): string {
  return text
    .replace(/\t/gu, '→')
    .replace(/(?!\n)\p{Control}/gu, (character) => pictureOf(character.charCodeAt(0)))
    .replace(/[\u200b-\u200d\u2028-\u202e\u2060-\u2069\ufeff]/gu, replacementCharacter);
}

const replacementCharacter = '\ufffd';

function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : replacementCharacter;
}

export type Paint = ReturnType<typeof createPaint>;

export function createPaint(hasColor: boolean) {
  const paint = (style: 'red' | 'yellow' | 'dim' | 'bold', text: string) =>
    hasColor && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    /** Red for errors, yellow for warnings; notes are unchanged. */
    severity: (severity: Severity, text: string): string =>
      severity === 'note' ? text : paint(severity === 'error' ? 'red' : 'yellow', text),
    location: (text: string): string => paint('dim', text),
    heading: (text: string): string => paint('bold', text),
  };
}
