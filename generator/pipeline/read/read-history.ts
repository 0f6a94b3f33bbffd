import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemCallError, SystemError, systemErrorMessage } from '../../files/system-error.ts';

/** Committed texts, the newest first. */
export type History = (file: string) => Iterable<string>;

const MAX_COMMITS = 100;

export function openHistory(cwd: string): History {
  const git = (...args: readonly string[]) => readGit(cwd, ...args)?.toString();
  function* revisionsOf(file: string) {
    // Usually has the requested text. The search through all commits is slow.
    yield 'HEAD';
    const list = git('log', '--format=%H', `--max-count=${MAX_COMMITS}`, '--', file);
    yield* list?.match(/\S+/gu) ?? [];
  }
  return function* (file) {
    for (const revision of revisionsOf(file)) {
      // A commit may have deleted the file.
      const text = git('show', `${revision}:./${file}`);
      if (text !== undefined) yield text;
    }
  };
}

const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** Undefined when Git finds none. Throws `SystemError` when Git cannot read the repository. */
export function findMergeBase(projectRoot: string): string | undefined {
  requireRepository(projectRoot);
  for (const branch of mainBranches) {
    const base = readGit(projectRoot, 'merge-base', 'HEAD', branch);
    if (base !== undefined) return base.toString().trim();
  }
  return undefined;
}

/** Into a folder below `.cache/`. Undefined when Git has no such content. Throws `SystemError`. */
export function readRevision(projectRoot: string, revision: string) {
  requireRepository(projectRoot);
  const commit = `${revision}^{commit}`;
  const output = readGit(projectRoot, 'rev-parse', '--short', '--verify', '--end-of-options', commit);
  const name = output?.toString().trim();
  const archive = name && readGit(projectRoot, 'archive', '--format=tar', name, 'content');
  if (!name || !archive) return undefined;
  const folder = makeFolder(join(projectRoot, '.cache'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { name, folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Only the newest commits, as on most build machines. */
export const isShallow = (projectRoot: string): boolean =>
  readGit(projectRoot, 'rev-parse', '--is-shallow-repository')?.toString().trim() === 'true';

/** Throws `SystemError` with the message of Git when Git cannot be run or cannot read the repository. */
function requireRepository(cwd: string): void {
  const { error, status, stderr } = runGit(cwd, 'rev-parse', '--git-dir');
  if (error !== undefined) {
    throw new SystemError(
      `Git cannot be run: ${isSystemCallError(error) ? systemErrorMessage(error) : error.message}.`,
    );
  }
  if (status !== 0) throw new SystemError(`Git does not read this repository: ${stderr.toString().trim()}`);
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

/** Undefined when Git fails. */
function readGit(cwd: string, ...args: readonly string[]): Buffer | undefined {
  const { status, stdout } = runGit(cwd, ...args);
  return status === 0 ? stdout : undefined;
}

/** Git sets them for a hook; they would direct a command for another folder to the hook's repository. */
const repositoryVariable = /^GIT_(?!CONFIG_(?!PARAMETERS)|CEILING_|TEST_)/u;

/** Throws nothing: see `error` and `status` of the result. */
export function runGit(cwd: string, ...args: readonly string[]): SpawnSyncReturns<Buffer> {
  const variables = Object.entries(process.env).filter(([name]) => !repositoryVariable.test(name));
  return spawnSync('git', args, {
    cwd,
    env: Object.fromEntries(variables),
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
