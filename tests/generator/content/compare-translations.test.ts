import { expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '../../../schema/index.ts';
import { compareTexts } from '../rules/content-files.ts';

const shape = {
  note: z.strictObject({ title: text('A title.') }).optional(),
  items: z.array(text('A name.')),
  phrases: z.record(z.string(), text('A phrase.')),
  when: z.enum(['day', 'night']).optional(),
};
const base = { items: ['One'], phrases: { open: 'Open', closed: 'Closed' } };

function compare(changes: Readonly<Record<string, object>>) {
  const data = Object.entries({ en: {}, ...changes }).map(([tag, change]) => [tag, { ...base, ...change }]);
  return compareTexts(shape, Object.fromEntries(data));
}

it('finds an untranslated value that is missing or additional in one language', () => {
  expect(compare({ ar: { when: 'day' } }).unequal).toMatchObject([
    { path: ['when'], actual: { language: 'ar', value: 'day' }, expected: { value: undefined } },
  ]);
  expect(compare({ en: { when: 'day' }, ar: { when: 'day' }, es: {} }).unequal).toMatchObject([
    { path: ['when'], actual: { language: 'es', value: undefined }, expected: { value: 'day' } },
  ]);
});

it('finds the misspelling in the source language when the others agree', () => {
  const phrases = { opne: 'Open', closed: 'Closed' };
  expect(compare({ en: { phrases }, ar: {}, es: {} }).missing).toMatchObject([
    {
      path: ['phrases', 'open'],
      missingIn: { language: 'en' },
      presentIn: { language: 'ar' },
      misspelledKey: 'opne',
    },
  ]);
});

it('ignores values of a wrong type', () => {
  expect(compare({ ar: { items: 'x', phrases: [], note: 5 } }).unequal).toEqual([]);
});

it('ignores a value that its schema does not allow, in whichever language', () => {
  expect(compare({ en: { when: 'dya' }, ar: { when: 'day' } }).unequal).toEqual([]);
  expect(compare({ en: { when: 'day' }, ar: { when: 'dya' } }).unequal).toEqual([]);
});
