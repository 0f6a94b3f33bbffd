/** Small file systems for tests. Mounting them requires root on most machines. */
import { execFileSync } from 'node:child_process';
import type { ChildOptions } from './run-child.ts';

/** The file system is mounted for as long as the wrapped command runs. */
export function createMountWrapper(folder: string, options: string): Required<Pick<ChildOptions, 'wrapper'>> {
  const script = `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`;
  return { wrapper: ['unshare', '--mount', 'sh', '-c', script, folder] };
}

export function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
