import { runGit as run } from '../generator/pipeline/read/read-history.ts';

/** As an author that needs no settings of the machine. Throws when the command fails. */
export function runGit(folder: string, ...args: readonly string[]): string {
  return readGit(folder, ...args).toString();
}

/** Like `runGit`, for output that is not text. */
export function readGit(folder: string, ...args: readonly string[]): Buffer {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const { status, stdout, stderr, error } = run(folder, ...author, ...args);
  if (status !== 0) throw error ?? new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
