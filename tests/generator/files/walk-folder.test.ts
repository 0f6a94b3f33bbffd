import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isIgnoredName } from '../../../generator/files/ignored-names.ts';
import { walkFolder } from '../../../generator/files/walk-folder.mjs';
import { testTables } from '../../table.ts';
import { makeFolder } from '../make-folder.ts';

function makeTree(): string {
  const root = makeFolder({ 'en/.idea/shelf/workspace.xml': '', 'en/faqs.yaml': '' });
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

testTables(path.join(import.meta.dirname, 'ignored-names.yaml'), { 'ignored name': isIgnoredName });
