import { expect, it } from 'vitest';
import * as z from 'zod';
import { publishDrafts } from '../../../generator/dev/publish-drafts.ts';
import { contentFile } from '../check/content-files.ts';

const settings = { languages: [{ tag: 'en' }, { tag: 'fr', draft: true }, { tag: 'de', draft: true }] };
const words = (name: 'ui' | 'style', language: string) =>
  contentFile({ type: 'words', name, language }, z.unknown(), {});
const files = [
  contentFile({ type: 'facts', name: 'site' }, z.unknown(), settings),
  words('ui', 'en'),
  words('style', 'en'),
  words('ui', 'fr'),
  words('style', 'fr'),
  words('ui', 'de'),
];

it('shows a draft that has every file as if it were published, and leaves out one that lacks some', () => {
  const shown = publishDrafts(files);
  expect(shown.map(({ source }) => source.path)).toEqual(files.slice(0, -1).map(({ source }) => source.path));
  const languages = [{ tag: 'en' }, { tag: 'fr', draft: false }, { tag: 'de', draft: true }];
  expect(shown[0]?.record).toEqual({ languages });
});
