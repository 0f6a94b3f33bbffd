import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { requiredFacts, requiredTexts } from '../../../generator/content/classify-file.ts';
import type { ContentFile, FileType } from '../../../generator/content/content-file.ts';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { findMovedAddresses } from '../../../generator/content/routes/addresses.ts';
import { buildRoutes } from '../../../generator/content/routes/build-routes.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { ageOld } from '../../../generator/rules/age/old.ts';
import { i18nMarks } from '../../../generator/rules/i18n/marks.ts';
import { i18nPlaceholder } from '../../../generator/rules/i18n/placeholder.ts';
import { i18nPluralForms } from '../../../generator/rules/i18n/plural-forms.ts';
import { compareItems, i18nShape, nameItem } from '../../../generator/rules/i18n/shape.ts';
import { linkScheme } from '../../../generator/rules/link/scheme.ts';
import { mergeDiagnostics } from '../../../generator/rules/merge-diagnostics.ts';
import { refCycle } from '../../../generator/rules/ref/cycle.ts';
import { routeRedirectLimit } from '../../../generator/rules/route/redirect-limit.ts';
import { routeTooDeep } from '../../../generator/rules/route/too-deep.ts';
import { findLinkProblems } from '../../../generator/rules/shared/link-problems.ts';
import { findMissingFiles } from '../../../generator/rules/shared/missing-files.ts';
import { formatNumbers, requiredForms } from '../../../generator/text/languages.ts';
import { type PageName, pages, pattern, plural, richText, textFiles } from '../../../schema/index.ts';
import { testTables } from '../../table.ts';
import {
  compareTexts,
  contentFile,
  facts,
  pageTexts,
  recordFacts,
  recordTexts,
  route,
  textsOf,
} from './content-files.ts';

const addresses = (list: readonly string[]) => facts('addresses', { pages: list });
const valuesOf = () => new Map();

const checkPhrases = (phrases: Readonly<Record<string, string>>) =>
  refCycle.runOnUnit({
    texts: listTexts([contentFile({ type: 'texts', name: 'ui', language: 'en' }, textFiles.ui, { phrases })]),
  });
const checkAge = (today: string, file: ContentFile) =>
  ageOld.run({ files: [file], age: true, day: today }).map(({ key, message }) => [key, message]);

testTables(join(import.meta.dirname, 'rules.yaml'), {
  link: (target: string) => {
    const { links } = extractTextFacts({
      texts: textsOf('en', { rich: `See [this](${target}).` }),
      valuesOf,
    });
    const routes = [route('/'), route('/faq', ['what-it-costs']), route('/services', ['bonds'])];
    const files = [addresses(['/', '/faq', '/services', '/services/old'])];
    const site = { links, files, languages: ['ar', 'en'], unpublished: [] };
    const problems = [
      ...linkScheme.run(site).map((problem) => ({ rule: 'link/scheme', ...problem })),
      ...findLinkProblems({ ...site, routes: [...routes, route('/services/fast-release')] }),
    ];
    return problems.flatMap(({ rule, fix }) => [rule, fix]);
  },
  'moved page': (earlier: string[], redirects: object, current: string[]) => {
    const files = [addresses(earlier), facts('site', { redirects })];
    return Object.fromEntries(findMovedAddresses({ files, routes: current.map((path) => route(path)) }));
  },
  phrases: (phrases: Record<string, string>) =>
    checkPhrases(phrases).map(({ message }) => message.replace(/^.*: (.*)\.$/u, '$1')),
  'checked date': (today: string, checked: string) =>
    checkAge(today, recordFacts('counties', 'los-angeles', { jails: [{ source: { checked } }] })).flat(),
  'security contact': (today: string, expires: string) =>
    checkAge(today, facts('site', { security: { expires } }))[0]?.[1]?.match(
      /expires in 30 days|expired on/u,
    )?.[0],
});

it('a chain of 30,000 phrases is followed, and a cycle of so many reported', () => {
  const chain = Array.from({ length: 30_000 }, (_, index) => [`p${index}`, `{{p${index + 1}}}`]);
  expect(checkPhrases(Object.fromEntries(chain))).toEqual([]);
  const cycle = checkPhrases({ ...Object.fromEntries(chain), p30000: '{{p0}}' });
  expect(cycle[0]?.related).toHaveLength(30_000);
});

describe('the forms of a plural', () => {
  const check = (count: unknown) =>
    i18nPluralForms.runOnUnit({ files: [pageTexts('en', { count: plural('A count.') }, { count })] });

  it.each(['ar', 'es', 'pl', 'ja', 'kw', 'br'])('are those of every number in %s', (language) => {
    const rules = new Intl.PluralRules(language);
    const numbers = Array.from({ length: 100_000 }, (_, number) => rules.select(number));
    expect(new Set(requiredForms(language))).toEqual(new Set([...numbers, 'other']));
  });

  it('are explained with the first numbers of each form', () => {
    expect(formatNumbers('pl', ['few', 'many'])).toBe('2–4, 22–24, 32–34, …, 0, 5–21, 25–31, …');
  });

  it('are missing when they are empty, but not when they are misspelled, which validation reports', () => {
    expect(check({ one: '', other: '{{count}}' })).toMatchObject([
      { fix: { yaml: 'one: "…"', isAddition: true } },
    ]);
    expect(check({ one: '1', othr: '{{count}}' })).toEqual([]);
  });
});

describe('the placeholders of a translation', () => {
  const shape = {
    line: richText('A line.').optional(),
    range: pattern('A range.', ['from', 'fromCounted', 'to', 'toCounted']).optional(),
    count: plural('A count.', ['rating']).optional(),
  };
  const none = new Set<string>();
  const ordinary = new Set(['phone', 'email']);
  const placeholders = { ordinary, phrase: none, figure: none, name: none, definedIn: new Map() };
  const check = (en: object, ar: object) =>
    i18nPlaceholder
      .runOnUnit({
        ...{ comparisons: [compareTexts(shape, { en, ar })], files: [] },
        ...{ placeholders, sourceLanguage: 'en' },
      })
      .map(({ fix }) => fix);

  it('are counted', () => {
    expect(check({ line: '{{phone}}, {{phone}}' }, { line: '{{phone}}' })).toEqual(['Add {{phone}}.']);
  });

  it.each([
    ['{{phone}}', '{{phnoe}}'],
    ['{{phnoe}}', '{{phone}}'],
    ['{{phone}}', '{{phone'],
    ['{{phone}} {{nothing}}', '{{phone}}'],
  ])('may differ by a misspelled name, which text/placeholder reports: %s, %s', (en, ar) => {
    expect(check({ line: en }, { line: ar })).toEqual([]);
    expect(check({ line: `${en} {{email}} {{email}}` }, { line: ar })).toHaveLength(ar === '{{phone' ? 0 : 1);
  });

  it('may have a counted parameter instead of the number that it counts', () => {
    const range = 'من {{fromCounted}} إلى {{toCounted}}';
    expect(check({ range: '{{from}} to {{toCounted}}' }, { range })).toEqual([]);
    expect(check({ range: '{{from}} to {{toCounted}}' }, { range: 'حتى {{toCounted}}' })).toHaveLength(1);
  });

  it('are compared in the general form of a plural', () => {
    const en = { count: { one: 'one', other: '{{rating}} of {{count}}' } };
    expect(check(en, { count: { two: 'اثنان', other: '{{count}} {{rating}}' } })).toEqual([]);
    expect(check(en, { count: { other: '{{count}}' } })).toEqual(['Add {{rating}}.']);
  });
});

describe('a difference of one language from all others', () => {
  const shape = { text: richText('A text.').optional(), list: z.array(richText('A text.')).optional() };
  const check = (data: Readonly<Record<string, object>>) => {
    const context = { comparisons: [compareTexts(shape, data)] };
    return [...i18nShape.runOnUnit(context), ...i18nMarks.runOnUnit(context)].map(({ language, fix }) => [
      language,
      fix,
    ]);
  };

  it.each([
    [
      'in marks',
      { text: 'Call us.' },
      { text: '**Call** us.' },
      'Mark the same words as in Arabic and Spanish: **strong** and [text](target). If this is intended, change the Arabic and Spanish text.',
    ],
    [
      'by an extra item',
      { list: ['a', '**b**'] },
      { list: ['a'] },
      'Remove item 2 ("**b**"), or add it in Arabic and Spanish, too.',
    ],
    [
      'by a missing item',
      { list: ['a'] },
      { list: ['a', '**b**'] },
      'Add item 2 ("**b**") of the Arabic and Spanish list. If this is intended, change the Arabic and Spanish text.',
    ],
  ])('%s is reported once, also in the reference', (_, differing, common, fix) => {
    expect(check({ en: differing, ar: common, es: common })).toEqual([['en', fix]]);
    expect(check({ en: common, ar: differing, es: common }).map(([language]) => language)).toEqual(['ar']);
  });

  it('is reported in the translation when there are two languages, or when all differ', () => {
    const texts = ['Call us.', 'Call **us**.', '**Call** **us**.'].map((text) => ({ text }));
    expect(check({ en: texts[0] ?? {}, ar: texts[1] ?? {} }).map(([language]) => language)).toEqual(['ar']);
    const all = { en: texts[0] ?? {}, ar: texts[1] ?? {}, es: texts[2] ?? {} };
    expect(check(all).map(([language]) => language)).toEqual(['ar', 'es']);
  });
});

describe('the items of two lists', () => {
  const ids = (...names: string[]) => names.map((id) => ({ id, text: id }));
  const block = (type: string) => ({ type, text: 'Words.' });

  it('are compared by their ids, in any order', () => {
    expect(compareItems(ids('c', 'a', 'x'), ids('a', 'b', 'c', 'd'))).toEqual({
      missing: { positions: [1, 3], count: 2 },
      extra: { positions: [2], count: 1 },
    });
  });

  it.each([
    ['placeholders', ['Call.', 'Call {{phone}}.'], ['Call.', 'Write {{email}}.', 'Call {{phone}}.']],
    ['links', ['[a](/a)', '[c](/c)'], ['[x](/a)', '[y](/b)', '[z](/c)']],
    ['fields', [{ a: 'a' }, { a: 'a' }], [{ a: 'b' }, { a: 'b', c: 'c' }, { a: 'b' }]],
  ])('without ids are compared by their %s', (_, shorter, longer) => {
    const found = { positions: [1], count: 1 };
    const none = { positions: [], count: 0 };
    expect(compareItems(shorter, longer)).toEqual({ missing: found, extra: none });
    expect(compareItems(longer, shorter)).toEqual({ missing: none, extra: found });
  });

  it('that cannot be distinguished have several possible positions', () => {
    const list = (count: number) => [block('heading'), ...Array(count).fill(block('text')), block('list')];
    expect(compareItems(list(2), list(3)).missing).toEqual({ positions: [1, 2, 3], count: 1 });
    expect(compareItems([block('text')], [block('text'), block('text')]).missing.positions).toEqual([]);
  });

  it('are named by the start of their text, or by their position', () => {
    expect(nameItem([['x'.repeat(50)]], 0)).toBe(`item 1 ("${'x'.repeat(39)}…")`);
    expect(nameItem([5], 0)).toBe('item 1');
  });
});

it('no file is missing in a folder that cannot be opened', () => {
  const languagesInOrder = ['en', 'ar', 'es'];
  const record = (id: string): FileType[] => [
    { type: 'collection-facts', name: 'services', id },
    { type: 'collection-texts', name: 'services', id, language: 'en' },
    { type: 'collection-texts', name: 'services', id, language: 'ar' },
  ];
  const required = [...requiredFacts(), ...languagesInOrder.flatMap(requiredTexts)];
  const files = [...required, ...record('a'), ...record('b')].map((fileType) =>
    contentFile(fileType, z.unknown(), {}),
  );
  const findMissing = (file: string) => {
    const diagnostics: Diagnostic[] = [{ rule: 'file/unreadable', location: { file }, message: '' }];
    return findMissingFiles({ files, languagesInOrder, diagnostics });
  };
  expect(findMissing('content/es/services')).toEqual([]);
  expect(findMissing('content/es/serv')).toHaveLength(2);
});

it('the limit of redirects counts two lines for each language, and none for a removed page', () => {
  const check = (count: number, target: string) => {
    const from = Array.from({ length: count }, (_, index) => [`/old-${index}`, target]);
    const files = [facts('site', { redirects: Object.fromEntries(from) })];
    return routeRedirectLimit.run({ files, languages: ['ar', 'en', 'es'] }).map(({ message }) => message);
  };
  expect(check(333, '/faq')).toEqual([]);
  expect(check(334, '/faq')).toEqual([
    '334 redirects in 3 languages are 2004 lines of _redirects. Cloudflare reads the first 2,000.',
  ]);
  expect(check(334, 'gone')).toEqual([]);
});

describe('the clicks to a page', () => {
  const page = (name: PageName) =>
    contentFile({ type: 'page-texts', name, language: 'en' }, pages[name].text, {});
  const navigation = (data: object = {}) => facts('navigation', { topBar: [], siteMap: [], ...data });

  function check(...changed: readonly ContentFile[]) {
    const files = [page('home'), page('site-map'), ...changed];
    const { links } = extractTextFacts({ texts: listTexts(files), valuesOf });
    return routeTooDeep.run({ files, routes: buildRoutes(files), links, referenceLanguage: 'en' });
  }

  it.each([
    ['the top bar', { topBar: ['/faq'] }],
    ['the quick links', { quickLinks: ['/faq'] }],
    ['the legal links', { legal: ['/faq'] }],
    ['the home page', { needs: ['/faq'] }],
    ['the site map page', { siteMap: [{ pages: ['/faq'] }] }],
  ])('follow %s', (_, data) => {
    expect(check(navigation(data), page('faq'))).toEqual([]);
    expect(check(navigation(), page('faq'))).toHaveLength(1);
  });

  it('follow collections, references in both directions, and lists in shared files', () => {
    const records = [
      recordFacts('counties', 'los-angeles', { posts: ['one'] }),
      recordFacts('cities', 'glendora', { county: 'los-angeles' }),
      recordFacts('blog', 'one', { category: 'dui', related: [] }),
      recordFacts('blog-categories', 'dui', {}),
    ];
    expect(check(navigation({ topBar: ['/los-angeles'] }), ...records)).toEqual([]);
    const legal = { siteMap: [{ group: 'legal', collections: ['legal'] }] };
    expect(check(navigation(legal), recordTexts('legal', 'terms', {}))).toEqual([]);
    const listed = facts('articles', { groups: { charges: ['/blog/one'], process: [] } });
    const post = recordFacts('blog', 'one', {});
    expect(check(navigation({ topBar: ['/articles'] }), page('articles'), listed, post)).toEqual([]);
  });
});

describe('of several problems', () => {
  const problemAt = (rule: Diagnostic['rule'], file: string, start?: number): Diagnostic => ({
    rule,
    location: { file, path: ['text'], ...(start !== undefined && { within: { start, length: 2 } }) },
    message: 'Wrong.',
  });
  const rulesOf = (...problems: Diagnostic[]) => mergeDiagnostics(problems).map(({ rule }) => rule);

  it('those of the same field in different files remain', () => {
    const problems = [problemAt('schema/required', 'a'), problemAt('i18n/missing', 'b')];
    expect(rulesOf(...problems)).toEqual(['schema/required', 'i18n/missing']);
  });

  it('a bad link remains when its text is also a forbidden term', () => {
    const terms = [4, 20].map((start) => problemAt('text/forbidden-term', 'a', start));
    expect(rulesOf(...terms, problemAt('text/link-words', 'a', 4))).toEqual([
      'text/forbidden-term',
      'text/link-words',
    ]);
  });

  it('equal ones of a text are reported once, at the first position, with their number', () => {
    const problems = [4, 20, 20, 30].map((start) => problemAt('text/placeholder', 'a', start));
    const message = 'Wrong. It occurs 3 times in this text.';
    expect(mergeDiagnostics(problems)).toEqual([{ ...problemAt('text/placeholder', 'a', 4), message }]);
  });
});
