import { expect, it } from 'vitest';
import { checkPolice } from '../../../schema/checks/check-police.ts';
import { facts, recordFacts, written } from './content-files.ts';

it('those who police a place are agencies of the list or stations of a city page', () => {
  const police = ['own-police', 'city-station', 'city-staton'];
  const towns = facts('towns', { agencies: [{ id: 'own-police' }], towns: [{ id: 'here', police }] });
  const city = recordFacts('cities', 'glendora', { stations: [{ id: 'city-station' }] });
  const problems = checkPolice(written([towns, city]));
  expect(problems.map(({ rule, key, message }) => ({ rule, key, message }))).toEqual([
    {
      rule: 'ref/unknown',
      key: 'towns[0].police[2]',
      message: expect.stringContaining('"city-staton", which is no police agency.'),
    },
  ]);
  expect(checkPolice(written([city]))).toEqual([]);
});
