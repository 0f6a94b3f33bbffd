/** Small disks for tests: a machine may mount one when its user is root. */
import { execFileSync } from 'node:child_process';
import type { ChildOptions } from './run-child.ts';

/** Runs a command where a disk of its own is mounted at a folder; the mount ends with the command. */
export function mountAt(folder: string, options: string): Required<Pick<ChildOptions, 'wrapper'>> {
  const script = `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`;
  return { wrapper: ['unshare', '--mount', 'sh', '-c', script, folder] };
}

/** Whether this machine lets its user mount a disk. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
