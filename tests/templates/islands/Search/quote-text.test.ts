/** Selects the line of a text to quote. */
import { expect, it } from 'vitest';
import { quoteText } from '../../../../templates/islands/Search/quote-text.ts';

const wanted = new Set(['bread', 'butter']);
const quote = (text: string) =>
  quoteText(text, (word) => (wanted.has(word.toLowerCase()) ? word.toLowerCase() : undefined))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it('begins with the sentence that has the most searched words', () => {
  expect(quote('Bread first. Then milk. Bread with butter! More.')).toBe('[Bread] with [butter]! More.');
});

it('is the beginning of a text without searched words', () => {
  expect(quote('Only milk. And water.')).toBe('Only milk. And water.');
});

it('cuts long sentences between words, around the first mark', () => {
  const line = quote(`${'milk '.repeat(60)}butter ${'water '.repeat(60)}`);
  expect(line).toMatch(/^… (?:milk )+\[butter\] (?:water )+…$/u);
  expect(line.length).toBeLessThan(170);
});

it('recognises an Arabic word with vowel marks', () => {
  expect(quoteText('هذا كَفالة', (word) => (word === 'كَفالة' ? word : undefined)).at(-1)).toEqual({
    text: 'كَفالة',
    isMarked: true,
  });
});
