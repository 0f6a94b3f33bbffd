/** Reads the content of an earlier time from Git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from './ask-git.ts';

/** The names that the branch may have to which changes go. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The commit at which the work in hand left the main branch. */
export function findMergeBase(projectRoot: string): string | undefined {
  for (const branch of mainBranches) {
    const base = askGit(projectRoot, 'merge-base', 'HEAD', branch);
    if (base !== undefined) return base.toString().trim();
  }
  return undefined;
}

/** A commit by its short name, with a folder that holds its `content/` until it is removed. */
export type Revision = { readonly name: string; readonly folder: string; readonly remove: () => void };

/** Lays the content of a commit into a folder under `.cache/`; undefined when Git has no such content. */
export function readRevision(projectRoot: string, revision: string): Revision | undefined {
  const git = (...args: readonly string[]) => askGit(projectRoot, ...args);
  const name = git('rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`);
  const archive = name && git('archive', '--format=tar', name.toString().trim(), 'content');
  if (name === undefined || archive === undefined) return undefined;
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache', 'revision-'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { name: name.toString().trim(), folder, remove: () => rmSync(folder, { recursive: true }) };
}
