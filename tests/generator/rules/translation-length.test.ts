import { expect, it } from 'vitest';
import { listTexts } from '../../../generator/content/content-text.ts';
import { translationLength } from '../../../generator/rules/translation-length.ts';
import { plural, richText } from '../../../schema/index.ts';
import { pageTexts } from './content-files.ts';

const shape = { text: richText('A text.'), count: plural('A count.').optional() };
const valuesOf = (language: string) => new Map([['hours', 'h'.repeat(language === 'en' ? 500 : 10)]]);

/** Returns an Arabic text and its English source. */
const textsOf = (en: object, ar: object) =>
  listTexts([pageTexts('en', shape, en), pageTexts('ar', shape, ar)]);
const check = (en: object, ar: object) =>
  translationLength.run({ texts: textsOf(en, ar), brokenPaths: new Set(), valuesOf, sourceLanguage: 'en' });

it.each([
  [69, 1],
  [70, 0],
  [150, 0],
  [151, 1],
])('reports a translation of %i percent of the source length %i times', (percent, times) => {
  expect(check({ text: 'a'.repeat(1000) }, { text: 'a'.repeat(percent * 10) })).toHaveLength(times);
});

it('compares printed texts', () => {
  expect(
    check({ text: `${'a'.repeat(600)}{{hours}}` }, { text: `${'a'.repeat(600)}{{hours}}` }),
  ).toHaveLength(1);
  expect(
    check({ text: 'a'.repeat(1000) }, { text: `[${'a'.repeat(600)}](/${'b'.repeat(400)})` }),
  ).toHaveLength(1);
});

it('counts one form of a plural, since languages have different numbers of them', () => {
  const form = 'a'.repeat(1000);
  const sixForms = { zero: form, one: form, two: form, few: form, many: form, other: form };
  expect(check({ text: 'a', count: { one: form, other: form } }, { text: 'a', count: sixForms })).toEqual([]);
});

it('ignores short records, and sites without a source language', () => {
  expect(check({ text: 'a'.repeat(999) }, { text: 'a' })).toEqual([]);
  const texts = textsOf({ text: 'a'.repeat(1000) }, { text: 'a' });
  expect(
    translationLength.run({ texts, brokenPaths: new Set(), valuesOf, sourceLanguage: undefined }),
  ).toEqual([]);
});

it('ignores invalid files, whose texts are incomplete', () => {
  const texts = textsOf({ text: 'a'.repeat(1000) }, { text: 'a' });
  const brokenPaths = new Set(texts.slice(1).map(({ file }) => file));
  expect(translationLength.run({ texts, brokenPaths, valuesOf, sourceLanguage: 'en' })).toEqual([]);
});
