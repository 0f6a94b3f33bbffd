/** A draft and a scheduled post are not on the site, unless the command includes them. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { edit, listFiles, readIn, runInProcess } from './temporary-project.ts';

const publishedPost = 'paying-the-fee';
const project = useSmallProject();

/** With these lines instead of the dates of the published post. */
function addPost(id: string, lines: string): void {
  for (const folder of ['shared', 'ar', 'en']) {
    const posts = path.join(project, 'content', folder, 'blog');
    cpSync(path.join(posts, `${publishedPost}.yaml`), path.join(posts, `${id}.yaml`));
  }
  edit(project, `content/shared/blog/${id}.yaml`, /published: .*\n/u, lines);
}

async function build(id: string, args: readonly string[] = [], environment: Record<string, string> = {}) {
  const { code, output } = await runInProcess(project, ['generate', ...args], environment);
  expect(code, output).toBe(0);
  const read = readIn(project);
  const mentioning = listFiles(path.join(project, 'dist')).filter(
    (file) => file.includes(id) || read(file).includes(`/blog/${id}`),
  );
  return { mentioning, read, output };
}

beforeAll(() => {
  addPost('begun', 'draft: true\npublished: 2026-11-20\n');
  addPost('planned', 'published: 2090-01-05\n');
});

describe('a scheduled post', () => {
  it('is in no file before its date, and is reported', async () => {
    const { mentioning, output } = await build('planned', ['--date', '2090-01-04']);
    expect(mentioning).toEqual([]);
    expect(output).toContain('/blog/planned is not published: it appears on 2090-01-05.');
  });

  it.each([
    ['--date', ['--date', '2090-01-05'], {}],
    ['SOURCE_DATE_EPOCH', [], { SOURCE_DATE_EPOCH: String(Date.UTC(2090, 0, 6) / 1000) }],
  ] as const)('is published when %s sets that day', async (_, args, environment) => {
    const { mentioning } = await build('planned', args, environment);
    const lists = ['blog.html', 'blog/feed.xml', 'en/blog/feed.xml', 'sitemap.xml'];
    expect(mentioning).toEqual(
      expect.arrayContaining([...lists, 'blog/planned.html', 'en/blog/planned.html']),
    );
    expect((await build('planned')).mentioning).toEqual([]);
  });
});

describe('a draft', () => {
  it('is in no file, and is reported', async () => {
    const { mentioning, output } = await build('begun');
    expect(mentioning).toEqual([]);
    expect(output).toContain('/blog/begun is not published: it is a draft.');
  });

  it('is built with --drafts, with a notice, and excluded from search engines', async () => {
    const { mentioning, read } = await build('begun', ['--drafts']);
    expect(mentioning).toEqual(expect.arrayContaining(['blog.html', 'blog/begun.html']));
    expect(mentioning).not.toContain('sitemap.xml');
    const texts = readFileSync(path.join(project, 'content/en/ui.yaml'), 'utf8');
    const notice = /^ {2}draft: (.*)$/mu.exec(texts)?.[1] ?? 'no notice';
    expect(read('en/blog/begun.html')).toContain(notice);
    expect(read('en/blog/begun.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('en/blog.html')).not.toContain(notice);
  });

  it('that was published is an error without --drafts', async () => {
    const facts = `content/shared/blog/${publishedPost}.yaml`;
    const addresses = path.join(project, 'content/shared/addresses.yaml');
    writeFileSync(addresses, `pages: [/blog/${publishedPost}]\n`);
    edit(project, facts, /^/u, 'draft: true\n');
    const lost = `/blog/${publishedPost} was an address of the site, and has neither a page nor a redirect.`;
    expect((await runInProcess(project, ['check', '--drafts'])).output).not.toContain(lost);
    const { code, output } = await runInProcess(project, ['check']);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(lost) });
    edit(project, facts, /^draft: true\n/u, '');
    rmSync(addresses);
  });

  it('with errors does not fail a build; --drafts leaves it out until its facts are valid', async () => {
    edit(project, 'content/ar/blog/begun.yaml', /^label: .*$/mu, 'label: "{{phonne}}"');
    edit(project, 'content/shared/blog/begun.yaml', /^minutes: .*$/mu, 'minutes: later');
    expect((await build('begun')).output).toMatch(/\{\{phonne\}\}.*schema\/type/su);
    expect((await build('begun', ['--drafts'])).mentioning).toEqual([]);
    edit(project, 'content/shared/blog/begun.yaml', /^minutes: .*$/mu, 'minutes: 4');
    rmSync(path.join(project, 'content/ar/blog/begun.yaml'));
    expect((await build('begun', ['--drafts'])).read('blog/begun.html')).toContain('[en] ');
  });
});
