import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWriteDiagnostic, planOutputFolder } from '../../../../generator/pipeline/emit/output-folder.ts';
import { publishOutput } from '../../../../generator/pipeline/emit/publish-output.ts';
import { canMount, createMountWrapper } from './mounts.ts';
import { type ChildOptions, readOutput, startChild } from './run-child.ts';
import { builder, makeProject, planSite, readTree, siblings } from './temporary-project.ts';

const isRoot = process.getuid?.() === 0;
/** Id of the user `nobody`. */
const nobodyId = 65534;

async function runChild(mode: string, projectRoot: string, options: ChildOptions): Promise<unknown> {
  return JSON.parse(await readOutput(startChild(mode, projectRoot, options)));
}

test('names the folder that cannot be written and keeps the old output', async () => {
  const projectRoot = makeProject();
  await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
  const before = readTree(projectRoot);
  chmodSync(projectRoot, 0o555);
  const result = await runChild('once', projectRoot, isRoot ? { uid: nobodyId } : {});
  chmodSync(projectRoot, 0o755);
  expect(result).toMatchObject({ diagnostics: [{ rule: 'build/write', location: { file: 'dist' } }] });
  expect(JSON.stringify(result)).toMatch(/Cannot write \.dist\.lock: permission denied \(EACCES\)/u);
  expect(readTree(projectRoot)).toEqual(before);
});

test('removes an old output that has no write permission', async () => {
  const projectRoot = makeProject();
  await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
  if (isRoot) execFileSync('chown', ['-R', String(nobodyId), projectRoot]);
  for (const name of ['only-a/deep', 'en', '.']) chmodSync(join(projectRoot, 'dist', name), 0o555);
  const result = await runChild('once', projectRoot, isRoot ? { uid: nobodyId } : {});
  expect(result).toMatchObject({ value: { removed: 40 }, diagnostics: [] });
  expect(result).not.toHaveProperty('value.leftover');
  expect(siblings(projectRoot)).toEqual([]);
});

test.runIf(isRoot)(
  'reports an old output that cannot be removed after the new one is published',
  async () => {
    const projectRoot = makeProject();
    await publishOutput(planSite('a'), { projectRoot, out: 'dist', builder });
    execFileSync('chown', ['-R', String(nobodyId), projectRoot]);
    execFileSync('chown', ['0', join(projectRoot, 'dist/only-a/deep')]);
    const result = await runChild('once', projectRoot, { uid: nobodyId });
    expect(result).toMatchObject({ value: { leftover: '.dist.staging' }, diagnostics: [] });
    expect(Object.keys(readTree(join(projectRoot, 'dist')) ?? {})).toContain('only-b/deep/0.html');
    expect(siblings(projectRoot)).toEqual(['.dist.staging']);
  },
);

test.runIf(canMount()).each([
  ['full', '.', 'size=1m', 'the disk is full (ENOSPC)'],
  ['read-only', '.', 'ro', 'the disk is read-only (EROFS)'],
  ['mounted as the output folder itself', 'dist', 'size=9m', 'a mount point; choose a folder inside'],
])('a disk that is %s is reported, and its files are unchanged', async (_, folder, options, message) => {
  const projectRoot = makeProject();
  mkdirSync(join(projectRoot, 'dist'));
  const result = await runChild('twice', projectRoot, createMountWrapper(join(projectRoot, folder), options));
  expect(result).toMatchObject({ diagnostics: [{ rule: 'build/write' }], isSame: true, leftovers: [] });
  expect(JSON.stringify(result)).toContain(message);
});

test('reports the message of the system when the error code is unknown', () => {
  const folder = planOutputFolder('/project', 'dist');
  const error = Object.assign(new Error('EWEIRD: odd'), {
    code: 'EWEIRD',
    syscall: 'open',
    path: '/project/.dist.staging/a.html',
  });
  expect(buildWriteDiagnostic(folder, error).message).toBe(
    'Cannot write .dist.staging/a.html: EWEIRD: odd (EWEIRD).',
  );
});

test('rethrows an error that is a bug of the program', () => {
  const bug = new TypeError('x is not a function');
  expect(() => buildWriteDiagnostic(planOutputFolder('/project', 'dist'), bug)).toThrow(bug);
});
