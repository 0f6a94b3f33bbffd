import { expect, it } from 'vitest';
import { publishDrafts } from '../../../generator/dev/publish-drafts.ts';
import { classifyFile } from '../../../generator/validate/classify-file.ts';
import type { ContentFile } from '../../../generator/validate/content-file.ts';

function contentFile(path: string, record: unknown): ContentFile {
  const found = classifyFile(path, ['en', 'fr', 'de']);
  if (!('kind' in found)) throw new Error(found.problem.message);
  return { source: { path, text: '', hash: '' }, ...found, data: record, record };
}

const settings = { languages: [{ tag: 'en' }, { tag: 'fr', draft: true }, { tag: 'de', draft: true }] };
const files = [
  contentFile('content/shared/site.yaml', settings),
  contentFile('content/en/ui.yaml', {}),
  contentFile('content/en/style.yaml', {}),
  contentFile('content/fr/ui.yaml', {}),
  contentFile('content/fr/style.yaml', {}),
  contentFile('content/de/ui.yaml', {}),
];

it('shows a draft that has every file as if it were published, and leaves out one that lacks some', () => {
  const shown = publishDrafts(files);
  expect(shown.map(({ source }) => source.path)).toEqual(files.slice(0, -1).map(({ source }) => source.path));
  const languages = [{ tag: 'en' }, { tag: 'fr', draft: false }, { tag: 'de', draft: true }];
  expect(shown[0]?.record).toEqual({ languages });
});
