import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../generator/dev/watch-folders.ts';

let folder: string;
let seen: Set<string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  seen = new Set();
  const stop = watchFolders([folder], (paths) => {
    for (const each of paths) seen.add(path.relative(folder, each));
  });
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
});

const write = (name: string) => writeFileSync(path.join(folder, name), `${Math.random()}`);
const isTold = (name: string) => expect.poll(() => seen.has(path.normalize(name))).toBe(true);

it('tells of files in folders that come, go and come again', async () => {
  for (let time = 0; time < 2; time += 1) {
    mkdirSync(path.join(folder, 'c/d'), { recursive: true });
    await isTold('c');
    write('c/d/file.yaml');
    await isTold('c/d/file.yaml');
    seen.clear();
    rmSync(path.join(folder, 'c'), { recursive: true });
    await isTold('c');
    seen.clear();
  }
});
