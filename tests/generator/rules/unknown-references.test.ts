import { describe, expect, it } from 'vitest';
import { checkRepetitions, checkRoutes } from '../../../generator/rules/duplicates.ts';
import { checkJoinedRecords, checkRecordReferences } from '../../../generator/rules/unknown-references.ts';
import { checkCourts } from '../../../schema/checks/check-courts.ts';
import { checkFigures } from '../../../schema/checks/check-figures.ts';
import { facts, recordFacts, recordWords, written } from './content-files.ts';

const offices = facts('offices', { offices: [{ id: 'pasadena', county: 'los-angeles' }] });
const offences = facts('offences', { offences: [{ id: 'dui-first' }] });
const county = recordFacts('counties', 'los-angeles', {
  courts: [{ id: 'hill-street' }],
  jails: [{ id: 'central' }],
  amounts: [{ offence: 'dui-first' }],
  posts: ['one', 'two'],
});
const city = (data: object) =>
  recordFacts('cities', 'glendora', { county: 'los-angeles', office: 'pasadena', courts: [], ...data });
const post = (id: string, data: object = {}) =>
  recordFacts('blog', id, { category: 'dui', related: [], ...data });
const site = [offices, offences, county, post('one'), post('two'), recordFacts('blog-categories', 'dui', {})];
const keysOf = (files: Parameters<typeof written>[0]) =>
  [...checkRecordReferences({ files, unpublished: [] }), ...checkCourts(written(files))].map(
    ({ key, fix }) => [key, fix],
  );

describe('checkRecordReferences', () => {
  it('points at the counties of sentences and rows of the table of amounts', () => {
    const wrong = facts('offences', {
      notes: [{ id: 'judge' }, { id: 'release', county: 'los-angels' }],
      offences: [{ id: 'dui-first', noteCounty: 'ventura' }],
    });
    expect(keysOf([offices, wrong, ...site.slice(2)])).toEqual([
      ['notes[1].county', 'Write los-angeles.'],
      ['offences[0].noteCounty', 'Choose from los-angeles.'],
    ]);
  });

  it('counts a record as known by any of its files, since a missing one is told by itself', () => {
    const words = recordWords('blog', 'three', {}, 'ar');
    expect(keysOf([...site, words, post('four', { related: ['three', 'one'] })])).toEqual([]);
  });

  it('says nothing about names in files that are missing or cannot be read', () => {
    expect(keysOf([facts('offices', undefined), ...site.slice(2), city({ office: 'x' })])).toEqual([]);
    const broken = recordFacts('counties', 'los-angeles', undefined);
    expect(keysOf([offices, broken, city({ courts: ['x'] })])).toEqual([]);
  });
});

it('checkJoinedRecords says nothing when the facts are missing or have no such list', () => {
  const words = recordWords('counties', 'ventura', { places: { jails: { x: {} } } });
  expect(checkJoinedRecords([county, words])).toEqual([]);
  expect(checkJoinedRecords([recordFacts('counties', 'ventura', { jails: 'x' }), words])).toEqual([]);
});

it('checkRepetitions leaves lists of words alone, and lists that are too long', () => {
  const words = recordWords('blog', 'one', { seo: { keywords: ['a', 'a'] } });
  const long = facts('navigation', { topBar: Array.from({ length: 5001 }, () => '/') });
  expect(checkRepetitions([words, long])).toEqual([]);
});

it('checkFigures asks for a range of the figures where a row of the table of amounts names one', () => {
  const figures = { firstOffence: { kind: 'moneyRange' }, bail: { kind: 'money' } };
  const offences = [{ figure: 'firstOffence' }, { figure: 'bail' }, { from: 5000 }];
  const files = [facts('business', { figures }), facts('offences', { offences })];
  expect(checkFigures(written(files)).map(({ key, fix }) => [key, fix])).toEqual([
    ['offences[1].figure', 'Choose from firstOffence.'],
  ]);
});

it('checkRepetitions lets the same id stand in two lists of facts, but not in one', () => {
  const site = facts('site', { phones: [{ id: 'a' }, { id: 'a' }], lines: [{ id: 'a' }] });
  expect(checkRepetitions([site]).map(({ key }) => key)).toEqual(['phones[1].id']);
});

describe('checkRoutes', () => {
  it.each([
    ['/a', '/a'],
    ['/a', '/A'],
    ['/caf\u00e9', '/cafe\u0301'],
  ])('refuses %s beside %s', (first, second) => {
    const routes = [
      { path: first, files: { en: ['content/en/pages/a.yaml'] } },
      { path: second, files: { en: ['content/en/pages/b.yaml'] } },
      { path: '/c', files: {} },
    ];
    expect(checkRoutes(routes, ['ar', 'en'])).toMatchObject([
      {
        rule: 'route/duplicate',
        place: { file: 'content/en/pages/b.yaml' },
        related: [{ place: { file: 'content/en/pages/a.yaml' } }],
      },
    ]);
  });

  it('refuses a page where a language begins', () => {
    const routes = [
      { path: '/en', files: { en: ['content/shared/counties/en.yaml'] } },
      { path: '/english', files: {} },
      { path: '/blog/en', files: {} },
    ];
    expect(checkRoutes(routes, ['ar', 'en']).map(({ place, message }) => [place.file, message])).toEqual([
      ['content/shared/counties/en.yaml', '/en is where the pages in English begin.'],
    ]);
  });
});
