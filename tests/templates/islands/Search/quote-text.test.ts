/** The excerpt of a text in search results. */
import { expect, it } from 'vitest';
import { quoteText } from '../../../../templates/islands/Search/quote-text.ts';

const searchedWords = new Set(['bread', 'butter']);
const quote = (text: string) =>
  quoteText(text, (word) => (searchedWords.has(word.toLowerCase()) ? word.toLowerCase() : undefined))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it('begins the excerpt with the sentence that contains the most searched words', () => {
  expect(quote('Bread first. Then milk. Bread with butter! More.')).toBe('[Bread] with [butter]! More.');
});

it('returns the beginning of a text without searched words', () => {
  expect(quote('Only milk. And water.')).toBe('Only milk. And water.');
});

it('truncates long sentences between words, around the first searched word', () => {
  const excerpt = quote(`${'milk '.repeat(60)}butter ${'water '.repeat(60)}`);
  expect(excerpt).toMatch(/^… (?:milk )+\[butter\] (?:water )+…$/u);
  expect(excerpt.length).toBeLessThan(170);
});

it('recognises an Arabic word with vowel marks', () => {
  expect(quoteText('هذا كَفالة', (word) => (word === 'كَفالة' ? word : undefined)).at(-1)).toEqual({
    text: 'كَفالة',
    isMarked: true,
  });
});
