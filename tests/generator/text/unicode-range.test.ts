import { expect, it } from 'vitest';
import { formatUnicodeRange } from '../../../generator/text/unicode-range.ts';
import { latinCharacters } from '../../../templates/typefaces/characters.ts';

it('formatUnicodeRange sorts characters and joins adjacent ones', () => {
  expect(formatUnicodeRange('cab x…')).toBe('U+0020, U+0061-0063, U+0078, U+2026');
});

it('the Latin characters are Spanish letters, typographic punctuation, and ASCII without programming symbols', () => {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  expect(ascii.filter((character) => !latinCharacters.includes(character)).join('')).toBe('<>\\^`{|}~');
  for (const letter of 'áéíóúüñÁÉÍÓÚÜÑ¿¡“”‘’–—…') expect(latinCharacters).toContain(letter);
});
