import { expect, it } from 'vitest';
import * as z from 'zod';
import type { FileType } from '../../../generator/content/content-file.ts';
import { completeDrafts } from '../../../generator/content/drafts.ts';
import { listPages } from '../../../generator/content/routes/build-routes.ts';
import { text } from '../../../schema/index.ts';
import { contentFile } from '../rules/content-files.ts';

const settings = contentFile({ type: 'facts', name: 'site' }, z.unknown(), {
  languages: [{ tag: 'en' }, { tag: 'ar' }, { tag: 'fr', draft: true }],
  sourceLanguage: 'en',
});
const field = text('A text.');
const steps = z.array(z.strictObject({ id: z.string(), title: field }));
const schema = z.strictObject({ title: field, steps });
const source = {
  title: 'Home',
  steps: [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
  ],
};
const home = (language: string, data: unknown) =>
  contentFile({ type: 'page-texts', name: 'home', language }, schema, data);
const faq = (language: string) => contentFile({ type: 'page-texts', name: 'faq', language }, schema, source);

it('a draft language shows what it has, and marked texts of the source language', () => {
  const french = home('fr', { steps: [{ id: 'b', title: 'Deux' }] });
  const files = [settings, home('en', source), home('ar', source), french, faq('en'), faq('ar')];
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
  expect(completed.filter(({ fileType }) => isPublished(fileType))).toEqual(
    files.filter(({ fileType }) => isPublished(fileType)),
  );
  expect(listPages(files).published.map(({ source: { path } }) => path)).not.toContain(
    'content/fr/pages/home.yaml',
  );
  expect(listPages(files, { drafts: true }).published).toEqual(completed);
});

const isPublished = (fileType: FileType) => !('language' in fileType && fileType.language === 'fr');

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
