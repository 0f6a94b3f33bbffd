/** A file has only the characters of its pages, to load fast; a rule reports texts with other characters. */

export const arabicCharacters = [
  ' \u00a0،؛؟',
  between('\u0621', '\u063a'),
  between('\u0641', '\u0652'),
  '\u0670',
].join('');

export const latinInArabicCharacters = [
  between('0', '9'),
  between('A', 'Z'),
  between('a', 'z'),
  'ñ!#$%&()*+,-./:?@_«·»–’“”…',
].join('');

/** Most of ASCII, Spanish letters and punctuation, typographic quotes and dashes. */
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
