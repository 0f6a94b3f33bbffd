/** Installs the packages of this folder (26 MB), which only its tests need. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the validators when they are missing. Throws with the output of npm when that fails. */
export function installValidators(): void {
  if (existsSync(path.join(import.meta.dirname, 'node_modules'))) return;
  const args = ['install', '--no-save', '--prefix', import.meta.dirname];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
