import { describe, expect, it } from 'vitest';
import { type Cache, noCache } from '../../../../generator/cache/cache.ts';
import { createDependencyTracker, namesIn } from '../../../../generator/cache/track-dependencies.ts';
import { openTrackedCache } from '../../../../generator/cache/tracked-cache.ts';
import type { ContentFile } from '../../../../generator/content/content-file.ts';
import { outputPathOf } from '../../../../generator/content/routes/addresses.ts';
import { buildRoutes } from '../../../../generator/content/routes/build-routes.ts';
import { gatherContent } from '../../../../generator/content/site-content.ts';
import { buildModel } from '../../../../generator/pipeline/model/build-model.ts';
import type { PageModel } from '../../../../generator/pipeline/model/site-model.ts';
import { nameOfPage, renderPages } from '../../../../generator/pipeline/render/render-site.ts';
import { validateHtml } from '../../../../generator/pipeline/verify/validate-html.ts';
import { MissingTextError } from '../../../../generator/text/translator.ts';
import { findPage, siteFiles, siteModel } from '../../../site-model.ts';
import { plainAssets } from '../bundle/plain-assets.ts';

const pictures = {
  files: [],
  shareImageOf: () => ({ href: '/a.png', width: 1, height: 1, alt: '' }),
};
const [faq, legal] = ['/faq', '/accessibility'].map((path) => findPage(({ route }) => route.path === path));
const content = { file: 'content/en/pages/faq.yaml' };

/** One of two pages throws an error when its texts are read. */
function siteWith(error: Error) {
  if (faq === undefined || legal === undefined) throw new TypeError('The pages must exist.');
  const texts = (): never => {
    throw error;
  };
  const broken: PageModel = Object.defineProperty({ ...faq }, 'texts', { get: texts });
  return { ...siteModel, languages: [{ language: faq.language, pages: [broken, legal] }] };
}

describe('a page', () => {
  const missing = new MissingTextError('"fee" has no value in the en text "It is {{fee}}".');
  it.each([
    [
      'lacks a text',
      missing,
      { rule: 'render/missing-text', location: content, language: 'en' },
      missing.message,
    ],
    ['has a template that throws', new Error('boom'), { rule: 'render/failed' }, 'could not be rendered: '],
  ])(
    'that %s is reported with its address and the reason, and the others are rendered',
    (_, error, problem, reason) => {
      const { value, diagnostics } = renderPages(siteWith(error), { assets: plainAssets, pictures });
      expect(value).toHaveLength(1);
      const message = expect.stringMatching(RegExp.escape(reason));
      expect(diagnostics).toMatchObject([{ ...problem, message }]);
      expect(diagnostics[0]?.message).toMatch(/^\/en\/faq\b/u);
    },
  );

  it('that is not valid HTML is reported with the rule, the line and the column of its file', async () => {
    if (faq === undefined) throw new TypeError('The pages must exist.');
    const contents =
      '<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head>\n<body><p><div></div></p></body></html>\n';
    const file = { path: outputPathOf(faq.address), contents, sha256: '' };
    const problems = await validateHtml([{ page: faq, file }]);
    expect(problems[0]).toMatchObject({ rule: 'html/invalid', location: content, language: 'en' });
    expect(problems[0]?.message).toMatch(/^en\/faq\.html:3:\d+ [\w-]+: /u);
  });
});

const post = findPage(({ route: { target } }) => target.type === 'record' && target.name === 'blog');

/** Returns the dependencies of the post, and their size in the cache in characters. */
function trackPost(files: readonly ContentFile[]) {
  let size = 0;
  const set: Cache['set'] = (namespace, _, value) => {
    if (namespace === 'tracked') size += JSON.stringify((value as { readonly reads: unknown }).reads).length;
  };
  const tracker = createDependencyTracker();
  const model = buildModel(gatherContent(files, new Map(), tracker), buildRoutes(files), { tracker });
  const cache = { ...noCache, set };
  const tracked = openTrackedCache({ cache, tracker, versionOf: () => 'version', common: '' });
  const isSelected = ({ address }: { readonly address: string }) => address === post.address;
  const { value } = renderPages(model, { assets: plainAssets, pictures }, { tracked, isSelected });
  expect(value).toHaveLength(1);
  return { size, names: tracked.dependenciesOf(nameOfPage(post)) };
}

const copyPost = (id: string): ContentFile[] =>
  siteFiles.flatMap(({ fileType, ...file }) =>
    'id' in fileType && fileType.name === 'blog' && post.address.endsWith(`/${fileType.id}`)
      ? [
          {
            ...file,
            fileType: { ...fileType, id },
            source: { ...file.source, path: file.source.path.replace(fileType.id, id) },
          },
        ]
      : [],
  );

describe('the dependencies of a page', () => {
  it('include the settings that are read once for all pages', () => {
    expect(trackPost(siteFiles).names).toContain('content/shared/site.yaml#hosting');
  });

  it.each([
    ['listed', (record: object) => Object.keys(record)],
    ['tested with `in`', (record: object) => 'unknown' in record],
    ['tested with `Object.hasOwn`', (record: object) => Object.hasOwn(record, 'unknown')],
  ])('include a whole file whose fields are %s', (_, read) => {
    const tracker = createDependencyTracker();
    const { facts } = gatherContent(siteFiles, new Map(), tracker);
    expect([...namesIn(tracker.collect(() => read(facts.business)).reads)]).toEqual([
      'content/shared/business.yaml',
    ]);
  });

  it('take the same space in the cache when the site has 50 more posts', () => {
    const copies = Array.from({ length: 50 }, (_, index) => copyPost(`copy-${index}`)).flat();
    expect(copies.length).toBeGreaterThan(100);
    const { size } = trackPost(siteFiles);
    expect(size).toBeGreaterThan(1000);
    expect(trackPost([...siteFiles, ...copies]).size).toBe(size);
  });
});
