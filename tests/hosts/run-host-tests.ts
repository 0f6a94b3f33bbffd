/**
 * `npm run hosts:test`: runs the tests of hosts against nginx, and installs it where it may. What needs no server of the
 * machine is among the other tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../site/temporary-project.ts';
import { brotliModule, findProgram } from './host-server.ts';

/** What the tests need, by the name of its package in Debian and Ubuntu. */
const needed: Readonly<Record<string, () => boolean>> = {
  nginx: () => findProgram('nginx') !== undefined,
  'libnginx-mod-http-brotli-static': () => existsSync(brotliModule),
};

const listMissing = () => Object.keys(needed).filter((name) => needed[name]?.() !== true);

const aptGet = findProgram('apt-get');
if (listMissing().length > 0 && aptGet !== undefined && process.getuid?.() === 0) {
  run(aptGet, 'update', '--quiet');
  run(aptGet, 'install', '--quiet', '--yes', '--no-install-recommends', ...listMissing());
}
const missing = listMissing().join(' ');
if (missing === '') {
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  process.exitCode = run(process.execPath, vitest, 'run', '--mode=all', 'tests/hosts/nginx.long.test.ts');
} else {
  process.stderr.write(
    `These tests need what could not be installed. As root: apt-get install --no-install-recommends ${missing}\n`,
  );
  process.exitCode = 3;
}

function run(program: string, ...args: readonly string[]): number {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: projectRoot, env, stdio: 'inherit' }).status ?? 1;
}
