import { expect, it } from 'vitest';
import { findLanguages, SITE_FILE } from '../../../generator/content/find-languages.ts';

it('uses the first language as reference when the source language is not one of the languages', () => {
  const data = { languages: [{ tag: 'ar' }], sourceLanguage: 'sv' };
  expect(findLanguages([{ source: { path: SITE_FILE }, data }]).referenceLanguage).toBe('ar');
});
