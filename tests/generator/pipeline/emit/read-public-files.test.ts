import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  findPublicFileProblems,
  readPublicFiles,
} from '../../../../generator/pipeline/emit/read-public-files.ts';
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

it.each([
  ['robots.txt', 'robots.txt', 'The build writes robots.txt itself'],
  ['Robots.TXT', 'robots.txt', 'Robots.TXT and robots.txt differ only in letter case; the build writes'],
  ['en/faq.html', 'en/faq.html', 'The build writes'],
  ['en', 'en/faq.html', 'The build writes'],
  ['EN/other.txt', 'en/faq.html', 'EN and en differ only in letter case; the build writes'],
  ['robots.txt/more.txt', 'robots.txt', 'The build writes'],
])('reports the public file %s when the build writes %s, with both locations', (path, builtPath, message) => {
  expect([...findPublicFileProblems([path, 'en/photo.jpg'], built).values()]).toMatchObject([
    {
      rule: 'file/taken',
      location: { file: `templates/public/${path}` },
      message: expect.stringContaining(message),
      related: [{ location: { file: sourceOf(builtPath) } }],
    },
  ]);
});

it.each([
  ['Photo.txt', 'photo.txt', 'photo.txt and Photo.txt'],
  ['Photos/one.png', 'photos/two.png', 'photos and Photos'],
  ['Photos', 'photos/two.png', 'photos and Photos'],
  ['caf\u00e9/\u00c9t\u00e9.txt', 'CAF\u00c9/other.txt', 'CAF\u00c9 and caf\u00e9'],
])('reports the public files %s and %s, which some disks do not distinguish', (first, second, names) => {
  expect([...findPublicFileProblems([first, second], built)]).toMatchObject([
    [
      second,
      {
        rule: 'file/taken',
        message: `${names} differ only in letter case.`,
        related: [{ location: { file: `templates/public/${first}` } }],
      },
    ],
  ]);
});

it('reports public files with the path of the marker', () => {
  expect([...findPublicFileProblems(['.made-by-site-generator'], []).keys()]).toHaveLength(1);
});

it.each([
  'a#b.txt',
  'a?b.txt',
  'a\\b.txt',
  'a\tb.txt',
  'a\nb.txt',
  'data.csv.gz',
  'data.br',
  'cafe\u0301.txt',
])('reports the name %j, which not every host serves', (name) => {
  const problems = [...findPublicFileProblems([name, `folder/${name}`], built).values()];
  expect(problems.map(({ rule }) => rule)).toEqual(['file/public-name', 'file/public-name']);
});

it.each(['my photo (1).png', '\'"`.txt', 'a;b{$c}.txt', '100%.txt', 'صورة.png', 'a&b=c,d.txt'])(
  'accepts the name %j',
  (name) => expect(findPublicFileProblems([name, `${name} folder/a.txt`], built).size).toBe(0),
);
