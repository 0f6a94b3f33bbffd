import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formatKey } from '../../../schema/data-path.ts';
import { plural, Slug, text, Updated } from '../../../schema/index.ts';
import { compareWords } from './content-files.ts';

const shape = {
  updated: Updated,
  id: Slug,
  title: text('A title.'),
  note: z.strictObject({ title: text('A title.'), text: text('A text.') }).optional(),
  items: z.array(z.strictObject({ id: Slug, name: text('A name.') })),
  phrases: z.record(z.string(), text('A phrase.')),
  count: plural('A count.'),
  when: z.enum(['day', 'night']).optional(),
  hint: text('A hint.').optional(),
};
const base = {
  updated: '2026-11-20',
  id: 'a',
  title: 'Title',
  items: [{ id: 'one', name: 'One' }],
  phrases: { open: 'Open', closed: 'Closed' },
  count: { other: '{{count}}' },
};

/** Compares the base in English with changed data in other languages. */
function compare(changes: Readonly<Record<string, object>>) {
  const changed = Object.entries({ en: {}, ...changes }).map(([tag, change]) => [
    tag,
    { ...base, ...change },
  ]);
  const { missing, unequal, texts } = compareWords(shape, Object.fromEntries(changed));
  return {
    missing: missing.map(({ path, lacking, having, written }) => ({
      key: formatKey(path),
      lacking: lacking.language,
      having: having.language,
      ...(written === undefined ? {} : { written }),
    })),
    unequal: unequal.map(({ path, own, expected }) => [
      formatKey(path),
      own.language,
      ...[own, expected].map(({ value }) => (Array.isArray(value) ? value.length : value)),
    ]),
    texts: texts.map(({ path }) => formatKey(path)),
  };
}

describe('compareTranslations', () => {
  it('finds a condition that a language lacks, or that only it has', () => {
    expect(compare({ ar: { when: 'day' } }).unequal).toEqual([['when', 'ar', 'day', undefined]]);
    expect(compare({ en: { when: 'day' }, ar: { when: 'day' }, es: {} }).unequal).toEqual([
      ['when', 'es', undefined, 'day'],
    ]);
  });

  it('finds the misspelling in the source language when the others agree', () => {
    const phrases = { opne: 'Open', closed: 'Closed' };
    expect(compare({ en: { phrases }, ar: {}, es: {} }).missing).toEqual([
      { key: 'phrases.open', lacking: 'en', having: 'ar', written: 'opne' },
    ]);
  });

  it('passes over values of a wrong type', () => {
    expect(compare({ ar: { items: 'x', phrases: [], note: 5 } })).toMatchObject({ unequal: [] });
  });
});
