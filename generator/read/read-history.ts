/** What Git remembers of files. Nothing depends on it: where there is no Git, or no history, less is shown. */
import { askGit } from './ask-git.ts';

/** The texts that a file had in earlier commits, the newest first. */
export type History = (file: string) => Iterable<string>;

/** Commits that are looked into. */
const MOST_COMMITS = 100;

/** The history of a project; Git is asked when the first text is. */
export function openHistory(cwd: string): History {
  const ask = (...args: readonly string[]) => askGit(cwd, ...args)?.toString();
  let head: string | undefined | null = null;
  return function* (file) {
    if (head === null) head = ask('rev-parse', 'HEAD');
    if (head === undefined) return;
    const list = ask('log', '--format=%H', `--max-count=${MOST_COMMITS}`, '--', file);
    for (const commit of list?.match(/\S+/gu) ?? []) {
      // A commit may have taken the file away.
      const text = ask('show', `${commit}:./${file}`);
      if (text !== undefined) yield text;
    }
  };
}
