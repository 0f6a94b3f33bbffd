import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  readPublicFiles,
  separateCollisions,
} from '../../../../generator/pipeline/emit/read-public-files.ts';
import { makeFolder } from '../../make-folder.ts';

const file = (path: string) => ({ path, contents: '' });

it('reads every file except those of editors and operating systems', async () => {
  const root = makeFolder({
    'templates/public/favicon.svg': '<svg/>',
    'templates/public/.well-known/site.txt': 'site',
    'templates/public/.DS_Store': '',
    'templates/public/__MACOSX/favicon.svg': '',
    'templates/public/robots.txt~': '',
  });
  const { value, diagnostics } = await readPublicFiles(root);
  expect(value.map(({ path, contents }) => [path, String(contents)]).sort()).toEqual([
    ['.well-known/site.txt', 'site'],
    ['favicon.svg', '<svg/>'],
  ]);
  expect(diagnostics).toEqual([]);
});

it('accepts a project without a folder of public files', async () => {
  expect(await readPublicFiles(makeFolder())).toEqual({ value: [], diagnostics: [] });
});

it('reports links and special files with their paths, and reads the others', async () => {
  const root = makeFolder({ 'secret.txt': 'secret', 'templates/public/a/favicon.svg': '' });
  const folder = join(root, 'templates/public');
  symlinkSync(join(root, 'secret.txt'), join(folder, 'linked.txt'));
  symlinkSync(join(root, 'nowhere'), join(folder, 'a/broken.txt'));
  symlinkSync(folder, join(folder, 'a/circle'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const { value, diagnostics } = await readPublicFiles(root);
  expect(value.map(({ path }) => path)).toEqual(['a/favicon.svg']);
  expect(diagnostics.map(({ rule, location }) => `${rule} ${location.file}`).sort()).toEqual([
    'file/symlink templates/public/a/broken.txt',
    'file/symlink templates/public/a/circle',
    'file/symlink templates/public/linked.txt',
    'file/unreadable templates/public/pipe',
  ]);
});

it.each([
  ['robots.txt', 'robots.txt'],
  ['Robots.TXT', 'robots.txt'],
  ['robots.txt.gz', 'robots.txt'],
  ['en/faq.html', 'en/faq.html'],
  ['en', 'en/faq.html'],
  ['robots.txt/more.txt', 'robots.txt'],
  ['.made-by-site-generator', '.made-by-site-generator'],
])('reports the public file %s when the build writes %s, with both locations', (publicPath, builtPath) => {
  const { value, diagnostics } = separateCollisions(
    [file(publicPath), file('favicon.svg')],
    [file('robots.txt'), file('en/faq.html')],
    (path) => `content/${path}.yaml`,
  );
  expect(value.map(({ path }) => path)).toEqual(['favicon.svg']);
  expect(diagnostics).toMatchObject([
    {
      rule: 'file/taken',
      location: { file: `templates/public/${publicPath}` },
      related: [{ location: { file: `content/${builtPath}.yaml` } }],
    },
  ]);
});
