import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cacheFile, openCache } from '../../../generator/cache/cache.ts';
import { kill, readOutput, startScript } from '../pipeline/emit/run-child.ts';
import { makeProject } from '../pipeline/emit/temporary-project.ts';
import { findNumbers, numbersOf, storeNumbers } from './numbers.ts';

const killCount = 10;
const rounds = Array.from({ length: 50 }, (_, round) => round);
const open = (project: string) => openCache(project, { sources: '' });

const start = (project: string, seed: number) =>
  startScript(new URL('cache-child.ts', import.meta.url), [project, String(seed)]);

it('never returns a wrong value while two processes use the cache and are killed at any moment', async () => {
  const project = makeProject();
  let found = 0;
  for (let index = 0; index < killCount; index += 1) {
    const children = [index, index + 25].map((seed) => start(project, seed));
    await Promise.all(children.map(readOutput));
    await setTimeout(20 + index * 7);
    // A process that finds a wrong value exits by itself.
    expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    await Promise.all(children.map(kill));
    const cache = open(project);
    found += rounds.flatMap((round) => findNumbers(cache, numbersOf(round))).length;
    storeNumbers(cache, numbersOf(index));
    expect(cache.save({ prune: false })).toBeUndefined();
    expect(findNumbers(open(project), numbersOf(index))).toEqual(numbersOf(index));
  }
  // A kill may remove all entries, but rarely does.
  expect(found).toBeGreaterThan(killCount * 20);
});

it('does not change a database that another process locks for too long', () => {
  const project = makeProject();
  const first = open(project);
  storeNumbers(first, [1]);
  first.save({ prune: false });
  const other = new DatabaseSync(join(project, cacheFile));
  other.exec('BEGIN IMMEDIATE');
  const second = open(project);
  storeNumbers(second, [2]);
  expect(second.save({ prune: false })).toMatch(/locked/u);
  other.exec('COMMIT');
  other.close();
  expect(findNumbers(open(project), [1, 2])).toEqual([1]);
});
