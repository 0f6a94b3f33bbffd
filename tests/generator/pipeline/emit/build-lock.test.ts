import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Builder, lockOutput } from '../../../../generator/pipeline/emit/build-lock.ts';
import { planOutputFolder } from '../../../../generator/pipeline/emit/output-folder.ts';
import { publishOutput } from '../../../../generator/pipeline/emit/publish-output.ts';
import { kill, readOutput, startChild } from './run-child.ts';
import { builder, makeProject, planSite, readTree, siblings } from './temporary-project.ts';

const otherBuilder: Builder = { pid: 4711, isRunning: () => true };

function makeLockedFolder(text: string) {
  const projectRoot = makeProject();
  const folder = planOutputFolder(projectRoot, 'dist');
  writeFileSync(folder.lock, text);
  return folder;
}

test('the diagnostic of a lock names its process and a fix', () => {
  const folder = planOutputFolder(makeProject(), 'dist');
  lockOutput(folder, otherBuilder);
  expect(lockOutput(folder, { ...otherBuilder, pid: 4712 })).toMatchObject({
    value: undefined,
    diagnostics: [
      {
        rule: 'build/locked',
        fix: 'Wait until it has ended. If no such process runs, delete .dist.lock.',
        message: 'Another build writes dist: process 4711.',
      },
    ],
  });
});

test('a released lock is free, and a second release does not free the lock of the next owner', () => {
  const folder = planOutputFolder(makeProject(), 'dist');
  const first = lockOutput(folder, builder).value;
  first?.release();
  expect(siblings(folder.projectRoot)).toEqual([]);
  const second = lockOutput(folder, otherBuilder).value;
  first?.release();
  expect(second?.ownsLock()).toBe(true);
  expect(siblings(folder.projectRoot)).toEqual(['.dist.lock']);
});

test.each(['', 'no number'])('a lock that contains %j instead of a process id is not replaced', (text) => {
  const lock = lockOutput(makeLockedFolder(text), { ...otherBuilder, isRunning: () => false });
  expect(lock.diagnostics[0]).toMatchObject({
    rule: 'build/locked',
    message: 'Another build writes dist: .dist.lock does not say which process.',
  });
});

test('a lock excludes another publication of the same process', async () => {
  const projectRoot = makeProject();
  const options = { projectRoot, out: 'dist', builder };
  const [first, second] = await Promise.all([
    publishOutput(planSite('a'), options),
    publishOutput(planSite('b'), options),
  ]);
  expect(first.diagnostics).toEqual([]);
  expect(second.diagnostics.map(({ rule }) => rule)).toEqual(['build/locked']);
  await publishOutput(planSite('a'), { ...options, out: 'fresh' });
  expect(readTree(join(projectRoot, 'dist'))).toEqual(readTree(join(projectRoot, 'fresh')));
});

test('a lock excludes other processes until its owner has exited', async () => {
  const projectRoot = makeProject();
  const options = { projectRoot, out: 'dist', builder };
  const child = startChild('hold', projectRoot);
  expect(await readOutput(child)).toBe('held');
  const second = await publishOutput(planSite('a'), options);
  expect(second.diagnostics[0]?.message).toContain(`process ${child.pid}.`);
  await kill(child);
  expect((await publishOutput(planSite('a'), options)).diagnostics).toEqual([]);
});

test('a build that has just replaced a stale lock keeps the new one', () => {
  const folder = makeLockedFolder('4711\n');
  const isRunning = (pid: number) => {
    if (pid === 4711) writeFileSync(folder.lock, '5000\n');
    return pid !== 4711;
  };
  const lock = lockOutput(folder, { pid: 4712, isRunning });
  expect(lock.diagnostics[0]?.message).toContain('process 5000');
  expect(siblings(folder.projectRoot)).toEqual(['.dist.lock']);
});

test('the lock of a dead process goes to exactly one of several concurrent builds', async () => {
  const projectRoot = makeProject();
  writeFileSync(join(projectRoot, '.dist.lock'), '999999999\n');
  const children = [1, 2, 3].map(() => startChild('hold', projectRoot));
  const outputs = await Promise.all(children.map(readOutput));
  expect(outputs.toSorted()).toEqual(['held', 'locked', 'locked']);
});
