/** A run without changes reports that nothing changed. */
import { appendFileSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit, runSite, useProject } from './temporary-project.ts';

const unchanged = 'Nothing changed since the last build.';
const generate = (folder: string, ...args: string[]) => runSite(folder, ['generate', '--verbose', ...args]);

describe('generate, when nothing changed', () => {
  const folder = useProject();
  const file = (name: string) => path.join(folder, name);
  const placeOf = (name: string) => lstatSync(file(name)).ino;

  beforeAll(() => expect(generate(folder).code).toBe(0));

  it('leaves the output in place and says again what there is to say', () => {
    const before = placeOf('dist');
    const run = generate(folder);
    expect(run.errors).toContain(unchanged);
    expect(run.errors).toMatch(
      /^\d+ pages, 3 languages, as of \d{4}-\d\d-\d\d, 0 of \d+ files written, [\d.]+ s$/mu,
    );
    expect(run).toMatchObject({ code: 0, output: expect.stringContaining('build/placeholder-data') });
    expect(placeOf('dist')).toBe(before);
  });

  it.each<[string, () => void]>([
    ['a text', () => edit(folder, 'content/en/pages/home.yaml', /^updated: .*$/mu, 'updated: 2026-11-20')],
    ['a file that is no content yet', () => writeFileSync(file('content/notes.txt'), 'mine')],
    ['a style', () => appendFileSync(file('templates/styles/base.css'), '\n')],
    ['a file of the output', () => appendFileSync(file('dist/index.html'), ' ')],
    ['a file beside the output', () => writeFileSync(file('dist/other.txt'), 'mine')],
    ['a missing file of the output', () => rmSync(file('dist/robots.txt'))],
  ])('works again after a change of %s', (_case, change) => {
    change();
    expect(generate(folder).errors).not.toContain(unchanged);
    rmSync(file('content/notes.txt'), { force: true });
  });

  it('works again for another origin, and when it is asked to', () => {
    expect(generate(folder, '--base-url', 'https://one.example.org').errors).not.toContain(unchanged);
    expect(generate(folder).errors).not.toContain(unchanged);
    expect(generate(folder).errors).toContain(unchanged);
    expect(generate(folder, '--force-full').errors).not.toContain(unchanged);
  });

  it('fails in a strict run in which the build would have failed', () => {
    // The title is too long, and its two translations are of the old one.
    const long = 'A title that is longer than what any search engine shows of it in its lists of pages';
    edit(folder, 'content/en/pages/home.yaml', /^( {2}title: ).*$/mu, `$1${long}`);
    expect(generate(folder)).toMatchObject({ code: 0, output: expect.stringContaining('3 warnings') });
    const run = generate(folder, '--strict');
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('3 warnings') });
    expect(run.errors).toContain(unchanged);
    expect(run.errors).toContain('Nothing was written');
  });
});
