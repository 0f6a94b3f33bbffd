import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../../generator/authoring/dev/watch-folders.ts';
import { makeFolder } from '../../make-folder.ts';

/** Watches a folder and collects the changed paths relative to its parent. */
function watchFolder(folder: string) {
  const seen = new Set<string>();
  const errors: string[] = [];
  const stop = watchFolders([folder], {
    onChange: (paths) => {
      for (const each of paths) seen.add(path.relative(path.dirname(folder), each));
    },
    onError: ({ code }) => errors.push(code),
  });
  onTestFinished(stop);
  const isReported = (name: string) => expect.poll(() => seen.has(path.normalize(name))).toBe(true);
  return { seen, errors, isReported };
}

const folderIn = (parent: string, name = 'content') => {
  const folder = path.join(parent, name);
  mkdirSync(path.join(folder, 'en'), { recursive: true });
  return folder;
};

it('reports files in folders that are created, removed and created again', async () => {
  const folder = folderIn(makeFolder());
  const { seen, errors, isReported } = watchFolder(folder);
  for (let time = 0; time < 2; time += 1) {
    mkdirSync(path.join(folder, 'c/d'), { recursive: true });
    await isReported('content/c');
    writeFileSync(path.join(folder, 'c/d/file.yaml'), '');
    await isReported('content/c/d/file.yaml');
    seen.clear();
    rmSync(path.join(folder, 'c'), { recursive: true });
    await isReported('content/c');
    seen.clear();
  }
  expect(errors).toEqual([]);
});

it('reports files in a watched folder that is removed, and in the one that replaces it', async () => {
  const parent = makeFolder();
  const folder = folderIn(parent);
  const { seen, isReported } = watchFolder(folder);
  renameSync(folder, path.join(parent, 'away'));
  await isReported('content');
  seen.clear();
  folderIn(parent);
  await isReported('content');
  writeFileSync(path.join(folder, 'en/new.yaml'), '');
  await isReported('content/en/new.yaml');
  seen.clear();
  // The folder that was moved away is no longer part of the content.
  writeFileSync(path.join(parent, 'away/en/old.yaml'), '');
  writeFileSync(path.join(folder, 'en/last.yaml'), '');
  await isReported('content/en/last.yaml');
  expect([...seen]).toEqual([path.normalize('content/en/last.yaml')]);
});

it('reports a folder that is created after watching began', async () => {
  const parent = makeFolder();
  const { isReported } = watchFolder(path.join(parent, 'content'));
  folderIn(parent);
  await isReported('content');
  writeFileSync(path.join(parent, 'content/en/file.yaml'), '');
  await isReported('content/en/file.yaml');
});

it('ignores files of editors and operating systems', async () => {
  const folder = makeFolder({ 'faqs.yaml': '' });
  const { seen, isReported } = watchFolder(folder);
  const name = path.basename(folder);
  for (const file of ['.DS_Store', 'faqs.yaml~', '4913', 'faqs.yaml'])
    writeFileSync(path.join(folder, file), 'x');
  await isReported(`${name}/faqs.yaml`);
  expect([...seen]).toEqual([path.join(name, 'faqs.yaml')]);
});
