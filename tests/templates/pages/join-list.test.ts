import { expect, it } from 'vitest';
import type { PatternValues } from '../../../schema/index.ts';
import { joinList } from '../../../templates/pages/parts/join-list.ts';

const english = {
  listNext: ({ first, next }: PatternValues) => `${first}, ${next}`,
  listLast: ({ first, last }: PatternValues) => `${first} and ${last}`,
};

it.each([
  [[], ''],
  [['Pasadena'], 'Pasadena'],
  [['Pasadena', 'Altadena'], 'Pasadena and Altadena'],
  [['Pasadena', 'Altadena', 'Arcadia'], 'Pasadena, Altadena and Arcadia'],
])('joins %j to a list in a sentence', (items, joined) => {
  expect(joinList(items, english)).toBe(joined);
});
