/** The HTML of pages of some types. */
import { expect, it } from 'vitest';
import { withoutIsolates } from '../browser/interface-copy.ts';
import { idsOf } from '../browser/sample-pages.ts';
import { contextAt } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { readText } from './read-html.ts';

const pages = readPages();

const pagesOf = (folder: string, ids: readonly string[]) => {
  const found = pages.filter(({ file }) => ids.some((id) => file === `en/${folder}${id}.html`));
  expect(found).toHaveLength(ids.length);
  return found;
};

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

it('a page loads the style sheet of its type, and of no other', () => {
  const sheetsOf = (file: string) =>
    all(pages.find((page) => page.file === file)?.html ?? '', /href="\/assets\/([\w-]+)-\w+\.css"/gu);
  expect(sheetsOf('en/faq.html')).toEqual(['index', 'print']);
  expect(sheetsOf('en/index.html')).toEqual(['index', 'home', 'print']);
  expect(sheetsOf('en/site-map.html')).toEqual(['index', 'site-map', 'print']);
  expect(sheetsOf('en/services.html')).toEqual(sheetsOf('en/services/fast-release.html'));
});
it.each(pages.filter(({ file }) => /(?:^|\/)blog(?:\/category\/[^/]+)?\.html$/u.test(file)))(
  '$file shows the number of posts in its filter and heading, and marks only this filter',
  ({ html, address, tag }) => {
    const [list = ''] = /<section [^>]*id="posts"[\s\S]*?<\/section>/u.exec(html) ?? [];
    const filters = [
      ...list.matchAll(/<a href="([^"]+)"( aria-current="page")?>(?:(?!<\/a>).)*<small>(\d+)</gu),
    ];
    expect(filters).toHaveLength(1 + idsOf('blog-categories').length);
    const [[, href, , count] = [], ...others] = filters.filter(([, , isCurrent]) => isCurrent);
    expect([href, others]).toEqual([address, []]);
    const posts = list.slice(list.indexOf('</h2>')).match(/<article|<li/gu) ?? [];
    expect(posts).toHaveLength(Number(count));
    const [title = ''] = all(list, /<h2[^>]*>(.*?)<\/h2>/gu);
    const { found } = contextAt('/', tag).ui.blog;
    expect(readText(title)).toBe(withoutIsolates(found(Number(count))));
  },
);

it.each(pages.filter(({ file }) => file.includes('blog/category/')))(
  '$file has related posts only when it has a single post',
  ({ html }) => {
    const [list = ''] = /<section [^>]*id="posts"[\s\S]*?<\/section>/u.exec(html) ?? [];
    const posts = list.slice(list.indexOf('</h2>')).match(/<article|<li/gu) ?? [];
    expect(html.includes('id="related"')).toBe(posts.length === 1);
  },
);

it.each(pagesOf('', idsOf('legal')))('$file begins with its date, and links to the home page', ({ html }) => {
  expect(html).toMatch(/<dl class="fact-list"><div><dt>[^<]+<\/dt><dd><time dateTime="2/u);
  expect(html).toContain('<a class="more-link" href="/en/">');
});

it.each(pages.filter(({ file }) => file.endsWith('404.html')))(
  '$file suggests pages, links to the home pages of all languages, and has no breadcrumbs',
  ({ html }) => {
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="breadcrumbs"');
    const homes = all(html, /<a href="([^"]+)" lang="[^"]+" dir="[^"]+" hrefLang/gu);
    expect(homes).toEqual(['/', '/en/', '/es/']);
  },
);
