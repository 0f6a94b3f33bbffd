/** Runs Git in repositories of tests. */
import { execFileSync } from 'node:child_process';

/**
 * Runs Git in a folder, as an author that needs no settings of the machine. Returns the output. Throws when the command
 * fails.
 */
export function runGit(folder: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
}
