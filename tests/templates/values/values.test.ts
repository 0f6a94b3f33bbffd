import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PatternValues } from '../../../schema/index.ts';
import { placeItem, placeNames } from '../../../templates/pages/parts/places.ts';
import { isolate } from '../../../templates/text/direction-runs.ts';
import { unifyDigits } from '../../../templates/typefaces/digits.ts';
import { firstSentence } from '../../../templates/values/first-sentence.ts';
import { joinList } from '../../../templates/values/lists.ts';
import { formatDollars, premiumOf } from '../../../templates/values/premium.ts';
import { contextAt } from '../../site-model.ts';
import { testTables } from '../../table.ts';

/** Brackets in the result stand for isolate characters. */
const isolateMarked = (marked: string, dir: 'ltr' | 'rtl') =>
  isolate(marked.replaceAll(/[[\]<]/gu, ''), dir)
    .replaceAll('\u2066', '[')
    .replaceAll('\u2067', '<')
    .replaceAll('\u2069', ']');

testTables(join(import.meta.dirname, 'values.yaml'), {
  'right-to-left': (marked: string) => isolateMarked(marked, 'rtl'),
  'left-to-right': (marked: string) => isolateMarked(marked, 'ltr'),
  'first sentence': (tag: string, text: string) => firstSentence(text, tag),
  digits: unifyDigits,
  'list in a sentence': (items: string[]) =>
    joinList(items, {
      listNext: ({ first, next }: PatternValues) => `${first}, ${next}`,
      listLast: ({ first, last }: PatternValues) => `${first} y ${last}`,
      listLastBeforeI: ({ first, last }: PatternValues) => `${first} e ${last}`,
    }),
  'names of a place': (name: string, official: string) => {
    const names = placeNames(name, official);
    return [names.name, names.officialName];
  },
  premium: (bail: number, rate: number) => formatDollars(premiumOf(bail, rate)),
  dollars: formatDollars,
});

it('the official name of a place without texts is its only name', () => {
  const address = { street: '1 Main St', city: 'A', source: '', certainty: 'official' } as const;
  const jail = { id: 'a', name: 'A Center', ...address };
  const { print } = contextAt('/faq');
  const printed = [{ name: 'Their jail' }, undefined].map((texts) => placeItem(jail, texts, print));
  expect(printed.map(({ name, officialName }) => [name, officialName])).toEqual([
    ['Their jail', 'A Center'],
    ['A Center', 'A Center'],
  ]);
});
