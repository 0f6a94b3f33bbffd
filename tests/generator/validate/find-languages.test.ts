import { expect, it } from 'vitest';
import { findLanguages } from '../../../generator/validate/find-languages.ts';

const file = (path: string, data: unknown) => ({ source: { path }, data });

it('leaves out what is no language tag', () => {
  const site = {
    languages: [{ tag: 'en_US' }, { tag: 'en-ab-cd' }, { tag: 'English language' }, { tag: 'en-US' }],
  };
  expect(findLanguages([file('content/shared/site.yaml', site)]).tags).toEqual(['en-US']);
});

it('takes the first language for the source when the settings name none of them', () => {
  const site = { languages: [{ tag: 'ar' }], sourceLanguage: 'sv' };
  expect(findLanguages([file('content/shared/site.yaml', site)]).source).toBe('ar');
});
