/** A draft and a scheduled post are not on the site, unless the command includes them. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { edit, listFiles, runInProcess } from './temporary-project.ts';

const publishedPost = 'paying-the-fee';
const project = useSmallProject();

/** Copies the published post, and replaces the dates of the copy by these lines. */
function addPost(id: string, lines: string): void {
  for (const folder of ['shared', 'ar', 'en']) {
    const posts = path.join(project, 'content', folder, 'blog');
    cpSync(path.join(posts, `${publishedPost}.yaml`), path.join(posts, `${id}.yaml`));
  }
  edit(project, `content/shared/blog/${id}.yaml`, /published: .*\n/u, lines);
}

/** Builds the site. Returns the files that mention a post, a reader of files, and the printed output. */
async function build(id: string, args: readonly string[] = [], environment: Record<string, string> = {}) {
  const run = await runInProcess(project, ['generate', ...args], environment);
  expect(run, run.output).toMatchObject({ code: 0, errors: expect.stringContaining(' files written') });
  const dist = path.join(project, 'dist');
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const mentioning = listFiles(dist).filter(
    (file) => file.includes(id) || read(file).includes(`/blog/${id}`),
  );
  return { mentioning, read, output: run.output };
}

function noticeIn(language: string): string {
  const texts = readFileSync(path.join(project, `content/${language}/ui.yaml`), 'utf8');
  return /^ {2}draft: (.*)$/mu.exec(texts)?.[1] ?? 'no notice';
}

beforeAll(() => {
  addPost('begun', 'draft: true\npublished: 2026-11-20\n');
  addPost('planned', 'published: 2090-01-05\n');
});

describe('a scheduled post', () => {
  const publishingRuns = [
    ['--date', ['--date', '2090-01-05'], {}],
    ['SOURCE_DATE_EPOCH', [], { SOURCE_DATE_EPOCH: String(Date.UTC(2090, 0, 6) / 1000) }],
  ] as const;

  it('is in no file before its date, and is reported', async () => {
    const { mentioning, output } = await build('planned');
    expect(mentioning).toEqual([]);
    expect(output).toContain('/blog/planned is not published: it appears on 2090-01-05.');
    expect((await build('planned', ['--date', '2090-01-04'])).mentioning).toEqual([]);
  });

  it.each(publishingRuns)('is published when %s sets that day', async (_, args, environment) => {
    const { mentioning } = await build('planned', args, environment);
    const lists = ['blog.html', 'blog/feed.xml', 'en/blog/feed.xml', 'sitemap.xml'];
    expect(mentioning).toEqual(
      expect.arrayContaining([...lists, 'blog/planned.html', 'en/blog/planned.html']),
    );
    expect((await build('planned')).mentioning).toEqual([]);
  });
});

describe('the day of a build', () => {
  const facts = 'content/shared/directory.yaml';

  it('does not depend on a date in a file; a future date is an error', async () => {
    edit(project, facts, /^(licenseCheck: .*) \}$/mu, '$1, checked: 2091-11-26 }');
    const run = await runInProcess(project, ['generate']);
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/^content\/shared\/directory\.yaml:\d+:\d+ {2}error {2}age\/future$/mu);
    expect(run.output).toContain('/blog/planned is not published: it appears on 2090-01-05.');
    expect((await runInProcess(project, ['check', '--date', '2026-12-24'])).code).toBe(0);
    edit(project, facts, ', checked: 2091-11-26', '');
  });

  it('is in the summary, and in a note when the environment hides a post', async () => {
    const SOURCE_DATE_EPOCH = String(Date.UTC(2026, 11, 1) / 1000);
    for (const _ of ['a build', 'a repetition']) {
      const { errors } = await runInProcess(project, ['generate'], { SOURCE_DATE_EPOCH });
      expect(errors).toContain(', as of 2026-12-01, ');
      expect(
        errors.match(/^SOURCE_DATE_EPOCH sets the day of the build to 2026-12-01 .*1 record /gmu),
      ).toHaveLength(1);
    }
    const { errors } = await runInProcess(project, ['generate', '--date', '2026-12-02']);
    expect(errors).toContain(', as of 2026-12-02, ');
    expect(errors).not.toContain('SOURCE_DATE_EPOCH');
  });

  it('is the day in the time zone of the site', async () => {
    const settings = 'content/shared/site.yaml';
    // These two time zones never have the same date.
    const days: string[] = [];
    for (const timeZone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
      edit(project, settings, /^timeZone: .*$/mu, `timeZone: ${timeZone}`);
      const { errors } = await runInProcess(project, ['generate']);
      days.push(/, as of (\S+), /u.exec(errors)?.[1] ?? '');
    }
    edit(project, settings, /^timeZone: .*$/mu, 'timeZone: America/Los_Angeles');
    expect(days[0]).toMatch(/^\d{4}-\d\d-\d\d$/u);
    expect(days[0]?.localeCompare(days[1] ?? '')).toBe(-1);
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
    expect(mentioning).toEqual(
      expect.arrayContaining(['blog.html', 'blog/begun.html', 'en/blog/begun.html']),
    );
    expect(mentioning).not.toContain('sitemap.xml');
    expect(read('en/blog/begun.html')).toContain(noticeIn('en'));
    expect(read('blog/begun.html')).toContain(noticeIn('ar'));
    expect(read('en/blog/begun.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('en/blog.html')).not.toContain(noticeIn('en'));
  });

  it('that was published is an error without --drafts', async () => {
    const facts = `content/shared/blog/${publishedPost}.yaml`;
    const addresses = path.join(project, 'content/shared/addresses.yaml');
    writeFileSync(addresses, `pages: [/blog/${publishedPost}]\n`);
    edit(project, facts, /^/u, 'draft: true\n');
    const lost = `/blog/${publishedPost} was an address of the site, and has neither a page nor a redirect.`;
    expect(await runInProcess(project, ['check', '--drafts'])).toMatchObject({
      output: expect.not.stringContaining(lost),
    });
    expect(await runInProcess(project, ['check'])).toMatchObject({
      code: 1,
      output: expect.stringContaining(lost),
    });
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
