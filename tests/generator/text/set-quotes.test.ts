import { expect, it } from 'vitest';
import { setQuotes } from '../../../generator/text/set-quotes.ts';

const english = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' };
const arabic = { open: '«', close: '»', innerOpen: '“', innerClose: '”' };

it.each([
  ['They say "no bond".', 'They say “no bond”.'],
  ["It's the jail's clock.", 'It’s the jail’s clock.'],
  ["the families' home", 'the families’ home'],
  ["since the '90s", 'since the ’90s'],
  ['"He said \'wait\' to us."', '“He said ‘wait’ to us.”'],
  ['(“x” and "y")', '(“x” and “y”)'],
  ['"**Bold** words"', '“**Bold** words”'],
  ['**"Bold" words**', '**“Bold” words**'],
  ['["No bond"](/bail-bond/no-bond-meaning)', '[“No bond”](/bail-bond/no-bond-meaning)'],
  ['Call "{{phone}}"', 'Call “{{phone}}”'],
])('sets %s', (text, expected) => {
  expect(setQuotes(text, english)).toBe(expected);
});

it('uses the quotation marks of the language', () => {
  expect(setQuotes('قالوا "لا كفالة" الآن', arabic)).toBe('قالوا «لا كفالة» الآن');
});

it('does not change typographic marks, placeholders and addresses', () => {
  const text = '“x” ‘y’ {{a"b}} [z](/a"b)';
  expect(setQuotes(text, english)).toBe(text);
});
