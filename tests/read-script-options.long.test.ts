import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { projectRoot } from './site/temporary-project.ts';

it('a script of the tests prints its help, and rejects an unknown flag without a stack', () => {
  const [, ...args] = manifest.scripts.bench.split(' ');
  const run = (flag: string) =>
    spawnSync(process.execPath, [...args, flag], { cwd: projectRoot, encoding: 'utf8' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run bench') });
  expect(run('--nope')).toMatchObject({ status: 2, stderr: expect.not.stringContaining('    at ') });
});
