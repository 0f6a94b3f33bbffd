import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedOutput } from './shared-output.ts';

/** Pages whose language is measured: home, guide, FAQ and the county guides. */
const pages = [
  'index',
  'bail-bonds-guide',
  'faq',
  'los-angeles',
  'orange-county',
  'san-bernardino-county',
  'riverside-county',
];

describe.each(pages)('%s', (page) => {
  it('reads at grade 8 or lower in English (Flesch-Kincaid)', () => {
    const { sentences, words } = readProse('en', page);
    const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
    const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
    expect(grade).toBeLessThanOrEqual(8);
  });

  it('reads at 60 or higher in Spanish (Fernández-Huerta)', () => {
    const { sentences, words } = readProse('es', page);
    const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
    const ease = 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentences.length);
    expect(ease).toBeGreaterThanOrEqual(60);
  });

  it('has sentences of at most 20 words on average in Arabic', () => {
    const { sentences, words } = readProse('', page);
    expect(words.length / sentences.length).toBeLessThanOrEqual(20);
  });
});

/** Sentences and words of the paragraphs and list items of a page's main part. */
function readProse(prefix: string, page: string): { sentences: string[]; words: string[] } {
  const html = readFileSync(path.join(sharedOutput(), prefix, `${page}.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const blocks = [
    ...main.matchAll(/<(p|li|dd)(?: [^>]*)?>((?:(?!<(?:p|li|ul|ol|dl|table|div)[ >]).)*?)<\/\1>/gsu),
  ];
  const texts = blocks
    .map(([, , inner = '']) =>
      inner
        .replace(/<[^>]*>/gu, '')
        .replace(/&[a-z]+;|&#\w+;/gu, ' ')
        .trim(),
    )
    .filter((text) => /[.?!؟]$/u.test(text));
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!؟])\s+/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}'’]+/gu) ?? []);
  expect(words.length).toBeGreaterThan(200);
  return { sentences, words };
}

/** Groups of vowels, a silent e at the end left out; every word has one. */
function englishSyllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/u, '')
    .match(/[aeiouy]{1,2}/gu);
  return Math.max(1, groups?.length ?? 0);
}

/** Vowels, a weak one beside another vowel counted with it. */
function spanishSyllables(word: string): number {
  const groups = word.toLowerCase().match(/[iuü]?[aeoáéó][iuü]?|[iuüíú]+/gu);
  return Math.max(1, groups?.length ?? 0);
}
