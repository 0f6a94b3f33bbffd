import { describe, expect, it } from 'vitest';
import { checkDuplicateIds } from '../../../generator/check/check-duplicate-ids.ts';
import { checkJoinedRecords } from '../../../generator/check/check-joined-records.ts';
import { checkNavigation } from '../../../generator/check/check-navigation.ts';
import { checkRecordReferences } from '../../../generator/check/check-record-references.ts';
import { checkRoutes } from '../../../generator/check/check-routes.ts';
import { checkSourceLanguage } from '../../../generator/check/check-source-language.ts';
import { checkFigures } from '../../../schema/checks/check-figures.ts';
import { textFiles } from '../../../schema/index.ts';
import { contentFile, facts, written } from './content-files.ts';

const offices = facts('offices', { offices: [{ id: 'pasadena' }, { id: 'torrance' }] });

const checkNames = (files: Parameters<typeof written>[0]) => [
  ...checkSourceLanguage(files),
  ...checkRecordReferences(files),
  ...checkFigures(written(files)),
];

describe('names in the shared files', () => {
  it('accepts names that stand for something', () => {
    const site = facts('site', { languages: [{ tag: 'en' }], sourceLanguage: 'en', headOffice: 'torrance' });
    const figures = {
      rate: { kind: 'percent' },
      bail: { kind: 'money' },
      fee: { kind: 'premium', of: 'bail' },
    };
    const business = facts('business', { premiumRate: 'rate', bailExamples: ['bail'], figures });
    expect(checkNames([site, business, offices])).toEqual([]);
  });

  it('points at each name that stands for nothing, or for a figure of another kind', () => {
    const site = facts('site', { languages: [{ tag: 'en' }], sourceLanguage: 'sv', headOffice: 'torrence' });
    const figures = {
      rate: { kind: 'percent' },
      bail: { kind: 'money' },
      fee: { kind: 'premium', of: 'rate' },
    };
    const business = facts('business', { premiumRate: 'bail', bailExamples: ['bail', 'bial'], figures });
    expect(checkNames([site, business, offices]).map(({ key, fix }) => [key, fix])).toEqual([
      ['sourceLanguage', 'Choose from en.'],
      ['headOffice', 'Write torrance.'],
      ['premiumRate', 'Choose from rate.'],
      ['bailExamples[1]', 'Write bail.'],
      ['figures.fee.of', 'Choose from bail.'],
    ]);
  });

  it('asks for a range of the figures where a row of the table of amounts names one', () => {
    const figures = { firstOffence: { kind: 'moneyRange' }, bail: { kind: 'money' } };
    const offences = [{ figure: 'firstOffence' }, { figure: 'bail' }, { from: 5000 }];
    const files = [facts('business', { figures }), facts('offences', { offences })];
    expect(checkNames(files).map(({ key, fix }) => [key, fix])).toEqual([
      ['offences[1].figure', 'Choose from firstOffence.'],
    ]);
  });

  it('says nothing about references into a file that cannot be read', () => {
    const site = facts('site', { languages: [{ tag: 'en' }], sourceLanguage: 'en', headOffice: 'x' });
    expect(checkNames([site, facts('offices', undefined)])).toEqual([]);
  });
});

describe('checkJoinedRecords', () => {
  const check = (data: unknown) =>
    checkJoinedRecords([
      offices,
      contentFile({ type: 'words', name: 'offices', language: 'ar' }, textFiles.offices, { offices: data }),
    ]).map(({ rule, key, fix }) => [rule, key, fix]);

  it('tells facts without words and words without facts', () => {
    expect(check({ pasadena: {}, burbank: {} })).toEqual([
      ['ref/unknown', 'offices.burbank', 'Its ids: pasadena, torrance.'],
      ['i18n/missing', 'offices.torrance', 'torrance:\n  name: "…"\n  description: "…"'],
    ]);
  });

  it('tells a misspelt id once', () => {
    expect(check({ pasadena: {}, torrence: {} })).toEqual([
      ['ref/unknown', 'offices.torrence', 'Rename it to "torrance".'],
    ]);
  });
});

describe('checkNavigation', () => {
  it('points at addresses without a page', () => {
    const navigation = {
      file: 'content/shared/navigation.yaml',
      data: { topBar: ['/', '/faqs'], siteMap: [{ group: 'main', pages: ['/x'] }] },
    };
    const routes = [
      { path: '/', anchors: [] },
      { path: '/faq', anchors: [] },
    ];
    expect(checkNavigation(navigation, routes).map(({ key, fix }) => [key, fix])).toEqual([
      ['topBar[1]', 'Write /faq'],
      ['siteMap[0].pages[0]', 'Remove it until the page exists.'],
    ]);
  });
});

describe('checkDuplicateIds', () => {
  it('lets the same id stand in two lists of facts, but not in one', () => {
    const site = facts('site', { phones: [{ id: 'a' }, { id: 'a' }], lines: [{ id: 'a' }] });
    expect(checkDuplicateIds([site]).map(({ key }) => key)).toEqual(['phones[1].id']);
  });

  it('treats ids of words as anchors of one page', () => {
    const groups = [
      { id: 'money', faqs: [{ id: 'cost' }] },
      { id: 'time', faqs: [{ id: 'cost' }, { id: 'call' }] },
    ];
    const faqs = contentFile({ type: 'words', name: 'faqs', language: 'en' }, textFiles.faqs, { groups });
    expect(checkDuplicateIds([faqs]).map(({ key, message }) => [key, message])).toEqual([
      ['groups[1].faqs[0].id', '"cost" stands twice in this file: also at "groups[0].faqs[0].id".'],
      ['groups[1].faqs[1].id', expect.stringContaining('is a section of the page already')],
    ]);
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
