/** Asks Git, which is left as it is. */
import { execFileSync } from 'node:child_process';

/** What Git answers; undefined when it refuses, or is not there. */
export function askGit(cwd: string, ...args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, { cwd, maxBuffer: 1024 ** 3, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
