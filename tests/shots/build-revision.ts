/** Builds the site of the working tree and of a commit, each into a folder of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A commit. */
export type Commit = { readonly id: string; readonly subject: string };

/** The commit of a repository that a name means; undefined when Git knows none. */
export function findCommit(repository: string, revision: string): Commit | undefined {
  const id = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  return id === undefined
    ? undefined
    : { id, subject: git(repository, 'log', '-1', '--format=%s', id) ?? '' };
}

/** A commit in words, such as `a1b2c3d4 (templates: larger stops)`. */
export function formatCommit({ id, subject }: Commit): string {
  return `${id.slice(0, 8)} (${subject})`;
}

/** What the working tree is compared with when nobody says: its commit when it has changes, else the one before. */
export function previousRevision(repository: string): string {
  return git(repository, 'status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

/** A site that could not be built; the message says which, and what the program said last. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  /** Which of the two sites it is. */
  readonly site: 'working tree' | 'commit';

  constructor(site: BuildError['site'], message: string) {
    super(message);
    this.site = site;
  }
}

/** Builds the working tree into a folder, relative to the project, and returns its absolute path. */
export function buildWorkingTree(project: string, out: string): string {
  const problems = generate(project, out);
  if (problems !== undefined)
    throw new BuildError('working tree', `The working tree cannot be built.\n${problems}`);
  return path.join(project, out);
}

/**
 * Builds a commit from files of its own below `folder`, with the packages that are installed now, and returns the
 * output folder. The files come by `git archive`, which leaves the repository as it is.
 */
export function buildCommit(repository: string, commit: Commit, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit.id], {
    cwd: repository,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const problems = generate(folder, 'dist');
  if (problems !== undefined) {
    throw new BuildError(
      'commit',
      `${formatCommit(commit)} cannot be built with the packages of now.\n${problems}`,
    );
  }
  return path.join(folder, 'dist');
}

/** Runs the program that lies in the project; returns the end of what it said when it made no site. */
function generate(root: string, out: string): string | undefined {
  const args = ['--import', 'tsx', 'generator/cli.ts', 'generate', '--no-strict', '--out', out];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  return run.status === 0 ? undefined : lastLines(`${run.stdout}${run.stderr}`);
}

/** Enough to see what is wrong; a site with many mistakes tells each of them. */
function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-30).join('\n');
}

/** What Git answers; undefined when it refuses, or when there is no repository. */
function git(repository: string, ...args: string[]): string | undefined {
  const run = spawnSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return run.status === 0 ? run.stdout.trim() : undefined;
}
