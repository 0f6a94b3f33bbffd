import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { requiredFacts, requiredTexts } from '../../../generator/content/classify-file.ts';
import type { ContentFile, FileType } from '../../../generator/content/content-file.ts';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { findMovedAddresses } from '../../../generator/content/routes/addresses.ts';
import { buildRoutes } from '../../../generator/content/routes/build-routes.ts';
import type { Diagnostic, RuleId } from '../../../generator/diagnostics/diagnostic.ts';
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

type Data = Readonly<Record<string, object>>;

const translated = {
  line: richText('A line.').optional(),
  range: pattern('A range.', ['from', 'fromCounted', 'to', 'toCounted']).optional(),
  count: plural('A count.', ['rating']).optional(),
};
const none = new Set<string>();
const ordinary = new Set(['phone', 'email']);
const placeholders = { ordinary, phrase: none, figure: none, name: none, definedIn: new Map() };
const checkPlaceholders = (en: object, ar: object) =>
  i18nPlaceholder
    .runOnUnit({
      ...{ comparisons: [compareTexts(translated, { en, ar })], files: [] },
      ...{ placeholders, sourceLanguage: 'en' },
    })
    .map(({ fix }) => fix);

function findDifferences(data: Data): string[] {
  const shape = { text: richText('A text.').optional(), list: z.array(richText('A text.')).optional() };
  const context = { comparisons: [compareTexts(shape, data)] };
  const problems = [...i18nShape.runOnUnit(context), ...i18nMarks.runOnUnit(context)];
  return problems.map(({ language, fix }) => `${language}: ${fix}`);
}

const page = (name: PageName) =>
  contentFile({ type: 'page-texts', name, language: 'en' }, pages[name].text, {});
const navigation = (data: object) => facts('navigation', { topBar: [], siteMap: [], ...data });

function findDeepPages(...changed: readonly ContentFile[]) {
  const files = [page('home'), page('site-map'), ...changed];
  const { links } = extractTextFacts({ texts: listTexts(files), valuesOf });
  return routeTooDeep.run({ files, routes: buildRoutes(files), links, referenceLanguage: 'en' });
}

/** From its rule, its file and perhaps the position in a text. */
function problemOf(described: string): Diagnostic {
  const [rule, file = '', start] = described.split(' ');
  const within = start === undefined ? {} : { within: { start: Number(start), length: 2 } };
  // The table has ids of rules.
  return { rule: rule as RuleId, location: { file, path: ['text'], ...within }, message: 'Wrong.' };
}

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
    return Object.fromEntries(
      findMovedAddresses(
        files,
        current.map((path) => route(path)),
      ),
    );
  },
  phrases: (phrases: Record<string, string>) =>
    checkPhrases(phrases).map(({ message }) => message.replace(/^.*: (.*)\.$/u, '$1')),
  'checked date': (today: string, checked: string) =>
    checkAge(today, recordFacts('counties', 'los-angeles', { jails: [{ source: { checked } }] })).flat(),
  'security contact': (today: string, expires: string) =>
    checkAge(today, facts('site', { security: { expires } }))[0]?.[1]?.match(
      /expires in 30 days|expired on/u,
    )?.[0],
  'placeholders of a translation': checkPlaceholders,
  'differing language': findDifferences,
  'differing languages': (data: Data) => findDifferences(data).map((found) => found.split(':')[0]),
  'items of two lists': (shorter: unknown[], longer: unknown[]) =>
    Object.entries(compareItems(shorter, longer)).map(
      ([name, { count, positions }]) => `${count} ${name} at ${positions.join()}`,
    ),
  'clicks to the FAQ': (links: object) => findDeepPages(navigation(links), page('faq')).length,
  'of several problems': (problems: string[]) =>
    mergeDiagnostics(problems.map(problemOf)).map(({ rule, location, message }) => {
      const { start = 0 } = ('within' in location && location.within) || {};
      return `${rule} at ${start} of ${location.file}. ${message}`;
    }),
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

it('an item of a list is named by the start of its text, or by its position', () => {
  expect(nameItem([['x'.repeat(50)]], 0)).toBe(`item 1 ("${'x'.repeat(39)}…")`);
  expect(nameItem([5], 0)).toBe('item 1');
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

it('the clicks to a page follow collections, references in both directions, and lists in shared files', () => {
  const records = [
    recordFacts('counties', 'los-angeles', { posts: ['one'] }),
    recordFacts('cities', 'glendora', { county: 'los-angeles' }),
    recordFacts('blog', 'one', { category: 'dui', related: [] }),
    recordFacts('blog-categories', 'dui', {}),
  ];
  expect(findDeepPages(navigation({ topBar: ['/los-angeles'] }), ...records)).toEqual([]);
  const legal = { siteMap: [{ group: 'legal', collections: ['legal'] }] };
  expect(findDeepPages(navigation(legal), recordTexts('legal', 'terms', {}))).toEqual([]);
  const listed = facts('articles', { groups: { charges: ['/blog/one'], process: [] } });
  const post = recordFacts('blog', 'one', {});
  const articles = navigation({ topBar: ['/articles'] });
  expect(findDeepPages(articles, page('articles'), listed, post)).toEqual([]);
});
