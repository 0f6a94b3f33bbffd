/** A part of the site, for work in progress: what is written, and what it may not take the place of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPages } from './built-pages.ts';
import { edit, hashFolder, runSite, useProject } from './temporary-project.ts';

const project = useProject();

const out = '.cache/part';
const generate = (...args: readonly string[]) => runSite(project, ['generate', ...args]);
const pagesIn = (folder: string) => listPages(path.join(project, folder));

it('is written without the other pages, and says that it is a part', () => {
  const run = generate('--out', out, '--route', '*/services/*', '--language', 'es,en');
  expect(run, run.output).toMatchObject({ code: 0 });
  expect(run.errors).toContain(`${out} holds a part of the site, which is not to be published.`);
  const pages = pagesIn(out);
  expect(pages).toContain('es/services/fast-release.html');
  expect(pages.filter((file) => !/^e[ns]\/services\//u.test(file))).toEqual([]);
  expect(readFileSync(path.join(project, out, '.part-of-the-site'), 'utf8')).toContain('Do not publish');
});

it('gives its place to the whole site, and takes that of none', () => {
  expect(generate('--out', out, '--language', 'es').code).toBe(0);
  expect(pagesIn(out).filter((file) => !file.startsWith('es/'))).toEqual([]);
  expect(generate('--out', out).code).toBe(0);
  expect(pagesIn(out)).toContain('index.html');
  expect(existsSync(path.join(project, out, '.part-of-the-site'))).toBe(false);
  const before = hashFolder(path.join(project, out));
  const run = generate('--out', out, '--language', 'es');
  expect(run).toMatchObject({ code: 2, output: '' });
  expect(run.errors).toContain(`${out} holds the whole site, which a part does not replace.`);
  expect(hashFolder(path.join(project, out))).toBe(before);
});

it('is refused as long as anything is wrong with the whole', () => {
  edit(project, 'content/ar/services/fast-release.yaml', /^title: /mu, 'title: [');
  expect(generate('--out', '.cache/other', '--language', 'en').code).toBe(1);
  edit(project, 'content/ar/services/fast-release.yaml', /^title: \[/mu, 'title: ');
  expect(existsSync(path.join(project, '.cache/other'))).toBe(false);
});

it.each([
  ['of no page', ['--route', '/nowhere'], {}, 'No page has an address such as /nowhere.'],
  ['in CI', ['--language', 'en'], { CI: 'true' }, '--language is not for CI'],
  ['for a release', ['--route', '/', '--release'], {}, '--route and --release exclude each other.'],
  ['with drafts in CI', ['--drafts'], { CI: 'true' }, '--drafts is not for CI'],
  ['with drafts for a release', ['--drafts', '--release'], {}, '--drafts and --release exclude each other.'],
  ['on a day that is none', ['--date', '2026-02-30'], {}, '--date takes a day such as 2026-12-24'],
])('what is for work in progress is not built %s', (_, args, environment, message) => {
  const run = runSite(
    project,
    ['generate', '--out', '.cache/none', ...args],
    environment as Record<string, string>,
  );
  expect(run).toMatchObject({ code: 2, errors: expect.stringContaining(message) });
  expect(existsSync(path.join(project, '.cache/none'))).toBe(false);
});
