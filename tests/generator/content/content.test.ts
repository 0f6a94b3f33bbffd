import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { classifyFile } from '../../../generator/content/classify-file.ts';
import type { FileType } from '../../../generator/content/content-file.ts';
import { completeDrafts } from '../../../generator/content/drafts.ts';
import { findLanguages, SITE_FILE } from '../../../generator/content/find-languages.ts';
import { dayIn, findBuildDay, startOfDay } from '../../../generator/content/routes/build-day.ts';
import { buildRoutes, listPages } from '../../../generator/content/routes/build-routes.ts';
import { pages, text } from '../../../schema/index.ts';
import { testTables } from '../../table.ts';
import { compareTexts, contentFile, facts, recordFacts, recordTexts } from '../rules/content-files.ts';

function problemOf(path: string) {
  const found = classifyFile(path, ['ar', 'en']);
  return 'problem' in found ? found.problem : undefined;
}

const shape = {
  note: z.strictObject({ title: text('A title.') }).optional(),
  items: z.array(text('A name.')),
  phrases: z.record(z.string(), text('A phrase.')),
  when: z.enum(['day', 'night']).optional(),
};

function compare(changes: Readonly<Record<string, object>>) {
  const same = { items: ['One'], phrases: { open: 'Open', closed: 'Closed' } };
  const data = Object.entries({ en: {}, ...changes }).map(([tag, change]) => [tag, { ...same, ...change }]);
  return compareTexts(shape, Object.fromEntries(data));
}

const evening = new Date('2026-12-24T05:30:00Z');
const site = (timeZone: string) => facts('site', { timeZone });

testTables(join(import.meta.dirname, 'content.yaml'), {
  'corrected path': (path: string) => problemOf(path)?.fix,
  'unknown path': (path: string) => problemOf(path)?.rule,
  id: (id: string) => problemOf(`content/en/services/${id}.yaml`)?.rule,
  'unequal values': (changes: Record<string, object>) =>
    compare(changes).unequal.map(({ path, actual, expected }) => {
      const verb = actual.value === undefined ? 'lacks' : 'has';
      return `${actual.language} ${verb} ${path.join('.')}: ${actual.value ?? expected.value}`;
    }),
  'day in California': (time: string) => dayIn('America/Los_Angeles', new Date(time)),
  'start of a day': (timeZone: string, day: string) => {
    const start = startOfDay(timeZone, day);
    return `${start} in ${dayIn(timeZone, new Date(start))}`;
  },
  'day of a build': (timeZone: string, date: string | null) =>
    findBuildDay([site(timeZone)], { date: date ?? undefined, now: evening }),
});

it('suggests an id of allowed characters', () => {
  expect(problemOf('content/en/services/Über uns.yaml')?.fix).toContain('uber-uns.yaml');
});

it('uses the first language as reference when the source language is not one of the languages', () => {
  const data = { languages: [{ tag: 'ar' }], sourceLanguage: 'sv' };
  expect(findLanguages([{ source: { path: SITE_FILE }, data }]).referenceLanguage).toBe('ar');
});

it('finds the misspelling in the source language when the others agree', () => {
  const phrases = { opne: 'Open', closed: 'Closed' };
  expect(compare({ en: { phrases }, ar: {}, es: {} }).missing).toMatchObject([
    {
      path: ['phrases', 'open'],
      missingIn: { language: 'en' },
      presentIn: { language: 'ar' },
      misspelledKey: 'opne',
    },
  ]);
});

it('publishes a record on its date, and hides no facts with another later date', () => {
  const jails = { jails: [{ source: { checked: '2027-11-26' } }] };
  const records = [
    recordFacts('counties', 'los-angeles', jails),
    recordFacts('blog', 'a-post', { published: '2026-12-24' }),
  ];
  const unpublishedIn = (timeZone: string) =>
    listPages([site(timeZone), ...records], { now: evening }).unpublished;
  expect(unpublishedIn('America/Los_Angeles')).toMatchObject([{ from: '2026-12-24' }]);
  expect(unpublishedIn('Asia/Dubai')).toEqual([]);
});

it('a page has a section for each id of the shared list that its definition names', () => {
  const [page] = buildRoutes([
    contentFile({ type: 'page-texts', name: 'jail-words', language: 'en' }, pages['jail-words'].text, {}),
    facts('jail-words', { words: [{ id: 'hold', term: 'Hold' }] }),
  ]);
  expect(page?.anchors).toContain('hold');
});

it('a route contains the files in each language from which its page is built', () => {
  const serviceTexts = (language: string) => recordTexts('services', 'a', {}, language);
  const [page] = buildRoutes([serviceTexts('ar'), serviceTexts('en'), recordFacts('services', 'a', {})]);
  expect(page?.files).toEqual({
    ar: ['content/ar/services/a.yaml', 'content/shared/services/a.yaml'],
    en: ['content/en/services/a.yaml', 'content/shared/services/a.yaml'],
  });
});

const settings = contentFile({ type: 'facts', name: 'site' }, z.unknown(), {
  languages: [{ tag: 'en' }, { tag: 'ar' }, { tag: 'fr', draft: true }],
  sourceLanguage: 'en',
});

it('a draft language shows what it has, and marked texts of the source language', () => {
  const steps = z.array(z.strictObject({ id: z.string(), title: text('A text.') }));
  const schema = z.strictObject({ title: text('A text.'), steps });
  const [one, two] = [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
  ];
  const source = { title: 'Home', steps: [one, two] };
  const page = (name: 'home' | 'faq', language: string, data: unknown = source) =>
    contentFile({ type: 'page-texts', name, language }, schema, data);
  const french = page('home', 'fr', { steps: [{ id: 'b', title: 'Deux' }] });
  const files = [
    settings,
    page('home', 'en'),
    page('home', 'ar'),
    french,
    page('faq', 'en'),
    page('faq', 'ar'),
  ];
  const completed = completeDrafts(files);
  const recordAt = (path: string) => completed.find((file) => file.source.path === path)?.record;
  expect(recordAt('content/fr/pages/home.yaml')).toEqual({
    title: '[en] Home',
    steps: [
      { id: 'b', title: 'Deux' },
      { id: 'a', title: '[en] One' },
    ],
  });
  expect(recordAt('content/fr/pages/faq.yaml')).toMatchObject({ title: '[en] Home' });
  const isFrench = ({ fileType }: { readonly fileType: FileType }) =>
    'language' in fileType && fileType.language === 'fr';
  expect(completed.filter((file) => !isFrench(file))).toEqual(files.filter((file) => !isFrench(file)));
  expect(listPages(files).published.some(isFrench)).toBe(false);
  expect(listPages(files, { drafts: true }).published).toEqual(completed);
});

it('a draft record is left out while its facts cannot be shown, and so is a draft that names it', () => {
  const draft = (id: string, data: object, schemaOfFacts: z.ZodType = z.unknown()) => [
    contentFile({ type: 'collection-facts', name: 'blog', id }, schemaOfFacts, { draft: true, ...data }),
    contentFile({ type: 'collection-texts', name: 'blog', id, language: 'en' }, z.unknown(), {}),
  ];
  const shown = [settings, ...draft('shown', {})];
  const hidden = [...draft('invalid', {}, z.string()), ...draft('naming', { related: ['invalid'] })];
  const names = completeDrafts([...shown, ...hidden]).map(({ fileType }) => 'id' in fileType && fileType.id);
  expect(new Set(names)).toEqual(new Set([false, 'shown']));
});
