import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSmallProject } from '../../fixtures/small-project.ts';
import { edit, hashFolder, runInProcess, runSite } from '../../site/temporary-project.ts';
import { canMount, createMountWrapper } from '../pipeline/emit/mounts.ts';

const folder = useSmallProject();
const dist = path.join(folder, 'dist');

async function generate(...args: readonly string[]) {
  const before = hashFolder(dist);
  edit(folder, 'content/en/pages/thank-you.yaml', /^label: (.*)$/mu, 'label: $1 again');
  const run = await runInProcess(folder, ['generate', ...args]);
  return { ...run, isPublished: hashFolder(dist) !== before };
}

describe('a cache that cannot be written', () => {
  it('does not fail the build, and is reported', async () => {
    rmSync(path.join(folder, '.cache'), { recursive: true });
    writeFileSync(path.join(folder, '.cache'), 'a file in the way');
    const run = await generate();
    rmSync(path.join(folder, '.cache'));
    expect(run).toMatchObject({ code: 0, isPublished: true });
    expect(run.output + run.errors).not.toContain('Nothing was');
    expect(run.errors).toContain('The cache .cache/build.db could not be used: ');
  });

  it.runIf(canMount())('because of a full disk does not fail the build, and is reported once', () => {
    mkdirSync(path.join(folder, '.cache'), { recursive: true });
    const { wrapper } = createMountWrapper(path.join(folder, '.cache'), 'size=200k');
    for (const command of ['generate', 'check']) {
      const run = runSite(folder, [command], {}, wrapper);
      expect(run.code).toBe(0);
      expect(run.errors.match(/^The cache \.cache\/build\.db could not be used: /gmu)).toHaveLength(1);
    }
    expect(existsSync(path.join(dist, 'index.html'))).toBe(true);
    expect(readdirSync(path.join(folder, '.cache')).filter((name) => name.startsWith('build'))).toEqual([]);
  });
});

describe('a report that cannot be written', () => {
  it('stops the run before anything is published', async () => {
    const run = await generate('--report', 'json:package.json/problems.json');
    expect(run).toMatchObject({ code: 2, output: '', isPublished: false });
    expect(run.errors).toMatch(/^--report cannot write package\.json\/problems\.json: .*\n$/u);
  });

  it('does not change the exit code when it is a job summary', async () => {
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: path.join(folder, 'package.json/x') };
    const run = await runInProcess(folder, ['check'], environment);
    expect(run.code).toBe(0);
    expect(run.errors).toContain('The job summary cannot be written');
  });
});

it.runIf(existsSync('/dev/full')).each([
  ['"$@" --report json:/dev/full', 3, 'Cannot write /dev/full: the disk is full (ENOSPC).\n'],
  ['"$@" > /dev/full', 3, 'Standard output cannot be written: the disk is full (ENOSPC).\n'],
  ['set -o pipefail; "$@" | true', 0, ''],
])('%s exits without a stack trace', (script, code, errors) => {
  const run = runSite(folder, ['check', '--quiet', '--format', 'json'], {}, ['bash', '-c', script, 'bash']);
  expect(run).toMatchObject({ code, errors });
});

it('a Git repository in the output folder is never replaced', async () => {
  expect((await generate()).code).toBe(0);
  mkdirSync(path.join(dist, '.git'));
  const run = await generate();
  expect(run).toMatchObject({ code: 3, isPublished: false });
  expect(run.output).toContain('The output folder dist contains a Git repository (.git)');
  rmSync(path.join(dist, '.git'), { recursive: true });
});
