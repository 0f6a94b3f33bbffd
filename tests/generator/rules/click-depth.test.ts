import { describe, expect, it } from 'vitest';
import type { ContentFile } from '../../../generator/content/content-file.ts';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { planRoutes } from '../../../generator/content/routes/plan-routes.ts';
import { clickDepth } from '../../../generator/rules/click-depth.ts';
import { type PageName, pages } from '../../../schema/index.ts';
import { contentFile, facts, recordFacts, recordTexts } from './content-files.ts';

const page = (name: PageName, data: object = {}) =>
  contentFile({ type: 'page-texts', name, language: 'en' }, pages[name].text, data);
const navigation = (data: object = {}) => facts('navigation', { topBar: [], siteMap: [], ...data });

function check(files: readonly ContentFile[]) {
  const allFiles = [page('home'), page('site-map'), ...files];
  const routes = planRoutes(allFiles);
  const { links } = extractTextFacts({ texts: listTexts(allFiles), valuesOf: () => new Map() });
  return clickDepth
    .run({ files: allFiles, routes, links, referenceLanguage: 'en' })
    .map(({ location, message }) => [location.file, message]);
}

it.each([
  ['the top bar', { topBar: ['/faq'] }],
  ['the quick links', { quickLinks: ['/faq'] }],
  ['the legal links', { legal: ['/faq'] }],
  ['the home page', { needs: ['/faq'] }],
  ['the site map page', { siteMap: [{ pages: ['/faq'] }] }],
])('accepts a page that %s lists', (_, data) => {
  expect(check([navigation(data), page('faq')])).toEqual([]);
});

describe('a record', () => {
  it('is accepted when a page lists its collection, or when it is a service in the footer', () => {
    const blog = [page('blog'), recordTexts('blog', 'one', {})];
    expect(check([navigation({ topBar: ['/blog'] }), ...blog])).toEqual([]);
    expect(check([navigation(), recordTexts('services', 'fast-release', {})])).toEqual([]);
    const groups = { siteMap: [{ group: 'legal', collections: ['legal'] }] };
    expect(check([navigation(groups), recordTexts('legal', 'terms', {})])).toEqual([]);
  });

  it('is accepted when a listed record links to it, or when it names a record that lists it', () => {
    const records = [
      recordFacts('counties', 'los-angeles', { posts: ['one'] }),
      recordFacts('cities', 'glendora', { county: 'los-angeles' }),
      recordFacts('blog', 'one', { category: 'dui', related: [] }),
      recordFacts('blog-categories', 'dui', {}),
    ];
    expect(check([navigation({ topBar: ['/los-angeles'] }), ...records])).toEqual([]);
  });

  it('is accepted when the articles page lists it', () => {
    const articles = facts('articles', { groups: { charges: ['/blog/one'], process: [] } });
    const files = [page('articles'), articles, recordFacts('blog', 'one', {})];
    expect(check([navigation({ topBar: ['/articles'] }), ...files])).toEqual([]);
  });
});
