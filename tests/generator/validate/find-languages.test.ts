import { describe, expect, it } from 'vitest';
import { findLanguages } from '../../../generator/validate/find-languages.ts';

const file = (path: string, data: unknown = {}) => ({ source: { path }, data });

describe('findLanguages', () => {
  it('leaves out what is no language tag', () => {
    const site = {
      languages: [{ tag: 'en_US' }, { tag: 'en-ab-cd' }, { tag: 'English language' }, { tag: 'en-US' }],
    };
    expect(findLanguages([file('content/shared/site.yaml', site)]).tags).toEqual(['en-US']);
  });

  it('reads tags and source from the settings, whatever else is wrong there', () => {
    const site = { languages: [{ tag: 'ar' }, { tag: 'en', dir: 'up' }, 'es'], sourceLanguage: 'en' };
    expect(findLanguages([file('content/shared/site.yaml', site)])).toEqual({
      tags: ['ar', 'en'],
      source: 'en',
    });
  });

  it('falls back to the folders when the settings are broken', () => {
    const files = [
      file('content/shared/site.yaml', undefined),
      file('content/es/ui.yaml'),
      file('content/sv/ui.yaml'),
    ];
    expect(findLanguages(files)).toEqual({ tags: ['es', 'sv'], source: 'es' });
  });

  it('takes the first language for the source when the settings name none of them', () => {
    const site = { languages: [{ tag: 'ar' }], sourceLanguage: 'sv' };
    expect(findLanguages([file('content/shared/site.yaml', site)]).source).toBe('ar');
  });
});
