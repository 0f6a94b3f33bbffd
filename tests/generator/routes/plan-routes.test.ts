import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, outputPathOf } from '../../../generator/routes/addresses.ts';
import { planRoutes } from '../../../generator/routes/plan-routes.ts';
import type { ContentFile, FileKind } from '../../../generator/validate/content-file.ts';

const languages = [{ tag: 'ar' }, { tag: 'en' }];

function file(path: string, kind: FileKind, data: unknown = {}): ContentFile {
  return { source: { path, text: '', hash: '' }, kind, schema: z.unknown(), data, record: undefined };
}

describe('addresses', () => {
  it.each([
    ['/', 'ar', '/', 'index.html'],
    ['/', 'en', '/en/', 'en/index.html'],
    ['/services', 'ar', '/services', 'services.html'],
    ['/services/fast-release', 'en', '/en/services/fast-release', 'en/services/fast-release.html'],
    ['/404', 'en', '/en/404', 'en/404.html'],
  ])('of %s in %s are %s, in the file %s', (path, language, address, output) => {
    expect(addressOf(path, language, languages)).toBe(address);
    expect(outputPathOf(address)).toBe(output);
  });
});

describe('routes', () => {
  it('exist for the pages that any language has words of, and for every record', () => {
    const routes = planRoutes([
      file('content/en/pages/home.yaml', { type: 'page-words', name: 'home', language: 'en' }),
      file('content/ar/services/a.yaml', {
        type: 'collection-words',
        name: 'services',
        id: 'a',
        language: 'ar',
      }),
      file('content/shared/services/b.yaml', { type: 'collection-facts', name: 'services', id: 'b' }),
    ]);
    expect(routes.map(({ path }) => path)).toEqual(['/', '/services/a', '/services/b']);
  });

  it('have the declared sections and every id of their words as anchors', () => {
    const [faq] = planRoutes([
      file('content/en/pages/faq.yaml', { type: 'page-words', name: 'faq', language: 'en' }),
      file(
        'content/en/faqs.yaml',
        { type: 'words', name: 'faqs', language: 'en' },
        { groups: [{ id: 'cost', faqs: [{ id: 'no-bond' }] }] },
      ),
    ]);
    expect(faq?.anchors).toEqual(['call', 'cost', 'no-bond']);
  });

  it('know the files of each language from which they are made', () => {
    const [page] = planRoutes([
      file('content/ar/services/a.yaml', {
        type: 'collection-words',
        name: 'services',
        id: 'a',
        language: 'ar',
      }),
      file('content/en/services/a.yaml', {
        type: 'collection-words',
        name: 'services',
        id: 'a',
        language: 'en',
      }),
      file('content/shared/services/a.yaml', { type: 'collection-facts', name: 'services', id: 'a' }),
    ]);
    expect(page?.files).toEqual({
      ar: ['content/ar/services/a.yaml', 'content/shared/services/a.yaml'],
      en: ['content/en/services/a.yaml', 'content/shared/services/a.yaml'],
    });
  });

  it('keep the thank-you and error pages out of search engines', () => {
    const routes = planRoutes([
      file('content/en/pages/thank-you.yaml', { type: 'page-words', name: 'thank-you', language: 'en' }),
      file('content/en/pages/not-found.yaml', { type: 'page-words', name: 'not-found', language: 'en' }),
    ]);
    expect(routes.map(({ path, indexed, status }) => ({ path, indexed, status }))).toEqual([
      { path: '/404', indexed: false, status: 404 },
      { path: '/contact/thank-you', indexed: false, status: 200 },
    ]);
  });
});
