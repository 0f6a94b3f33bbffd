/** A list of posts that is longer than the configured length has several pages, in every language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prefixes } from '../browser/languages.ts';
import { edit, listFiles, runSite, useProject } from './temporary-project.ts';

const origin = 'https://www.example.com';
const project = useProject();
const read = (file: string) => readFileSync(path.join(project, 'dist', file), 'utf8');

beforeAll(() => {
  edit(project, 'content/shared/site.yaml', /$/u, '\npostsPerPage: 4\n');
  const run = runSite(project, ['generate', '--strict', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
});

const findAll = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);
const postsOn = (file: string) =>
  findAll(read(file), /<h[23][^>]*><a[^>]*href="(?:\/e[ns])?\/blog\/([a-z0-9-]+)"/gu);

describe('the list of posts', () => {
  it.each(Object.values(prefixes))('shows each post on one of its pages (%s)', (prefix) => {
    const all = listFiles(path.join(project, 'content/shared/blog')).map((file) => file.replace('.yaml', ''));
    const pages = ['blog', 'blog/page/2', 'blog/page/3'].map((page) => postsOn(`${prefix}/${page}.html`));
    expect(pages.flat().sort()).toEqual(all);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual([4, 4]);
    expect(listFiles(path.join(project, 'dist', prefix, 'blog/page'))).toEqual(['2.html', '3.html']);
  });

  it.each(Object.values(prefixes))(
    'has links to the previous and next page, and a canonical link to itself (%s)',
    (prefix) => {
      const html = read(`${prefix}/blog/page/2.html`);
      expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}/blog/page/2">`);
      expect(html).toContain(`<link rel="prev" href="${origin}${prefix}/blog">`);
      expect(html).toContain(`<link rel="next" href="${origin}${prefix}/blog/page/3">`);
      expect(html).toContain(`hreflang="es" href="${origin}/es/blog/page/2"`);
      expect(read(`${prefix}/blog.html`)).not.toContain('rel="prev"');
      expect(read(`${prefix}/blog/page/3.html`)).not.toContain('<link rel="next"');
    },
  );

  it('has named links to its pages, including the current one', () => {
    const html = read('en/blog/page/2.html');
    const [bar = ''] = /<nav aria-label="Pages">.*?<\/nav>/su.exec(html) ?? [];
    expect(findAll(bar, /href="([^"]+)"/gu)).toEqual(['/en/blog', '/en/blog/page/2', '/en/blog/page/3']);
    expect(findAll(bar, /aria-label="(Page \d)"/gu)).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(findAll(bar, /href="([^"]+)"[^>]*aria-current="page"/gu)).toEqual(['/en/blog/page/2']);
  });

  it('has a title of its own on each page', () => {
    const titles = ['en/blog', 'en/blog/page/2', 'en/blog/page/3'].map(
      (page) => findAll(read(`${page}.html`), /<title>(.*?)<\/title>/gu)[0],
    );
    expect(new Set(titles).size).toBe(3);
    expect(titles[1]).toContain(': page 2');
  });

  it('is in the sitemap with all its pages, and has one feed with all posts', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${origin}/es/blog/page/3</loc>`);
    expect(listFiles(path.join(project, 'dist')).filter((file) => file.endsWith('feed.xml'))).toEqual([
      'blog/feed.xml',
      'en/blog/feed.xml',
      'es/blog/feed.xml',
    ]);
    const posts = listFiles(path.join(project, 'content/shared/blog'));
    expect(read('blog/feed.xml').match(/<entry>/gu)).toHaveLength(posts.length);
  });
});
