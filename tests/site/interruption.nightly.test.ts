import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recoverOutput } from '../../generator/pipeline/emit/publish.ts';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, hashFolder, runSite, startSite } from './temporary-project.ts';

const momentCount = 8;

it('a build that is killed at any moment leaves the old site, the new one, or one that the next command restores', async () => {
  const folder = createSmallProject();
  const dist = path.join(folder, 'dist');
  const first = await buildTimed(folder);
  let isChanged = toggleContent(folder, false);
  const second = await buildTimed(folder);
  const sites = [first.hash, second.hash];
  expect(new Set(sites).size).toBe(2);
  for (let moment = 1; moment <= momentCount; moment += 1) {
    isChanged = toggleContent(folder, isChanged);
    await killAfter(folder, (second.milliseconds * moment) / momentCount);
    recoverOutput({ projectRoot: folder, out: 'dist' });
    expect(sites, `killed at moment ${moment}`).toContain(hashFolder(dist));
  }
  expect(runSite(folder, ['generate']).code).toBe(0);
  expect(sites).toContain(hashFolder(dist));
}, 240_000);

async function buildTimed(folder: string): Promise<{ hash: string; milliseconds: number }> {
  const started = performance.now();
  const run = runSite(folder, ['generate']);
  expect(run, run.output).toMatchObject({ code: 0 });
  return { hash: hashFolder(path.join(folder, 'dist')), milliseconds: performance.now() - started };
}

/** Switches the license number, and so every page, between two values. */
function toggleContent(folder: string, changed: boolean): boolean {
  const [from, to] = changed ? ['1234568', '1234567'] : ['1234567', '1234568'];
  edit(folder, 'content/shared/site.yaml', `licenseNumber: "${from}"`, `licenseNumber: "${to}"`);
  return !changed;
}

async function killAfter(folder: string, milliseconds: number): Promise<void> {
  const child = startSite(folder, ['generate']);
  const ended = once(child, 'exit');
  await Promise.race([wait(milliseconds), ended]);
  child.kill('SIGKILL');
  await ended;
}
