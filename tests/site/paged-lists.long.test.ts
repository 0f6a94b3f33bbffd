/** A list of posts that is longer than the configured length has several pages, in every language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { edit, listFiles, runInProcess } from './temporary-project.ts';

const origin = 'https://bonds.test';
const project = useSmallProject();
const read = (file: string) => readFileSync(path.join(project, 'dist', file), 'utf8');

beforeAll(async () => {
  edit(project, 'content/shared/site.yaml', /$/u, '\npostsPerPage: 1\n');
  await runInProcess(project, ['translations', 'accept', 'content/shared/site.yaml']);
  const run = await runInProcess(project, ['generate', '--strict']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
});

const findAll = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);
const postsOn = (file: string) =>
  findAll(read(file), /<h[23][^>]*><a[^>]*href="(?:\/en)?\/blog\/([a-z0-9-]+)"/gu);

describe('the list of posts', () => {
  it.each(['', '/en'])(
    'has linked pages, each of which shows other posts under its own title (%s)',
    (prefix) => {
      const all = listFiles(path.join(project, 'content/shared/blog')).map((file) =>
        file.replace('.yaml', ''),
      );
      const pages = ['blog', 'blog/page/2', 'blog/page/3'].map((page) => `${prefix.slice(1)}/${page}.html`);
      const posts = pages.map(postsOn);
      expect(posts.flat().sort()).toEqual(all);
      expect(posts.map(({ length }) => length)).toEqual([1, 1, 1]);
      expect(listFiles(path.join(project, 'dist', prefix, 'blog/page'))).toEqual(['2.html', '3.html']);
      expect(new Set(pages.flatMap((page) => findAll(read(page), /<title>(.*?)<\/title>/gu))).size).toBe(3);
      const [first = '', second = '', third = ''] = pages.map(read);
      expect(second).toContain(`<link rel="canonical" href="${origin}${prefix}/blog/page/2">`);
      expect(second).toContain(`<link rel="prev" href="${origin}${prefix}/blog">`);
      expect(second).toContain(`<link rel="next" href="${origin}${prefix}/blog/page/3">`);
      expect(second).toContain(`hreflang="en" href="${origin}/en/blog/page/2"`);
      expect(first).not.toContain('rel="prev"');
      expect(third).not.toContain('<link rel="next"');
    },
  );

  it('has named links to its pages, including the current one', () => {
    const [bar = ''] =
      /<nav [^>]*>(?:(?!<nav)[\s\S])*?\/blog\/page\/3"[\s\S]*?<\/nav>/u.exec(read('en/blog/page/2.html')) ??
      [];
    expect(findAll(bar, /href="([^"]+)"/gu)).toEqual(['/en/blog', '/en/blog/page/2', '/en/blog/page/3']);
    expect(new Set(findAll(bar, /<a [^>]*aria-label="([^"]+)"/gu)).size).toBe(3);
    expect(findAll(bar, /href="([^"]+)"[^>]*aria-current="page"/gu)).toEqual(['/en/blog/page/2']);
  });

  it('is in the sitemap with all its pages, and has one feed with all posts', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${origin}/en/blog/page/3</loc>`);
    const feeds = listFiles(path.join(project, 'dist')).filter((file) => file.endsWith('feed.xml'));
    expect(feeds).toEqual(['blog/feed.xml', 'en/blog/feed.xml']);
    expect(read('blog/feed.xml').match(/<entry>/gu)).toHaveLength(3);
  });
});
