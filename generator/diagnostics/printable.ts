/** Makes content safe to print on a terminal: no control sequence, no override, Arabic kept in its place. */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const isolateStart = '\u2068';
const isolateEnd = '\u2069';

/** Whether a text holds right-to-left letters. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Puts the right-to-left part of a line between isolates, so that what stands around it keeps its order. */
export function isolate(text: string): string {
  const first = text.search(rightToLeft);
  if (first === -1) return text;
  let last = text.length - 1;
  while (!rightToLeft.test(text.charAt(last))) last -= 1;
  return (
    text.slice(0, first) + isolateStart + text.slice(first, last + 1) + isolateEnd + text.slice(last + 1)
  );
}

/** Puts quoted right-to-left text of a sentence between isolates. */
export function isolateQuoted(sentence: string): string {
  return sentence.replace(/"[^"\n]*"|[^"]+/gu, isolateLines);
}

/** Replaces what a terminal would obey instead of show, one character for one, so that columns stay. */
export function makePrintable(text: string): string {
  return text
    .replace(/\t/gu, '→')
    .replace(/\p{Control}/gu, (sign) => (sign === '\n' ? sign : pictureOf(sign.charCodeAt(0))))
    .replace(/[\u200b-\u200d\u2028-\u202e\u2060-\u2069\ufeff]/gu, unknown);
}

const unknown = '\ufffd';

/** Unicode has a picture for each of the old control characters. */
function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : unknown;
}

const isolateLines = (text: string): string => text.split('\n').map(isolate).join('\n');
