import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recoverOutput } from '../../../../generator/pipeline/emit/open-output.ts';
import { publishOutput } from '../../../../generator/pipeline/emit/publish-output.ts';
import { kill, readOutput, startChild } from './run-child.ts';
import { builder, makeProject, planSite, readTree, siblings } from './temporary-project.ts';

/** Returns a project in the state before the renames: `a` is published, and `b` is in the staging folder. */
async function prepareSwap() {
  const projectRoot = makeProject();
  await publishOutput(planSite('b'), { projectRoot, out: 'other', builder });
  const b = readTree(join(projectRoot, 'other'));
  await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
  const a = readTree(join(projectRoot, 'dist'));
  renameSync(join(projectRoot, 'other'), join(projectRoot, '.dist.staging'));
  const move = (from: string, to: string) => renameSync(join(projectRoot, from), join(projectRoot, to));
  return { projectRoot, a, b, move };
}

describe('recovery', () => {
  test.each([
    ['removes the staging folder of a build that was killed before the renames', 0, 'a'],
    ['restores the old output between the renames', 1, 'a'],
    ['keeps the new output after the renames', 2, 'b'],
  ] as const)('%s', async (_, renameCount, expected) => {
    const { projectRoot, move, ...sites } = await prepareSwap();
    if (renameCount > 0) move('dist', '.dist.previous');
    if (renameCount > 1) move('.dist.staging', 'dist');
    recoverOutput({ projectRoot, out: 'dist', builder });
    expect(readTree(join(projectRoot, 'dist'))).toEqual(sites[expected]);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('never restores an output whose removal has begun', async () => {
    const { projectRoot, move } = await prepareSwap();
    move('dist', '.dist.previous');
    move('.dist.staging', 'dist');
    move('.dist.previous', '.dist.staging');
    rmSync(join(projectRoot, '.dist.staging/en'), { recursive: true });
    rmSync(join(projectRoot, 'dist'), { recursive: true });
    recoverOutput({ projectRoot, out: 'dist', builder });
    expect(readdirSync(projectRoot)).not.toContain('dist');
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('also runs before a publication, which hard-links unchanged files of the restored output', async () => {
    const { projectRoot, b, move } = await prepareSwap();
    const inodeOfServices = () => statSync(join(projectRoot, 'dist/services.html')).ino;
    const before = inodeOfServices();
    move('dist', '.dist.previous');
    await publishOutput(planSite('b'), { projectRoot, out: 'dist', builder });
    expect(readTree(join(projectRoot, 'dist'))).toEqual(b);
    expect(inodeOfServices()).toBe(before);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('removes the lock of a dead process, and no other file', () => {
    const projectRoot = makeProject();
    writeFileSync(join(projectRoot, '.dist.lock'), '999999999\n');
    writeFileSync(join(projectRoot, '.dist.locksmith'), 'not ours');
    recoverOutput({ projectRoot, out: 'dist', builder });
    expect(siblings(projectRoot)).toEqual(['.dist.locksmith']);
  });

  test('does not affect a running build', async () => {
    const { projectRoot, move } = await prepareSwap();
    move('.dist.staging', 'staged');
    const child = startChild('hold', projectRoot);
    expect(await readOutput(child)).toBe('held');
    move('staged', '.dist.staging');
    move('dist', '.dist.previous');
    const before = siblings(projectRoot);
    recoverOutput({ projectRoot, out: 'dist', builder });
    expect(siblings(projectRoot)).toEqual(before);
    await kill(child);
    recoverOutput({ projectRoot, out: 'dist', builder });
    expect(readdirSync(projectRoot)).toContain('dist');
  });

  test('changes nothing when there is nothing to recover', () => {
    const projectRoot = makeProject();
    const before = readTree(projectRoot);
    for (const out of ['dist', 'deep/down/dist']) recoverOutput({ projectRoot, out, builder });
    expect(readTree(projectRoot)).toEqual(before);
  });

  test('does not change files beside a folder that cannot be the output', () => {
    const projectRoot = makeProject();
    const inner = join(projectRoot, 'inner');
    mkdirSync(inner);
    mkdirSync(join(projectRoot, '.inner.staging'));
    recoverOutput({ projectRoot: inner, out: '.', builder });
    expect(readdirSync(projectRoot)).toContain('.inner.staging');
  });
});
