import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTownFinder, type TownIndex } from '../../../../templates/islands/TownFilter/find-towns.ts';
import { siteModel } from '../../../site-model.ts';
import { testTables } from '../../../table.ts';

const index = siteModel.scriptData.TOWN_INDEX as TownIndex;
const { find, fold } = createTownFinder(index);
const namesOf = (typed: string) => find(typed)?.map(({ name }) => name);

testTables(join(import.meta.dirname, 'TownFilter.yaml'), {
  places: (typed: string) => namesOf(typed)?.sort(),
  'similar place': (typed: string, name: string) => namesOf(typed)?.includes(name),
});

it('the English names of all places differ as the search compares them', () => {
  expect(new Set(index.towns.map(({ name }) => fold(name))).size).toBe(index.towns.length);
});
