/** Tests that a run builds only when something changed since the last build. */
import { appendFileSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCK_FILE } from '../../generator/content/lock.ts';
import { useSmallProject } from '../fixtures/small-project.ts';
import { edit, runInProcess } from './temporary-project.ts';

const unchanged = 'Nothing changed since the last build.';
const generate = (folder: string, ...args: string[]) =>
  runInProcess(folder, ['generate', '--verbose', ...args]);

describe('generate, when nothing changed', () => {
  const folder = useSmallProject();
  const pathTo = (name: string) => path.join(folder, name);
  const inodeOf = (name: string) => lstatSync(pathTo(name)).ino;

  beforeAll(async () => {
    edit(folder, 'content/shared/site.yaml', /^baseUrl: .*$/mu, 'baseUrl: https://www.example.com');
    expect((await generate(folder)).code).toBe(0);
  });

  it('leaves the output in place and reports the problems of the content again', async () => {
    const before = inodeOf('dist');
    const run = await generate(folder);
    expect(run.errors).toContain(unchanged);
    expect(run.errors).toMatch(
      /^\d+ pages, 2 languages, as of \d{4}-\d\d-\d\d, 0 of \d+ files written, [\d.]+ s$/mu,
    );
    expect(run).toMatchObject({ code: 0, output: expect.stringContaining('build/placeholder-data') });
    expect(inodeOf('dist')).toBe(before);
  });

  it.each<[string, () => void]>([
    ['a text', () => appendFileSync(pathTo('content/en/pages/home.yaml'), '# a comment\n')],
    [
      'a new file in the content folder that is not content',
      () => writeFileSync(pathTo('content/notes.txt'), 'mine'),
    ],
    ['a style', () => appendFileSync(pathTo('templates/styles/base.css'), '\n')],
    ['an output file', () => appendFileSync(pathTo('dist/index.html'), ' ')],
    ['an unknown file in the output folder', () => writeFileSync(pathTo('dist/other.txt'), 'mine')],
    ['a deleted output file', () => rmSync(pathTo('dist/robots.txt'))],
  ])('builds again after a change: %s', async (_case, change) => {
    change();
    expect((await generate(folder)).errors).not.toContain(unchanged);
    rmSync(pathTo('content/notes.txt'), { force: true });
  });

  it('builds again for another origin, and with --force-full', async () => {
    expect((await generate(folder, '--base-url', 'https://one.example.org')).errors).not.toContain(unchanged);
    expect((await generate(folder)).errors).not.toContain(unchanged);
    expect((await generate(folder)).errors).toContain(unchanged);
    expect((await generate(folder, '--force-full')).errors).not.toContain(unchanged);
  });

  it('renders only the pages that use the day of a file when it changes in the lock file', async () => {
    const post = 'en/blog/paying-the-fee';
    edit(folder, LOCK_FILE, new RegExp(`(?<=content/${post}\\.yaml:\n {2}\\.day: )\\S+`, 'u'), '2026-11-20');
    const { errors } = await generate(folder);
    const rendered = errors.match(/^page .*$/gmu) ?? [];
    expect(rendered).toContain(`page /${post}: content/${post}.yaml#.day`);
    expect(rendered.filter((line) => !line.endsWith(`: content/${post}.yaml#.day`))).toEqual([]);
  });

  it('fails with --strict when the unchanged content has warnings', async () => {
    // The title is too long, the translation is of the previous title, and two files have changed since their days.
    const long = 'A title that is longer than what any search engine shows of it in its lists of pages';
    edit(folder, 'content/en/pages/home.yaml', /^( {2}title: ).*$/mu, `$1${long}`);
    expect(await generate(folder)).toMatchObject({ code: 0, output: expect.stringContaining('4 warnings') });
    const run = await generate(folder, '--strict');
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('4 warnings') });
    expect(run.errors).toContain(unchanged);
    expect(run.errors).toContain('Nothing was written');
  });
});
