/** Builds the site of the working tree, and that of a commit in a separate folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readGit, runGit } from '../run-git.ts';
import { projectRoot } from '../site/temporary-project.ts';

/**
 * Returns the default revision to compare with: HEAD if the working tree has changes, otherwise the commit
 * before HEAD.
 */
export function defaultRevision(): string {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

/**
 * Returns the hash and subject of a commit: `a1b2c3d4 (Enlarge the stops)`. Throws when the commit does not
 * exist.
 */
export function describeCommit(revision: string): string {
  return git('log', '-1', '--format=%h (%s)', '--end-of-options', revision);
}

/** Builds the project in a folder with its own program. Returns the output folder. */
export function build(root: string, out: string): string {
  const args = ['--import', 'tsx', 'generator/cli.ts', 'generate', '--no-strict', '--out', out];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (run.status === 0) return path.join(root, out);
  const output = `${run.stdout}${run.stderr}`.trimEnd().split('\n').slice(-30).join('\n');
  throw new Error(`The site in ${root} cannot be built with the installed packages.\n${output}`);
}

/**
 * Builds a commit in `folder` with the installed packages. `git archive` exports its files, so the working
 * tree does not change.
 */
export function buildCommit(revision: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = readGit(projectRoot, 'archive', '--format=tar', revision);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return build(folder, 'dist');
}

const git = (...args: string[]) => runGit(projectRoot, ...args).trim();
