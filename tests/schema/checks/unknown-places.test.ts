import { expect, it } from 'vitest';
import { unknownPlaces } from '../../../schema/checks/unknown-places.ts';
import { createRuleContext, facts, recordFacts } from '../../generator/rules/content-files.ts';

const check = (towns: readonly object[]) =>
  unknownPlaces
    .run(
      createRuleContext([
        facts('towns', { towns }),
        recordFacts('cities', 'hill', { served: ['hill', 'oak'] }),
        recordFacts('counties', 'north', { jails: [{ id: 'main', city: 'Elm City' }] }),
      ]),
    )
    .map(({ location, key, fix }) => [location.file, key, fix]);

it('reports each served place and each city of a jail that the list of places lacks', () => {
  expect(check([{ id: 'hill', name: 'Hill' }])).toEqual([
    [
      'content/shared/cities/hill.yaml',
      'served[1]',
      'Choose from hill, or add it to content/shared/towns.yaml.',
    ],
    [
      'content/shared/counties/north.yaml',
      'jails[0].city',
      'Choose from Hill, or add it to content/shared/towns.yaml.',
    ],
  ]);
  const listed = [
    { id: 'hill', name: 'Hill' },
    { id: 'oak', name: 'Oak' },
    { id: 'elm', name: 'Elm City' },
  ];
  expect(check(listed)).toEqual([]);
  expect(check([])).toEqual([]);
});
