import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../generator/dev/watch-folders.ts';

it('tells of files in folders that come, go and come again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  const seen = new Set<string>();
  const stop = watchFolders([folder], (paths) => {
    for (const each of paths) seen.add(path.relative(folder, each));
  });
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
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
