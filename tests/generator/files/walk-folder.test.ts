import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isIgnoredName } from '../../../generator/files/ignored-names.ts';
import { listFiles, walkFolder } from '../../../generator/files/walk-folder.mjs';
import { makeFolder } from '../make-folder.ts';

function makeTree(): string {
  const root = makeFolder();
  mkdirSync(path.join(root, 'en/.idea/shelf'), { recursive: true });
  writeFileSync(path.join(root, 'en/.idea/shelf/workspace.xml'), '');
  writeFileSync(path.join(root, 'en/faqs.yaml'), '');
  symlinkSync('faqs.yaml', path.join(root, 'en/link.yaml'));
  return root;
}

it('listFiles returns files and links at all levels, and walkFolder also returns folders', () => {
  const root = makeTree();
  expect(listFiles(root).sort()).toEqual([
    `${root}/en/.idea/shelf/workspace.xml`,
    `${root}/en/faqs.yaml`,
    `${root}/en/link.yaml`,
  ]);
  expect(walkFolder(root).map(({ path }) => path)).toContain(`${root}/en/.idea/shelf`);
});

it('omits an ignored folder and its contents', () => {
  const root = makeTree();
  expect(listFiles(root, { isIgnored: isIgnoredName }).sort()).toEqual([
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
