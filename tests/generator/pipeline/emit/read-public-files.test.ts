import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  findPublicFileProblems,
  readPublicFiles,
} from '../../../../generator/pipeline/emit/read-public-files.ts';
import { testTables } from '../../../table.ts';
import { makeFolder } from '../../make-folder.ts';

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

const sourceOf = (path: string) => `content/${path}.yaml`;
const built = ['robots.txt', 'en/faq.html'].map((path) => ({ path, source: sourceOf(path) }));
const find = (...paths: string[]) => [...findPublicFileProblems(paths, built).values()];

testTables(join(import.meta.dirname, 'public-files.yaml'), {
  'path that the build writes': (path: string, builtPath: string) => {
    const [problem, ...others] = find(path, 'en/photo.jpg');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'file/taken',
      location: { file: `templates/public/${path}` },
      related: [{ location: { file: sourceOf(builtPath) } }],
    });
    return /^.*?the build writes|^The build writes(?: robots.txt itself)?/u.exec(problem?.message ?? '')?.[0];
  },
  'letter case': (first: string, second: string) => {
    const [[path, problem] = [], ...others] = findPublicFileProblems([first, second], built);
    expect([path, others]).toEqual([second, []]);
    const related = [{ location: { file: `templates/public/${first}` } }];
    expect(problem).toMatchObject({ rule: 'file/taken', related });
    return problem?.message.replace(/ differ only in letter case\.$/u, '');
  },
  name: (name: string) => find(name, `folder/${name}`).map(({ rule }) => rule),
});

it('reports public files with the path of the marker', () => {
  expect(find('.made-by-site-generator')).toHaveLength(1);
});
