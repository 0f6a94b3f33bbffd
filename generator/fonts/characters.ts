/**
 * Which characters the font files hold. Every byte of a font is paid by a visitor on a phone, so a file
 * holds what its pages write and no more; `font-coverage.ts` tells when a text needs another character.
 */

/** Arabic letters, marks and punctuation, with the spaces between them. */
export const arabicCharacters = [
  ' \u00a0،؛؟',
  between('\u0621', '\u063a'),
  between('\u0641', '\u0652'),
  '\u0670',
].join('');

/** Figures, shared punctuation and the Latin letters of names, addresses and e-mail on Arabic pages. */
export const latinInArabicCharacters = [
  between('0', '9'),
  between('A', 'Z'),
  between('a', 'z'),
  'ñ!#$%&()*+,-./:?@_«»–’“”…',
].join('');

/** What people write of ASCII, Spanish letters and punctuation, typographic quotes and dashes. */
export const latinCharacters = [
  between(' ', ';'),
  '=?@[]_',
  between('A', 'Z'),
  between('a', 'z'),
  '\u00a0¡©«·»¿×',
  'ÁÉÍÑÓÚÜáéíñóúü',
  '–—‘’‚“”…',
].join('');

/** The value of a `unicode-range` descriptor: `U+0020, U+0621-063A`. */
export function formatUnicodeRange(characters: string): string {
  const runs: number[][] = [];
  for (const point of codePointsOf(characters)) {
    const last = runs.at(-1);
    if (last?.at(-1) === point - 1) last.push(point);
    else runs.push([point]);
  }
  return runs.map((run) => `U+${[...new Set([run[0], run.at(-1)])].map(hex).join('-')}`).join(', ');
}

/** The code points of a text, each once, in ascending order. */
export function codePointsOf(characters: string): readonly number[] {
  return [...new Set(Array.from(characters, codePointOf))].sort((a, b) => a - b);
}

function hex(point = 0): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

function between(first: string, last: string): string {
  const from = codePointOf(first);
  const points = Array.from({ length: codePointOf(last) - from + 1 }, (_, index) => from + index);
  return String.fromCodePoint(...points);
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
