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

/** Figures and the punctuation that stands beside Arabic words, too. */
export const sharedInArabicCharacters = `${between('0', '9')}!$%(),-./:«»–…`;

/** The letters of "English" and "Español". */
export const languageNameCharacters = 'Eaghilnopsñ';

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

function between(first: string, last: string): string {
  const from = codePointOf(first);
  const points = Array.from({ length: codePointOf(last) - from + 1 }, (_, index) => from + index);
  return String.fromCodePoint(...points);
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
