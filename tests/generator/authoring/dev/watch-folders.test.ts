import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../../generator/authoring/dev/watch-folders.ts';
import { makeFolder } from '../../make-folder.ts';

it('tells of files in folders that come, go and come again', async () => {
  const folder = makeFolder();
  const seen = new Set<string>();
  const stop = watchFolders([folder], (paths) => {
    for (const each of paths) seen.add(path.relative(folder, each));
  });
  onTestFinished(stop);
  const isTold = (name: string) => expect.poll(() => seen.has(path.normalize(name))).toBe(true);
  for (let time = 0; time < 2; time += 1) {
    mkdirSync(path.join(folder, 'c/d'), { recursive: true });
    await isTold('c');
    writeFileSync(path.join(folder, 'c/d/file.yaml'), '');
    await isTold('c/d/file.yaml');
    seen.clear();
    rmSync(path.join(folder, 'c'), { recursive: true });
    await isTold('c');
    seen.clear();
  }
});

it('tells nothing of files of editors and systems', async () => {
  const folder = makeFolder({ 'faqs.yaml': '' });
  const seen = new Set<string>();
  onTestFinished(
    watchFolders([folder], (paths) => {
      for (const each of paths) seen.add(path.relative(folder, each));
    }),
  );
  for (const name of ['.DS_Store', 'faqs.yaml~', '4913', 'faqs.yaml'])
    writeFileSync(path.join(folder, name), 'x');
  await expect.poll(() => seen.has('faqs.yaml')).toBe(true);
  expect([...seen]).toEqual(['faqs.yaml']);
});
