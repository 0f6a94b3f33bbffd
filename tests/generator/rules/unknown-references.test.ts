import { describe, expect, it } from 'vitest';
import { duplicateIds, duplicateRoutes } from '../../../generator/rules/duplicates.ts';
import { unknownReferences } from '../../../generator/rules/unknown-references.ts';
import { unknownCourts } from '../../../schema/checks/unknown-courts.ts';
import { unknownFigures } from '../../../schema/checks/unknown-figures.ts';
import { createRuleContext, facts, recordFacts, recordTexts, route } from './content-files.ts';

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
const keysAndFixes = (files: Parameters<typeof createRuleContext>[0]) =>
  [...unknownReferences.run({ files, unpublished: [] }), ...unknownCourts.run(createRuleContext(files))].map(
    ({ key, fix }) => [key, fix],
  );

describe('unknownReferences', () => {
  it('reports unknown counties in notes and rows of the table of amounts', () => {
    const wrongOffences = facts('offences', {
      notes: [{ id: 'judge' }, { id: 'release', county: 'los-angels' }],
      offences: [{ id: 'dui-first', noteCounty: 'ventura' }],
    });
    expect(keysAndFixes([offices, wrongOffences, ...site.slice(2)])).toEqual([
      ['notes[1].county', 'Write los-angeles.'],
      ['offences[0].noteCounty', 'Choose from los-angeles, or add it to content/shared/counties/.'],
    ]);
  });

  it('accepts a record with at least one of its files, because file/missing reports the others', () => {
    const arabicTexts = recordTexts('blog', 'three', {}, 'ar');
    expect(keysAndFixes([...site, arabicTexts, post('four', { related: ['three', 'one'] })])).toEqual([]);
  });

  it('reports no references to files that are missing or cannot be read', () => {
    expect(keysAndFixes([facts('offices', undefined), ...site.slice(2), city({ office: 'x' })])).toEqual([]);
    const broken = recordFacts('counties', 'los-angeles', undefined);
    expect(keysAndFixes([offices, broken, city({ courts: ['x'] })])).toEqual([]);
  });
});
it('unknownFigures requires a range when a row of the table of amounts names a figure', () => {
  const figures = { firstOffence: { kind: 'moneyRange' }, bail: { kind: 'money' } };
  const offences = [{ figure: 'firstOffence' }, { figure: 'bail' }, { from: 5000 }];
  const files = [facts('business', { figures }), facts('offences', { offences })];
  expect(unknownFigures.run(createRuleContext(files)).map(({ key, fix }) => [key, fix])).toEqual([
    ['offences[1].figure', 'Choose from firstOffence, or add it to content/shared/business.yaml.'],
  ]);
});

it('accepts the same id in two lists of facts, but not in one', () => {
  const site = facts('site', { phones: [{ id: 'a' }, { id: 'a' }], lines: [{ id: 'a' }] });
  expect(duplicateIds.run({ files: [site] }).map(({ key }) => key)).toEqual(['phones[1].id']);
});

describe('duplicateRoutes', () => {
  it.each([
    ['/a', '/a'],
    ['/a', '/A'],
    ['/caf\u00e9', '/cafe\u0301'],
  ])('rejects %s beside %s', (first, second) => {
    const routes = [
      { ...route(first), files: { en: ['content/en/pages/a.yaml'] } },
      { ...route(second), files: { en: ['content/en/pages/b.yaml'] } },
      route('/c'),
    ];
    expect(duplicateRoutes.run({ routes, languages: ['ar', 'en'] })).toMatchObject([
      {
        rule: 'route/duplicate',
        location: { file: 'content/en/pages/b.yaml' },
        related: [{ location: { file: 'content/en/pages/a.yaml' } }],
      },
    ]);
  });

  it('rejects a page at the address of a language', () => {
    const routes = [
      { ...route('/en'), files: { en: ['content/shared/counties/en.yaml'] } },
      route('/english'),
      route('/blog/en'),
    ];
    expect(
      duplicateRoutes
        .run({ routes, languages: ['ar', 'en'] })
        .map(({ location, message }) => [location.file, message]),
    ).toEqual([['content/shared/counties/en.yaml', '/en is where the pages in English begin.']]);
  });
});
