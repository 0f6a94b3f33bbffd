import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ContentFile, FileType } from '../../../generator/content/content-file.ts';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { requiredFacts, requiredTexts } from '../../../generator/content/content-paths.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { findMovedAddresses } from '../../../generator/content/routes/moved-addresses.ts';
import type { Diagnostic } from '../../../generator/diagnostics/index.ts';
import { brokenLinks } from '../../../generator/rules/broken-links.ts';
import { crowdedParagraphs } from '../../../generator/rules/crowded-paragraphs.ts';
import { futureDates } from '../../../generator/rules/future-dates.ts';
import { headingOrder } from '../../../generator/rules/heading-order.ts';
import { missingFiles } from '../../../generator/rules/missing-files.ts';
import { oldFacts } from '../../../generator/rules/old-facts.ts';
import { phraseCycles } from '../../../generator/rules/phrase-cycles.ts';
import { pluralForms } from '../../../generator/rules/plural-forms.ts';
import { removeSuperseded } from '../../../generator/rules/remove-superseded.ts';
import { searchResults } from '../../../generator/rules/search-results.ts';
import { translationLength } from '../../../generator/rules/translation-length.ts';
import { formatNumbers, requiredForms } from '../../../generator/text/plural-categories.ts';
import { type PageName, pages, plural, richText, textFiles } from '../../../schema/index.ts';
import { testTables } from '../../table.ts';
import { contentFile, facts, pageTexts, recordFacts, recordTexts, route, textsOf } from './content-files.ts';

const addresses = (list: readonly string[]) => facts('addresses', { pages: list });
const valuesOf = () => new Map([['hours', '24 hours a day']]);

const quote = (originalLanguage: unknown) => ({ type: 'quote', text: 'A', cite: 'B', originalLanguage });
const checkBlocks = (...posts: readonly unknown[]) =>
  headingOrder.run({
    files: posts.map((blocks) => recordTexts('blog', 'one', { blocks })),
    referenceLanguage: 'en',
    languages: ['ar', 'en'],
  });

const pageShape = { text: richText('A text.'), count: plural('A count.').optional() };
/** Returns the problems of the length of an Arabic text and its English source. */
function checkLength(
  en: object,
  ar: object,
  change: Partial<Parameters<typeof translationLength.run>[0]> = {},
) {
  return translationLength.run({
    texts: listTexts([pageTexts('en', pageShape, en), pageTexts('ar', pageShape, ar)]),
    brokenPaths: new Set(),
    valuesOf: (language) => new Map([['hours', 'h'.repeat(language === 'en' ? 500 : 10)]]),
    sourceLanguage: 'en',
    ...change,
  });
}

function checkSeo(seo: { title?: string; description?: string }, name: PageName = 'faq') {
  const description = 'What bail is, who sets the amount, and what a family can do in the first hours.';
  const data = { seo: { title: `About ${name}`, description, ...seo } };
  const file = contentFile({ type: 'page-texts', name, language: 'en' }, pages[name].text, data);
  return searchResults.run(extractTextFacts({ texts: listTexts([file]), valuesOf }));
}

const checkPhrases = (phrases: Readonly<Record<string, string>>) =>
  phraseCycles.run({
    texts: listTexts([contentFile({ type: 'texts', name: 'ui', language: 'en' }, textFiles.ui, { phrases })]),
  });

const jail = (checked: string) =>
  recordFacts('counties', 'los-angeles', { jails: [{ source: { checked } }] });
const checkAge = (today: string, file: ContentFile) => oldFacts.run({ files: [file], age: true, day: today });

function findFutureDates(file: ContentFile, acceptsFutureDates = false) {
  const day = '2026-11-20';
  return futureDates.run({ files: [file], lock: undefined, day, acceptsFutureDates }).map(({ key }) => key);
}

const ruleAndFix = (problems: readonly Diagnostic[]) => problems.flatMap(({ rule, fix }) => [rule, fix]);
const keyAndFix = (problems: readonly Diagnostic[]) => problems.flatMap(({ key, fix }) => [key, fix]);

testTables(join(import.meta.dirname, 'rules.yaml'), {
  link: (target: string) => {
    const texts = textsOf('en', { rich: `See [this](${target}).` });
    const routes = [route('/'), route('/faq', ['what-it-costs']), route('/services', ['bonds'])];
    return ruleAndFix(
      brokenLinks.run({
        ...extractTextFacts({ texts, valuesOf }),
        languages: ['ar', 'en'],
        unpublished: [],
        routes: [...routes, route('/services/fast-release')],
        files: [addresses(['/', '/faq', '/services', '/services/old'])],
      }),
    );
  },
  'moved page': (earlier: string[], redirects: object, current: string[]) => {
    const files = [addresses(earlier), facts('site', { redirects })];
    return Object.fromEntries(findMovedAddresses({ files, routes: current.map((path) => route(path)) }));
  },
  'language of a quotation': (tag: unknown) => keyAndFix(checkBlocks([quote(tag)])),
  'length of a translation': (percent: number) =>
    checkLength({ text: 'a'.repeat(1000) }, { text: 'a'.repeat(percent * 10) }).length,
  'length of a description': (length: number) => checkSeo({ description: 'a'.repeat(length) })[0]?.fix,
  phrases: (phrases: Record<string, string>) =>
    checkPhrases(phrases).map(({ message }) => message.replace(/^.*: (.*)\.$/u, '$1')),
  'checked date': (today: string, checked: string) =>
    checkAge(today, jail(checked)).flatMap(({ key, message }) => [key, message]),
  'security contact': (today: string, expires: string) =>
    checkAge(today, facts('site', { security: { expires } }))[0]?.message.match(
      /expires in 30 days|expired on/u,
    )?.[0],
  'dates of the site': (settings: object) => findFutureDates(facts('site', settings)),
});

describe('a crowded paragraph', () => {
  const values = new Map([
    ['phone', '(626) 555-0100'],
    ['alternatePhone', '(626) 555-0101'],
    ['jail', '(213) 555-0150'],
    ['court', '(213) 555-0151'],
    ['emergency', '911'],
  ]);
  const check = (text: string) =>
    crowdedParagraphs
      .run({ texts: textsOf('en', { rich: text }), valuesOf: () => values })
      .map(({ rule, message }) => `${rule} ${message.match(/\d+/u)?.[0]}`);
  const words = (count: number) => 'word '.repeat(count).trim();

  it('has more than 80 words, without marks and addresses, with the words of placeholders', () => {
    expect(check(words(80))).toEqual([]);
    expect(check(words(81))).toEqual(['text/long-paragraph 81']);
    expect(check(`${words(78)} [the guide](/guide)`)).toEqual([]);
    expect(check(`${words(79)} {{phone}}`)).toEqual(['text/long-paragraph 81']);
  });

  it('has more than one telephone number of others', () => {
    expect(check('Call {{jail}}, then {{jail}}, {{phone}}, {{alternatePhone}} or {{emergency}}.')).toEqual(
      [],
    );
    expect(check('Call {{jail}} or {{court}}.')).toEqual(['text/many-numbers 2']);
  });
});

describe('a date in the future', () => {
  it('is reported in facts and records, unless future dates are accepted', () => {
    expect(findFutureDates(jail('2026-11-22'))).toEqual(['jails[0].source.checked']);
    expect(findFutureDates(jail('2026-11-22'), true)).toEqual([]);
  });
});

it('oldFacts ignores dates of another meaning', () => {
  expect(checkAge('2030-01-01', recordFacts('blog', 'a-post', { published: '2020-01-01' }))).toEqual([]);
});

it('headingOrder ignores values that are not blocks or lists of blocks', () => {
  expect(checkBlocks('x', [7, null, { type: 7 }])).toEqual([]);
});

describe('the length of a translation', () => {
  const source = { text: 'a'.repeat(1000) };

  it('is that of the printed text', () => {
    const text = `${'a'.repeat(600)}{{hours}}`;
    expect(checkLength({ text }, { text })).toHaveLength(1);
    const linked = `[${'a'.repeat(600)}](/${'b'.repeat(400)})`;
    expect(checkLength(source, { text: linked })).toHaveLength(1);
  });

  it('contains one form of a plural, since languages have different numbers of them', () => {
    const form = 'a'.repeat(1000);
    const sixForms = { zero: form, one: form, two: form, few: form, many: form, other: form };
    const count = { one: form, other: form };
    expect(checkLength({ text: 'a', count }, { text: 'a', count: sixForms })).toEqual([]);
  });

  it('does not matter in short records, invalid files, and sites without a source language', () => {
    expect(checkLength({ text: 'a'.repeat(999) }, { text: 'a' })).toEqual([]);
    expect(checkLength(source, { text: 'a' })).toHaveLength(1);
    expect(
      checkLength(source, { text: 'a' }, { brokenPaths: new Set(['content/ar/pages/home.yaml']) }),
    ).toEqual([]);
    expect(checkLength(source, { text: 'a' }, { sourceLanguage: undefined })).toEqual([]);
  });
});

describe('the length of a title', () => {
  it('is that of the text with shared values', () => {
    const title = `${'i'.repeat(45)} {{hours}}`;
    expect(checkSeo({ title })).toEqual([]);
    expect(checkSeo({ title: `i${title}` })).toMatchObject([
      { rule: 'text/seo-length', key: 'seo.title', fix: 'Shorten it by 1 character.' },
    ]);
  });

  it('does not matter in texts that cannot be printed, and on pages that search engines may not list', () => {
    expect(checkSeo({ title: `${'i'.repeat(60)} {{unknown}}` })).toEqual([]);
    expect(checkSeo({ title: 'a'.repeat(99), description: 'a' }, 'thank-you')).toEqual([]);
  });
});

describe('phraseCycles', () => {
  it('reports the locations of the other links of a cycle', () => {
    const within = { start: 3, length: 5 };
    const location = { file: 'content/en/ui.yaml', path: ['phrases', 'b'], within };
    expect(checkPhrases({ a: '{{b}}', b: 'so {{a}}' })).toMatchObject([
      { key: 'phrases.a', related: [{ label: 'b', location }] },
    ]);
  });

  it('follows a chain of 30,000 phrases', () => {
    const chain = Array.from({ length: 30_000 }, (_, index) => [`p${index}`, `{{p${index + 1}}}`]);
    expect(checkPhrases(Object.fromEntries(chain))).toEqual([]);
    const cycle = checkPhrases({ ...Object.fromEntries(chain), p30000: '{{p0}}' });
    expect(cycle[0]?.related).toHaveLength(30_000);
  });
});

describe('the forms of a plural', () => {
  const check = (count: unknown) =>
    pluralForms.run({ files: [pageTexts('en', { count: plural('A count.') }, { count })] });

  it.each(['ar', 'es', 'pl', 'ja', 'kw', 'br'])('are those of every number in %s', (language) => {
    const rules = new Intl.PluralRules(language);
    const numbers = Array.from({ length: 100_000 }, (_, number) => rules.select(number));
    expect(new Set(requiredForms(language))).toEqual(new Set([...numbers, 'other']));
  });

  it('are explained with the first numbers of each form', () => {
    expect(formatNumbers('pl', ['few', 'many'])).toBe('2–4, 22–24, 32–34, …, 0, 5–21, 25–31, …');
  });

  it('are missing when they are empty, but not when they are misspelt, which validation reports', () => {
    expect(check({ one: '', other: '{{count}}' })).toMatchObject([
      { rule: 'i18n/plural-forms', fix: { yaml: 'one: "…"', isAddition: true } },
    ]);
    expect(check({ one: '1', othr: '{{count}}' })).toEqual([]);
  });
});

it('missingFiles reports no missing file in a folder that cannot be opened', () => {
  const languagesInOrder = ['en', 'ar', 'es'];
  const record = (id: string): FileType[] => [
    { type: 'collection-facts', name: 'services', id },
    { type: 'collection-texts', name: 'services', id, language: 'en' },
    { type: 'collection-texts', name: 'services', id, language: 'ar' },
  ];
  const types = [
    ...requiredFacts(),
    ...languagesInOrder.flatMap(requiredTexts),
    ...record('a'),
    ...record('b'),
  ];
  const files = types.map((fileType) => contentFile(fileType, z.unknown(), {}));
  const findMissingFiles = (file: string) =>
    missingFiles.run({
      files,
      languagesInOrder,
      diagnostics: [{ rule: 'file/unknown', location: { file }, message: '' }],
    });
  expect(findMissingFiles('content/es/services')).toEqual([]);
  expect(findMissingFiles('content/es/serv')).toHaveLength(2);
});

describe('of several problems', () => {
  const problemAt = (rule: Diagnostic['rule'], file: string, start?: number): Diagnostic => ({
    rule,
    location: { file, path: ['text'], ...(start !== undefined && { within: { start, length: 2 } }) },
    message: 'Wrong.',
  });
  const rulesOf = (...problems: Diagnostic[]) => removeSuperseded(problems).map(({ rule }) => rule);

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
    expect(removeSuperseded(problems)).toEqual([{ ...problemAt('text/placeholder', 'a', 4), message }]);
  });
});
