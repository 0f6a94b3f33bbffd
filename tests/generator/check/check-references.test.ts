import { describe, expect, it } from 'vitest';
import { checkDuplicateIds } from '../../../generator/check/check-duplicate-ids.ts';
import { checkRecordReferences } from '../../../generator/check/check-record-references.ts';
import { checkRoutes } from '../../../generator/check/check-routes.ts';
import { checkFigures } from '../../../schema/checks/check-figures.ts';
import { facts, written } from './content-files.ts';

describe('checkFigures', () => {
  it('asks for a range of the figures where a row of the table of amounts names one', () => {
    const figures = { firstOffence: { kind: 'moneyRange' }, bail: { kind: 'money' } };
    const offences = [{ figure: 'firstOffence' }, { figure: 'bail' }, { from: 5000 }];
    const files = [facts('business', { figures }), facts('offences', { offences })];
    expect(checkFigures(written(files)).map(({ key, fix }) => [key, fix])).toEqual([
      ['offences[1].figure', 'Choose from firstOffence.'],
    ]);
  });

  it('says nothing about references into a file that cannot be read', () => {
    const site = facts('site', { languages: [{ tag: 'en' }], sourceLanguage: 'en', headOffice: 'x' });
    expect(checkRecordReferences([site, facts('offices', undefined)])).toEqual([]);
  });
});

describe('checkDuplicateIds', () => {
  it('lets the same id stand in two lists of facts, but not in one', () => {
    const site = facts('site', { phones: [{ id: 'a' }, { id: 'a' }], lines: [{ id: 'a' }] });
    expect(checkDuplicateIds([site]).map(({ key }) => key)).toEqual(['phones[1].id']);
  });
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
