import { describe, expect, it } from 'vitest';
import { checkJoinedRecords } from '../../../generator/check/check-joined-records.ts';
import { checkRecordReferences } from '../../../generator/check/check-record-references.ts';
import { checkRepetitions } from '../../../generator/check/check-repetitions.ts';
import { checkCourts } from '../../../schema/checks/check-courts.ts';
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
const keysOf = (files: Parameters<typeof checkRecordReferences>[0]) =>
  [...checkRecordReferences(files), ...checkCourts(written(files))].map(({ key, fix }) => [key, fix]);

describe('checkRecordReferences', () => {
  it('accepts records that name each other', () => {
    expect(keysOf([...site, city({ courts: ['hill-street'] })])).toEqual([]);
    expect(keysOf([...site.slice(0, 3), post('one', { related: ['two'] }), ...site.slice(4)])).toEqual([]);
  });

  it.each([
    [{ county: 'los-angels' }, 'county', 'Write los-angeles.'],
    [{ office: 'burbank' }, 'office', 'Choose from pasadena.'],
    [{ courts: ['hill-street', 'main-street'] }, 'courts[1]', 'Choose from hill-street.'],
  ])('points at %j of a city', (data, key, fix) => {
    expect(keysOf([...site, city(data)])).toEqual([[key, fix]]);
  });

  it('points at posts and offences of a county, and at the county of an office', () => {
    const other = recordFacts('counties', 'orange-county', {
      courts: [],
      amounts: [{ offence: 'dui-first' }, { offence: 'dui-frist' }],
      posts: ['one', 'three'],
    });
    const wrong = facts('offices', { offices: [{ id: 'pasadena', county: 'ventura' }] });
    expect(keysOf([...site, other])).toEqual([
      ['posts[1]', 'Choose from one, two.'],
      ['amounts[1].offence', 'Write dui-first.'],
    ]);
    expect(keysOf([wrong, ...site.slice(1)])).toEqual([['offices[0].county', 'Choose from los-angeles.']]);
  });

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

  it('points at an unknown category, and at a post that names itself', () => {
    expect(keysOf([...site, post('three', { category: 'dvi', related: ['three', 'one'] })])).toEqual([
      ['category', 'Write dui.'],
      ['related[0]', 'Choose from one, two.'],
    ]);
  });

  it('counts a record as known by any of its files, since a missing one is told by itself', () => {
    const words = recordWords('blog', 'three', { language: 'ar', data: {} });
    expect(keysOf([...site, words, post('four', { related: ['three', 'one'] })])).toEqual([]);
  });

  it('says nothing about names in files that are missing or cannot be read', () => {
    expect(keysOf([facts('offices', undefined), ...site.slice(2), city({ office: 'x' })])).toEqual([]);
    const broken = recordFacts('counties', 'los-angeles', undefined);
    expect(keysOf([offices, broken, city({ courts: ['x'] })])).toEqual([]);
  });
});

describe('checkJoinedRecords', () => {
  const check = (places: object) =>
    checkJoinedRecords([
      county,
      recordWords('counties', 'los-angeles', { language: 'ar', data: { places } }),
    ]).map(({ rule, key, message }) => [rule, key, message]);

  it('joins the words of a record with its own facts', () => {
    expect(check({ jails: { central: {} }, courts: { 'hill-street': {} } })).toEqual([]);
    expect(check({ jails: { south: {} }, courts: { 'hil-street': {} } })).toEqual([
      [
        'ref/unknown',
        'places.jails.south',
        'No jail in content/shared/counties/los-angeles.yaml has the id "south".',
      ],
      ['i18n/missing', 'places.jails.central', 'The jail "central" has no Arabic text.'],
      [
        'ref/unknown',
        'places.courts.hil-street',
        'No court in content/shared/counties/los-angeles.yaml has the id "hil-street". Did you mean "hill-street"?',
      ],
    ]);
  });

  it('joins with a list of plain ids, and points at the id', () => {
    const facts = recordFacts('cities', 'glendora', { served: ['glendora', 'azusa'] });
    const words = recordWords('cities', 'glendora', { language: 'en', data: { served: { glendora: 'x' } } });
    expect(checkJoinedRecords([facts, words])).toMatchObject([
      { rule: 'i18n/missing', key: 'served.azusa', related: [{ place: { path: ['served', 1] } }] },
    ]);
  });

  it('says nothing when the facts are missing or have no such list', () => {
    const words = recordWords('counties', 'ventura', {
      language: 'en',
      data: { places: { jails: { x: {} } } },
    });
    expect(checkJoinedRecords([county, words])).toEqual([]);
    expect(checkJoinedRecords([recordFacts('counties', 'ventura', { jails: 'x' }), words])).toEqual([]);
  });
});

describe('checkRepetitions', () => {
  const check = (data: unknown) => checkRepetitions([facts('navigation', data)]).map(({ key }) => key);

  it('points at each name that its list holds already', () => {
    expect(check({ topBar: ['/', '/faq', '/'], siteMap: [{ pages: ['/a', '/a'] }] })).toEqual([
      'topBar[2]',
      'siteMap[0].pages[1]',
    ]);
  });

  it('lets the same name stand in two lists', () => {
    expect(check({ topBar: ['/'], quickLinks: ['/'], siteMap: [{ pages: ['/'] }] })).toEqual([]);
  });

  it('leaves lists of words alone, and lists that are too long', () => {
    const words = recordWords('blog', 'one', { language: 'en', data: { seo: { keywords: ['a', 'a'] } } });
    expect(checkRepetitions([words])).toEqual([]);
    expect(check({ topBar: Array.from({ length: 5001 }, () => '/') })).toEqual([]);
  });
});
