import { expect, it } from 'vitest';
import * as z from 'zod';
import { withCompleteDrafts } from '../../../generator/content/drafts.ts';
import { planPages } from '../../../generator/content/routes/plan-pages.ts';
import { contentFile } from '../rules/content-files.ts';

const settings = { languages: [{ tag: 'en' }, { tag: 'fr', draft: true }, { tag: 'de', draft: true }] };
const languageTexts = (name: 'ui' | 'style', language: string) =>
  contentFile({ type: 'texts', name, language }, z.unknown(), {});
const files = [
  contentFile({ type: 'facts', name: 'site' }, z.unknown(), settings),
  languageTexts('ui', 'en'),
  languageTexts('style', 'en'),
  languageTexts('ui', 'fr'),
  languageTexts('style', 'fr'),
  languageTexts('ui', 'de'),
];

const pathsOf = (contentFiles: typeof files) => contentFiles.map(({ source }) => source.path);

it('keeps a complete draft language, and omits an incomplete one', () => {
  expect(pathsOf(withCompleteDrafts(files))).toEqual(pathsOf(files.slice(0, -1)));
});

it('a plan contains draft languages only when they are requested', () => {
  expect(pathsOf([...planPages(files).published])).toEqual(pathsOf(files.slice(0, 3)));
  expect(pathsOf([...planPages(files, { drafts: true }).published])).toEqual(pathsOf(files.slice(0, -1)));
});
