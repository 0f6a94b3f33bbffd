/**
 * `npm run hosts:test`: runs the tests of hosts against real servers, and installs the servers where it may. What
 * needs no server of the machine is among the other tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliModule, findProgram } from './host-server.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** What the tests need, by the name of its package in Debian and Ubuntu. */
const needed: Readonly<Record<string, () => boolean>> = {
  nginx: () => findProgram('nginx') !== undefined,
  'libnginx-mod-http-brotli-static': () => existsSync(brotliModule),
  caddy: () => findProgram('caddy') !== undefined,
};

process.exitCode = main();

function main(): number {
  const installed = installMissing();
  const missing = listMissing();
  if (missing.length > 0) {
    process.stderr.write(
      `These tests need ${missing.join(', ')}. ${installed ? 'They could not be installed.' : `As root: apt-get install --no-install-recommends ${missing.join(' ')}`}\n`,
    );
    return 3;
  }
  return run(process.execPath, [
    path.join(projectRoot, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--mode=all',
    'tests/hosts/nginx.long.test.ts',
    'tests/hosts/caddy.long.test.ts',
  ]);
}

/** Whether it was tried. */
function installMissing(): boolean {
  const missing = listMissing();
  const aptGet = findProgram('apt-get');
  if (missing.length === 0 || aptGet === undefined || process.getuid?.() !== 0) return false;
  run(aptGet, ['update', '--quiet']);
  run(aptGet, ['install', '--quiet', '--yes', '--no-install-recommends', ...missing]);
  return true;
}

function listMissing(): string[] {
  return Object.entries(needed)
    .filter(([, isHere]) => !isHere())
    .map(([name]) => name);
}

function run(program: string, args: readonly string[]): number {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: projectRoot, env, stdio: 'inherit' }).status ?? 1;
}
