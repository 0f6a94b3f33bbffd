import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recoverOutput } from '../../../../generator/pipeline/emit/publish.ts';
import { canMount, createMountWrapper } from './mounts.ts';
import { type ChildOptions, kill, readOutput, startChild } from './run-child.ts';
import { makeProject, outputOf, publish, readTree, siblings } from './temporary-project.ts';

/** The state before the renames: `a` is published, and `b` is in the staging folder. */
async function prepareSwap() {
  const projectRoot = makeProject();
  const options = { projectRoot, out: 'dist' };
  await publish(outputOf('b'), { ...options, out: 'other' });
  const b = readTree(join(projectRoot, 'other'));
  await publish(outputOf('a'), options);
  const a = readTree(join(projectRoot, 'dist'));
  renameSync(join(projectRoot, 'other'), join(projectRoot, '.dist.staging'));
  const move = (from: string, to: string) => renameSync(join(projectRoot, from), join(projectRoot, to));
  const read = () => readTree(join(projectRoot, 'dist'));
  return { options, projectRoot, sites: { a, b }, move, read };
}

/** Starts a build that fails after it has recovered the output, because its plan is empty. */
const startBuild = (options: { projectRoot: string; out: string }) =>
  publish([], options).catch(() => undefined);

describe('after a kill', () => {
  test.each([
    ['before the renames, the next build finds the old output', 0, 'a'],
    ['between the renames, the next build restores the old output', 1, 'a'],
    ['after the renames, the next build finds the new output', 2, 'b'],
  ] as const)('%s and removes all leftovers', async (_, renameCount, expected) => {
    const { options, projectRoot, sites, move, read } = await prepareSwap();
    writeFileSync(join(projectRoot, '.dist.lock.db'), '');
    if (renameCount > 0) move('dist', '.dist.previous');
    if (renameCount > 1) move('.dist.staging', 'dist');
    await startBuild(options);
    expect(read()).toEqual(sites[expected]);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('an output whose removal has begun is never restored', async () => {
    const { options, projectRoot, move } = await prepareSwap();
    move('dist', '.dist.previous');
    move('.dist.staging', 'dist');
    move('.dist.previous', '.dist.staging');
    rmSync(join(projectRoot, '.dist.staging/en'), { recursive: true });
    rmSync(join(projectRoot, 'dist'), { recursive: true });
    await startBuild(options);
    expect(readdirSync(projectRoot)).not.toContain('dist');
    expect(siblings(projectRoot)).toEqual([]);
  });

  test('a command that reads the output restores it, but not while another build runs', async () => {
    const { options, projectRoot, sites, move, read } = await prepareSwap();
    move('.dist.staging', 'staged');
    const child = startChild('hold', projectRoot);
    expect(await readOutput(child)).toBe('held');
    move('staged', '.dist.staging');
    move('dist', '.dist.previous');
    const before = siblings(projectRoot);
    recoverOutput(options);
    expect(siblings(projectRoot)).toEqual(before);
    await kill(child);
    recoverOutput(options);
    expect(read()).toEqual(sites.a);
    recoverOutput(options);
    expect(siblings(projectRoot)).toEqual([]);
  });

  test.runIf(canMount())('a build in another container blocks others until it is killed', async () => {
    const projectRoot = makeProject();
    // A process namespace of its own, in which the build has the id 1.
    const wrapper = ['unshare', '--pid', '--fork', '--kill-child'];
    const child = startChild('hold', projectRoot, { wrapper });
    expect(await readOutput(child)).toBe('held');
    const second = startChild('hold', projectRoot, { wrapper });
    expect(await readOutput(second)).toBe('locked');
    await kill(child);
    const third = startChild('hold', projectRoot, { wrapper });
    expect(await readOutput(third)).toBe('held');
  });

  test('exactly one of several concurrent builds gets the lock', async () => {
    const projectRoot = makeProject();
    writeFileSync(join(projectRoot, '.dist.lock.db'), '');
    const children = [1, 2, 3].map(() => startChild('hold', projectRoot));
    const outputs = await Promise.all(children.map(readOutput));
    expect(outputs.toSorted()).toEqual(['held', 'locked', 'locked']);
  });
});

const isRoot = process.getuid?.() === 0;
/** Id of the user `nobody`. */
const nobodyId = 65534;

async function runChild(mode: string, projectRoot: string, options: ChildOptions): Promise<unknown> {
  return JSON.parse(await readOutput(startChild(mode, projectRoot, options)));
}

describe('a disk or folder that cannot be written', () => {
  test('is named, and the old output stays', async () => {
    const projectRoot = makeProject();
    await publish(outputOf('a'), { projectRoot, out: 'dist' });
    const before = readTree(projectRoot);
    chmodSync(projectRoot, 0o555);
    const result = await runChild('once', projectRoot, isRoot ? { uid: nobodyId } : {});
    chmodSync(projectRoot, 0o755);
    expect(result).toMatchObject({ diagnostics: [{ rule: 'build/write', location: { file: 'dist' } }] });
    expect(JSON.stringify(result)).toMatch(/Cannot write \.dist\.lock\.db: permission denied \(EACCES\)/u);
    expect(readTree(projectRoot)).toEqual(before);
  });

  test.runIf(isRoot)('is named when the lock file of a killed build belongs to another user', async () => {
    const projectRoot = makeProject();
    execFileSync('chown', [String(nobodyId), projectRoot]);
    writeFileSync(join(projectRoot, '.dist.lock.db'), '');
    const result = await runChild('once', projectRoot, { uid: nobodyId });
    expect(JSON.stringify(result)).toContain('Cannot write .dist.lock.db: permission denied');
  });

  test('does not prevent the removal of an old output without write permission', async () => {
    const projectRoot = makeProject();
    await publish(outputOf('a'), { projectRoot, out: 'dist' });
    if (isRoot) execFileSync('chown', ['-R', String(nobodyId), projectRoot]);
    for (const name of ['only-a/deep', 'en', '.']) chmodSync(join(projectRoot, 'dist', name), 0o555);
    const result = await runChild('once', projectRoot, isRoot ? { uid: nobodyId } : {});
    expect(result).toEqual({ value: {}, diagnostics: [] });
    expect(siblings(projectRoot)).toEqual([]);
  });

  test.runIf(isRoot)('is named after the publication when it is the old output', async () => {
    const projectRoot = makeProject();
    await publish(outputOf('a'), { projectRoot, out: 'dist' });
    execFileSync('chown', ['-R', String(nobodyId), projectRoot]);
    execFileSync('chown', ['0', join(projectRoot, 'dist/only-a/deep')]);
    const result = await runChild('once', projectRoot, { uid: nobodyId });
    expect(result).toEqual({ value: { leftover: '.dist.staging' }, diagnostics: [] });
    expect(Object.keys(readTree(join(projectRoot, 'dist')) ?? {})).toContain('only-b/deep/0.html');
    expect(siblings(projectRoot)).toEqual(['.dist.staging']);
  });

  test.runIf(canMount()).each([
    ['full', '.', 'size=1m', 'the disk is full (ENOSPC)'],
    ['read-only', '.', 'ro', 'the disk is read-only (EROFS)'],
    ['mounted as the output folder itself', 'dist', 'size=9m', 'a mount point; choose a folder inside'],
  ])('is named when it is %s, and its files are unchanged', async (_, folder, options, message) => {
    const projectRoot = makeProject();
    mkdirSync(join(projectRoot, 'dist'));
    const wrapper = createMountWrapper(join(projectRoot, folder), options);
    const result = await runChild('twice', projectRoot, wrapper);
    expect(result).toMatchObject({ diagnostics: [{ rule: 'build/write' }], isSame: true, leftovers: [] });
    expect(JSON.stringify(result)).toContain(message);
  });
});
