import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Builder, lockOutput } from '../../../generator/emit/build-lock.ts';
import { planOutputFolder } from '../../../generator/emit/output-folder.ts';
import { publishOutput } from '../../../generator/emit/publish-output.ts';
import { hear, kill, startChild } from './run-child.ts';
import { builder, makeProject, planSite, readTree, siblings } from './temporary-project.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const other: Builder = { pid: 4711, host: 'mill', isRunning: () => true, now: () => noon };

function makeLock(text: string) {
  const projectRoot = makeProject();
  const folder = planOutputFolder(projectRoot, 'dist');
  writeFileSync(folder.lock, text);
  return folder;
}

test('says who holds the lock and since when', () => {
  const folder = planOutputFolder(makeProject(), 'dist');
  lockOutput(folder, other);
  expect(lockOutput(folder, { ...other, pid: 4712 })).toMatchObject({
    value: undefined,
    diagnostics: [
      {
        rule: 'build/locked',
        fix: 'Wait until it has ended. If no such process runs, delete .dist.lock.',
        message: 'Another build writes dist: process 4711 on mill, since 2026-03-01T12:00:00.000Z.',
      },
    ],
  });
});

test('is free again after it was released, and a second release does not free the lock of the next holder', () => {
  const folder = planOutputFolder(makeProject(), 'dist');
  const first = lockOutput(folder, builder).value;
  first?.release();
  expect(siblings(folder.projectRoot)).toEqual([]);
  const second = lockOutput(folder, other).value;
  first?.release();
  expect(second?.isHeld()).toBe(true);
  expect(siblings(folder.projectRoot)).toEqual(['.dist.lock']);
});

test('is taken over from a process whose number was given to a later one', () => {
  const folder = makeLock(
    JSON.stringify({ pid: process.pid, host: builder.host, since: noon, start: 'long ago' }),
  );
  const isLinux = process.platform === 'linux';
  expect(lockOutput(folder, builder).value !== undefined).toBe(isLinux);
});

test('is not taken over from another machine, of whose processes nothing is known', () => {
  const folder = makeLock(JSON.stringify({ pid: 4711, host: 'elsewhere', since: noon }));
  const lock = lockOutput(folder, { ...other, isRunning: () => false });
  expect(lock.diagnostics[0]?.message).toContain('process 4711 on elsewhere');
});

test.each(['', '{"pid":', '{"pid":"x"}'])('is not taken over when it says %j', (text) => {
  const lock = lockOutput(makeLock(text), other);
  expect(lock.diagnostics[0]).toMatchObject({
    rule: 'build/locked',
    message: 'Another build writes dist: .dist.lock does not say which.',
  });
});

test('is held against another publication of the same process', async () => {
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

test('is held against other processes until its own is gone', async () => {
  const projectRoot = makeProject();
  const options = { projectRoot, out: 'dist', builder };
  const child = startChild('hold', projectRoot);
  expect(await hear(child)).toBe('held');
  const refused = await publishOutput(planSite('a'), options);
  expect(refused.diagnostics[0]?.message).toContain(`process ${child.pid} on ${builder.host}, since 20`);
  await kill(child);
  expect((await publishOutput(planSite('a'), options)).diagnostics).toEqual([]);
});

test('is not taken from a build that took it over a moment earlier', () => {
  const folder = makeLock(JSON.stringify({ pid: 4711, host: 'mill', since: noon }));
  const isRunning = (pid: number) => {
    if (pid === 4711) writeFileSync(folder.lock, JSON.stringify({ pid: 5000, host: 'mill', since: noon }));
    return pid !== 4711;
  };
  const lock = lockOutput(folder, { ...other, pid: 4712, isRunning });
  expect(lock.diagnostics[0]?.message).toContain('process 5000');
  expect(siblings(folder.projectRoot)).toEqual(['.dist.lock']);
});

test('of a dead process goes to one of several builds that find it at once', async () => {
  const projectRoot = makeProject();
  const dead = { pid: 999_999_999, host: builder.host, since: noon };
  writeFileSync(join(projectRoot, '.dist.lock'), JSON.stringify(dead));
  const children = [1, 2, 3].map(() => startChild('hold', projectRoot));
  const answers = await Promise.all(children.map(hear));
  expect(answers.toSorted()).toEqual(['held', 'locked', 'locked']);
});
