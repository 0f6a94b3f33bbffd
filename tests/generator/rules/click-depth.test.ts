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

/** Address and message of each page that is too far away. */
function check(files: readonly ContentFile[]) {
  const all = [page('home'), page('site-map'), ...files];
  const routes = planRoutes(all);
  const { links } = extractTextFacts({ texts: listTexts(all), valuesOf: () => new Map() });
  return clickDepth
    .run({ files: all, routes, links, referenceLanguage: 'en' })
    .map(({ location, message }) => [location.file, message]);
}

it.each([
  ['the top bar', { topBar: ['/faq'] }],
  ['the quick links', { quickLinks: ['/faq'] }],
  ['the legal links', { legal: ['/faq'] }],
  ['the home page', { needs: ['/faq'] }],
  ['the site map page', { siteMap: [{ pages: ['/faq'] }] }],
])('a page is near when %s lists it', (_, data) => {
  expect(check([navigation(data), page('faq')])).toEqual([]);
});

describe('a record', () => {
  it('is near on a page that lists its collection, and in the footer if it is a service', () => {
    const blog = [page('blog'), recordTexts('blog', 'one', {})];
    expect(check([navigation({ topBar: ['/blog'] }), ...blog])).toEqual([]);
    expect(check([navigation(), recordTexts('services', 'fast-release', {})])).toEqual([]);
    const groups = { siteMap: [{ group: 'legal', collections: ['legal'] }] };
    expect(check([navigation(groups), recordTexts('legal', 'terms', {})])).toEqual([]);
  });

  it('is near by a record that names it, or that it names and is listed by', () => {
    const records = [
      recordFacts('counties', 'los-angeles', { posts: ['one'] }),
      recordFacts('cities', 'glendora', { county: 'los-angeles' }),
      recordFacts('blog', 'one', { category: 'dui', related: [] }),
      recordFacts('blog-categories', 'dui', {}),
    ];
    expect(check([navigation({ topBar: ['/los-angeles'] }), ...records])).toEqual([]);
  });

  it('is near by the articles page', () => {
    const articles = facts('articles', { groups: { charges: ['/blog/one'], process: [] } });
    const files = [page('articles'), articles, recordFacts('blog', 'one', {})];
    expect(check([navigation({ topBar: ['/articles'] }), ...files])).toEqual([]);
  });
});
