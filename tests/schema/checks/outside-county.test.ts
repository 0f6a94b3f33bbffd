import { expect, it } from 'vitest';
import { outsideCounty } from '../../../schema/checks/outside-county.ts';
import { createRuleContext, facts, recordFacts } from '../../generator/rules/content-files.ts';

const counties = [
  recordFacts('counties', 'los-angeles', { fips: '06037' }),
  recordFacts('counties', 'orange-county', { fips: '06059' }),
];
const office = (county: string, latitude: number, longitude: number) =>
  facts('offices', { offices: [{ id: 'own', county, latitude, longitude }] });
const fixes = (files: Parameters<typeof createRuleContext>[0]) =>
  outsideCounty.run(createRuleContext(files)).map(({ fix }) => fix);

it('rejects coordinates in the sea and on islands that the map omits', () => {
  expect(fixes([...counties, office('los-angeles', 33.9, -119.5)])).toHaveLength(1);
  expect(fixes([...counties, office('los-angeles', 33.3428, -118.3282)])).toHaveLength(1);
});

it('ignores values that the schema rejects', () => {
  expect(fixes([...counties, office('los-angeles', -118.1, 34.1)])).toEqual([]);
  expect(fixes([recordFacts('counties', 'ventura', { fips: 6037 })])).toEqual([]);
  expect(fixes([...counties, facts('offices', { offices: [{ id: 'own', latitude: 'x' }, 7] })])).toEqual([]);
});

it('requires coordinates inside the county for the city or ZIP code of each jail and court', () => {
  const maps = facts('maps', {
    towns: [
      { id: 'irvine', name: 'Irvine', latitude: 33.6695, longitude: -117.8231 },
      { id: 'pomona', name: 'Pomona', latitude: 34.0553, longitude: -117.7523 },
    ],
    zips: [{ zip: '92660', latitude: 33.5, longitude: -118 }, { zip: '92661' }],
  });
  const jails = [{ city: 'Irvine' }, { city: 'Pomona' }, { city: 'Tustin' }];
  const courts = [
    { city: 'Irvine', zip: '92660' },
    { city: 'Newport Beach', zip: '92661' },
  ];
  const county = recordFacts('counties', 'orange-county', { fips: '06059', jails, courts });
  expect(
    outsideCounty.run(createRuleContext([county, maps])).map(({ rule, key }) => `${rule} ${key}`),
  ).toEqual([
    'ref/outside-county jails[1].city',
    'ref/unknown jails[2].city',
    'ref/outside-county courts[0].city',
  ]);
  expect(outsideCounty.run(createRuleContext([county]))).toEqual([]);
});

it('requires coordinates inside the county for the city of each station', () => {
  const towns = [
    { id: 'irvine', name: 'Irvine', latitude: 33.6695, longitude: -117.8231 },
    { id: 'pomona', name: 'Pomona', latitude: 34.0553, longitude: -117.7523 },
  ];
  const stations = [{ city: 'Pomona' }, { city: 'Irvine' }, { city: 'Tustin' }];
  const city = recordFacts('cities', 'pomona', { county: 'los-angeles', stations, courts: ['pomona'] });
  const context = createRuleContext([...counties, city, facts('maps', { towns, zips: [] })]);
  expect(outsideCounty.run(context).map(({ rule, key }) => `${rule} ${key}`)).toEqual([
    'ref/outside-county stations[1].city',
    'ref/unknown stations[2].city',
  ]);
});
