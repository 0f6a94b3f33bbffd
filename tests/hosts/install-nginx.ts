/** Installs nginx with its Brotli module on Debian and Ubuntu when the tests run as root. */
import { spawnSync } from 'node:child_process';
import { findProgram, hasNginx } from './host-server.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Installs nginx when it is missing. Throws with the command to run when it cannot be installed. */
export function installNginx(): void {
  const aptGet = findProgram('apt-get');
  if (!hasNginx() && aptGet !== undefined && process.getuid?.() === 0) {
    run(aptGet, 'update', '--quiet');
    run(aptGet, 'install', '--quiet', '--yes', '--no-install-recommends', ...packages);
  }
  if (hasNginx()) return;
  throw new Error(
    `These tests need nginx. Run as root: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
}

function run(program: string, ...args: readonly string[]): void {
  spawnSync(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' });
}
