import { expect, it } from 'vitest';
import { buildRoutes } from '../../../../generator/content/routes/build-routes.ts';
import { pages } from '../../../../schema/index.ts';
import { contentFile, facts, recordFacts, recordTexts } from '../../rules/content-files.ts';

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
