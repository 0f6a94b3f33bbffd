/** A draft and a post of a later day are nowhere on the site until somebody asks for them. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit, listFiles, runSite, useProject } from './temporary-project.ts';

const model = 'collateral-and-exoneration-getting-it-back';
const project = useProject();

/** A copy of a post, whose facts begin with these lines. */
function addPost(id: string, lines: string): void {
  for (const folder of ['shared', 'ar', 'en', 'es']) {
    const posts = path.join(project, 'content', folder, 'blog');
    cpSync(path.join(posts, `${model}.yaml`), path.join(posts, `${id}.yaml`));
  }
  edit(project, `content/shared/blog/${id}.yaml`, /updated: .*\npublished: .*\n/u, lines);
}

/** The files of the site that say anything of a post, after a build. */
function build(id: string, args: readonly string[] = [], environment: Record<string, string> = {}) {
  const run = runSite(project, ['generate', ...args], environment);
  expect(run, run.output).toMatchObject({ code: 0, errors: expect.stringContaining(' files written') });
  const dist = path.join(project, 'dist');
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const naming = listFiles(dist).filter((file) => file.includes(id) || read(file).includes(`/blog/${id}`));
  return { naming, read, output: run.output };
}

beforeAll(() => {
  addPost('begun', 'draft: true\nupdated: 2026-11-22\npublished: 2026-11-20\n');
  addPost('planned', 'updated: 2027-01-05\npublished: 2027-01-05\n');
});

describe('a post of a later day', () => {
  const shown = [
    ['--date', ['--date', '2027-01-05'], {}],
    ['SOURCE_DATE_EPOCH', [], { SOURCE_DATE_EPOCH: String(Date.UTC(2027, 0, 6) / 1000) }],
  ] as const;

  it('is on no page, in no list, feed or sitemap before, and told', () => {
    const { naming, output } = build('planned');
    expect(naming).toEqual([]);
    expect(output).toContain('/blog/planned is not published: it appears on 2027-01-05.');
    expect(build('planned', ['--date', '2027-01-04']).naming).toEqual([]);
  });

  it.each(shown)('is on all of them when %s says that the day has come', (_, args, environment) => {
    const { naming } = build('planned', args, environment);
    const lists = ['blog.html', 'blog/feed.xml', 'en/blog/feed.xml', 'sitemap.xml'];
    expect(naming).toEqual(expect.arrayContaining([...lists, 'blog/planned.html', 'es/blog/planned.html']));
    expect(build('planned').naming).toEqual([]);
  });
});

describe('a draft', () => {
  it('is on no page, in no list, feed or sitemap, and told', () => {
    const { naming, output } = build('begun');
    expect(naming).toEqual([]);
    expect(output).toContain('/blog/begun is not published: it is a draft.');
  });

  it('is shown by --drafts, marked in the language of the page, and kept from search engines', () => {
    const { naming, read } = build('begun', ['--drafts']);
    expect(naming).toEqual(expect.arrayContaining(['blog.html', 'blog/begun.html', 'en/blog/begun.html']));
    expect(naming).not.toContain('sitemap.xml');
    expect(read('en/blog/begun.html')).toContain('This page is a draft and not published.');
    expect(read('blog/begun.html')).toContain('هذه الصفحة مسودة ولم تُنشر.');
    expect(read('en/blog/begun.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('en/blog.html')).not.toContain('This page is a draft');
  });

  it('that was published is there with --drafts, and lost without', () => {
    const facts = `content/shared/blog/${model}.yaml`;
    edit(project, facts, /^/u, 'draft: true\n');
    const lost = `The site was found at /blog/${model}, and nothing is there any more.`;
    expect(runSite(project, ['check', '--drafts'])).toMatchObject({
      output: expect.not.stringContaining(lost),
    });
    expect(runSite(project, ['check'])).toMatchObject({ code: 1, output: expect.stringContaining(lost) });
    edit(project, facts, /^draft: true\n/u, '');
  });

  it('fails nothing by its mistakes, as long as nobody asks for it', () => {
    edit(project, 'content/es/blog/begun.yaml', /^label: .*$/mu, 'label: "{{phonne}}"');
    edit(project, 'content/shared/blog/begun.yaml', /^minutes: .*$/mu, 'minutes: later');
    expect(build('begun').output).toMatch(/\{\{phonne\}\}.*schema\/type/su);
    expect(runSite(project, ['check', '--drafts']).code).toBe(1);
  });
});
