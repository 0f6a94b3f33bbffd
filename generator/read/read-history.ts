/** What Git remembers of a file. Nothing depends on it: where there is no Git, or no history, less is shown. */
import { execFileSync } from 'node:child_process';

/** Commits that are looked into. */
const MOST_COMMITS = 100;

/** The texts that a file had in earlier commits, the newest first. */
export function* readHistory(projectRoot: string, file: string): Generator<string, void> {
  const list = askGit(projectRoot, ['log', '--format=%H', `--max-count=${MOST_COMMITS}`, '--', file]);
  for (const commit of list?.match(/\S+/gu) ?? []) {
    // A commit may have taken the file away.
    const text = askGit(projectRoot, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text;
  }
}

function askGit(cwd: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
