/**
 * Which characters the font files hold. Every byte of a font is paid by a visitor on a phone, so a file
 * holds what its pages write and no more; `font-coverage.ts` tells when a text needs another character.
 */

/** Arabic letters, marks and punctuation, with the spaces between them. */
export const arabicCharacters = [
  ' \u00a0',
  '،؛؟',
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
  return rangesOf(characters)
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/** A run of neighbouring code points. */
type CodePointRange = { readonly from: number; readonly to: number };

function rangesOf(characters: string): readonly CodePointRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const point of codePointsOf(characters)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === point - 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges;
}

/** The code points of a text, each once, in ascending order. */
export function codePointsOf(characters: string): readonly number[] {
  const points = new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
  return [...points].sort((a, b) => a - b);
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

function between(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
