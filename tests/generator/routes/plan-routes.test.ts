import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, outputPathOf } from '../../../generator/routes/addresses.ts';
import { planRoutes } from '../../../generator/routes/plan-routes.ts';
import { classifyFile } from '../../../generator/validate/classify-file.ts';
import type { ContentFile } from '../../../generator/validate/content-file.ts';

const languages = [{ tag: 'ar' }, { tag: 'en' }];

function file(path: string, data: unknown = {}): ContentFile {
  const found = classifyFile(path, ['ar', 'en']);
  if ('problem' in found) throw new Error(found.problem.message);
  return {
    source: { path, text: '', hash: '' },
    kind: found.kind,
    schema: z.unknown(),
    data,
    record: undefined,
  };
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
      file('content/en/pages/home.yaml'),
      file('content/ar/services/a.yaml'),
      file('content/shared/services/b.yaml'),
    ]);
    expect(routes.map(({ path }) => path)).toEqual(['/', '/services/a', '/services/b']);
  });

  it('have the declared sections and every id of their words as anchors', () => {
    const [faq] = planRoutes([
      file('content/en/pages/faq.yaml'),
      file('content/en/faqs.yaml', { groups: [{ id: 'cost', faqs: [{ id: 'no-bond' }] }] }),
    ]);
    expect(faq?.anchors).toEqual(['call', 'cost', 'no-bond']);
  });

  it('know the files of each language from which they are made', () => {
    const [page] = planRoutes([
      file('content/ar/services/a.yaml'),
      file('content/en/services/a.yaml'),
      file('content/shared/services/a.yaml'),
    ]);
    expect(page?.files).toEqual({
      ar: ['content/ar/services/a.yaml', 'content/shared/services/a.yaml'],
      en: ['content/en/services/a.yaml', 'content/shared/services/a.yaml'],
    });
  });

  it('keep the thank-you and error pages out of search engines', () => {
    const routes = planRoutes([
      file('content/en/pages/thank-you.yaml'),
      file('content/en/pages/not-found.yaml'),
    ]);
    expect(routes.map(({ path, indexed, status }) => ({ path, indexed, status }))).toEqual([
      { path: '/404', indexed: false, status: 404 },
      { path: '/contact/thank-you', indexed: false, status: 200 },
    ]);
  });
});
