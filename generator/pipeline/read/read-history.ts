/** What Git remembers. It is left as it is, and nothing of a build depends on it: without Git, less is shown. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemCallError, SystemError, systemErrorMessage } from '../../files/system-error.ts';

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

/** The names that the branch may have to which changes go. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * Returns the commit at which the work in hand left the main branch; undefined when Git knows none. Throws
 * `RefusedError` with Git's reason when it cannot read the repository.
 */
export function findMergeBase(projectRoot: string): string | undefined {
  requireRepository(projectRoot);
  for (const branch of mainBranches) {
    const base = askGit(projectRoot, 'merge-base', 'HEAD', branch);
    if (base !== undefined) return base.toString().trim();
  }
  return undefined;
}

/**
 * Lays the content of a commit into a folder under `.cache/`, which holds its `content/` until it is removed: with the
 * short name of the commit. Undefined when Git has no such content. Throws `RefusedError`.
 */
export function readRevision(projectRoot: string, revision: string) {
  requireRepository(projectRoot);
  const commit = `${revision}^{commit}`;
  const named = askGit(projectRoot, 'rev-parse', '--short', '--verify', '--end-of-options', commit);
  const name = named?.toString().trim();
  const archive = name && askGit(projectRoot, 'archive', '--format=tar', name, 'content');
  if (!name || !archive) return undefined;
  const folder = makeFolder(join(projectRoot, '.cache'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { name, folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Returns whether the clone has only the newest commits, as it does on most build machines. */
export const isShallow = (projectRoot: string): boolean =>
  askGit(projectRoot, 'rev-parse', '--is-shallow-repository')?.toString().trim() === 'true';

/** Throws `RefusedError` with Git's own words when it refuses to read the repository, or is not there. */
function requireRepository(cwd: string): void {
  const { error, status, stderr } = spawnSync('git', ['rev-parse', '--git-dir'], { cwd, encoding: 'utf8' });
  if (error !== undefined) {
    throw new SystemError(
      `Git cannot be run: ${isSystemCallError(error) ? systemErrorMessage(error) : error.message}.`,
    );
  }
  if (status !== 0) throw new SystemError(`Git does not read this repository: ${stderr.trim()}`);
}

function makeFolder(cache: string): string {
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, 'revision-'));
  } catch (error) {
    if (!isSystemCallError(error)) throw error;
    throw new SystemError(`Cannot write .cache: ${systemErrorMessage(error)}.`);
  }
}

/** What Git answers; undefined when it refuses, or is not there. */
function askGit(cwd: string, ...args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, { cwd, maxBuffer: 1024 ** 3, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
