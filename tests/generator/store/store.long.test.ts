import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../../generator/store/store.ts';
import { canMount, mountAt } from '../emit/mounts.ts';
import { type ChildOptions, hear, kill, startScript } from '../emit/run-child.ts';
import { makeProject } from '../emit/temporary-project.ts';
import { listPacks } from './list-packs.ts';
import { findIn, putInto, wordsOf } from './words.ts';

const kills = 20;
const rounds = Array.from({ length: 50 }, (_, round) => round);

const start = (mode: string, project: string, seed: number, options?: ChildOptions) =>
  startScript(new URL('store-child.ts', import.meta.url), [mode, project, String(seed)], options);

it('a store that two runs use at once, each killed at any moment, never gives a wrong value, and takes and gives again', async () => {
  const project = makeProject();
  let drafts = 0;
  for (let index = 0; index < kills; index += 1) {
    const children = [index, index + 25].map((seed) => start('forever', project, seed));
    await Promise.all(children.map(hear));
    await setTimeout(20 + index * 7);
    // A run that found a wrong value has ended by itself.
    expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    await Promise.all(children.map(kill));
    drafts += listDrafts(project).length;
    const store = openStore(project);
    expect(rounds.flatMap((round) => findIn(store, wordsOf(round))).length).toBeGreaterThan(0);
    putInto(store, wordsOf(index));
    expect(store.save({ prune: false })).toBeUndefined();
    expect(findIn(openStore(project), wordsOf(index))).toEqual(wordsOf(index));
  }
  expect(drafts, 'kills in the middle of a write').toBeGreaterThan(0);
  for (const draft of listDrafts(project)) utimesSync(draft, 0, 0);
  const store = openStore(project);
  putInto(store, wordsOf(0));
  store.save({ prune: true });
  expect(listDrafts(project)).toEqual([]);
  expect(listPacks(project, 'words').length).toBeLessThan(10);
});

function listDrafts(project: string): readonly string[] {
  return listPacks(project, 'words').filter((path) => path.endsWith('.draft'));
}

it.runIf(canMount())(
  'a store on a disk that is full keeps what fits, leaves no half of the rest, and gives what it has',
  async () => {
    const project = makeProject();
    mkdirSync(join(project, '.cache'));
    const child = start('full', project, 0, mountAt(join(project, '.cache'), 'size=300k'));
    expect(JSON.parse(await hear(child))).toEqual({
      errors: ['kept', 'ENOSPC', 'kept'],
      found: [20, 20, 20],
    });
  },
);
