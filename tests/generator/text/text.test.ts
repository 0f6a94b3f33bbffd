import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composeTitle, estimateWidth } from '../../../generator/text/compose-title.ts';
import { formatUnicodeRange } from '../../../generator/text/fonts.ts';
import { setQuotes } from '../../../generator/text/set-quotes.ts';
import { createTranslator } from '../../../generator/text/translator.ts';
import { plural } from '../../../schema/index.ts';
import { keepTogether, maxUnitLength } from '../../../templates/text/no-break.ts';
import { latinCharacters } from '../../../templates/typefaces/characters.ts';
import { testTables } from '../../table.ts';

const typeset = (marked: string) => keepTogether(marked.replaceAll('~', ' ')).replaceAll('\u00a0', '~');

const english = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' };
const arabic = { open: '«', close: '»', innerOpen: '“', innerClose: '”' };
const dollars = plural('An amount.', ['amount']).parse({
  one: '{{amount}} dólar',
  other: '{{amount}} dólares',
});

testTables(join(import.meta.dirname, 'text.yaml'), {
  'unbroken units': typeset,
  'English quotes': (text: string) => setQuotes(text, english),
  'Arabic quotes': (text: string) => setQuotes(text, arabic),
  title: composeTitle,
  'Spanish plural': (count: number) => createTranslator('es').plural(dollars, count, { amount: count }),
  'Unicode range': formatUnicodeRange,
});

it('a number is kept with a noun of at most the length of a date', () => {
  const noun = 'm'.repeat(maxUnitLength - 2);
  expect(typeset(`(«1 ${noun}»).`)).toBe(`(«1~${noun}»).`);
  expect(typeset(`1 ${noun}m`)).toBe(`1 ${noun}m`);
});

it('accents, combining marks and isolates have no width', () => {
  for (const [marked, plainText] of ['éé ee', 'بُ ب', '\u2066a\u2069 a'].map((pair) => pair.split(' ')))
    expect(estimateWidth(marked ?? '')).toBe(estimateWidth(plainText ?? ''));
});

it('throws for a missing plural form that numbers below a million need', () => {
  expect(() => createTranslator('ar').plural(dollars, 3, { amount: 3 })).toThrow('plural form');
});

it('the Latin characters are Spanish letters, typographic punctuation, and ASCII without programming symbols', () => {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  expect(ascii.filter((character) => !latinCharacters.includes(character)).join('')).toBe('<>\\^`{|}~');
  for (const letter of 'áéíóúüñÁÉÍÓÚÜÑ¿¡“”‘’–—…') expect(latinCharacters).toContain(letter);
});
