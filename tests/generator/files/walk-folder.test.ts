import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isIgnoredName } from '../../../generator/files/ignored-names.ts';
import { walkFolder } from '../../../generator/files/walk-folder.mjs';
import { makeFolder } from '../make-folder.ts';

function makeTree(): string {
  const root = makeFolder();
  mkdirSync(path.join(root, 'en/.idea/shelf'), { recursive: true });
  writeFileSync(path.join(root, 'en/.idea/shelf/workspace.xml'), '');
  writeFileSync(path.join(root, 'en/faqs.yaml'), '');
  symlinkSync('faqs.yaml', path.join(root, 'en/link.yaml'));
  return root;
}

const pathsIn = (...walk: Parameters<typeof walkFolder>) =>
  walkFolder(...walk)
    .map(({ path }) => path)
    .sort();

it('returns files, links and folders at all levels', () => {
  const root = makeTree();
  expect(pathsIn(root)).toEqual([
    `${root}/en`,
    `${root}/en/.idea`,
    `${root}/en/.idea/shelf`,
    `${root}/en/.idea/shelf/workspace.xml`,
    `${root}/en/faqs.yaml`,
    `${root}/en/link.yaml`,
  ]);
});

it('omits an ignored folder and its contents', () => {
  const root = makeTree();
  expect(pathsIn(root, { isIgnored: isIgnoredName })).toEqual([
    `${root}/en`,
    `${root}/en/faqs.yaml`,
    `${root}/en/link.yaml`,
  ]);
});

it('reports a folder that cannot be listed', () => {
  const folder = path.join(makeFolder(), 'absent');
  const failedPaths: string[] = [];
  expect(walkFolder(folder, { onError: (path) => failedPaths.push(path) })).toEqual([]);
  expect(failedPaths).toEqual([folder]);
});

it.each([
  ...['.DS_Store', '._faqs.yaml', 'Thumbs.db', 'THUMBS.DB', 'desktop.ini', '__MACOSX', 'Icon\r'],
  ...['.#faqs.yaml', '#faqs.yaml#', 'faqs.yaml~', '.faqs.yaml.swp', '4913', 'faqs.yaml___jb_tmp___'],
  ...['~$faqs.yaml', '.~lock.faqs.yaml#', 'robots.txt.orig', '.git', '.gitkeep', '.idea', '.nfs0001'],
])('ignores %s', (name) => {
  expect(isIgnoredName(name)).toBe(true);
});

it.each([
  'faqs.yaml',
  '.well-known',
  '.nojekyll',
  'robots.txt',
  'hash#tag.txt',
  'a~b',
  'original.txt',
  '.hidden.yaml',
])('does not ignore %s', (name) => {
  expect(isIgnoredName(name)).toBe(false);
});
