/** Builds the site of the working tree and of a commit, each into a folder of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../site/temporary-project.ts';

/** What the working tree is compared with when nobody says: its commit when it has changes, else the one before. */
export function previousRevision(): string {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

/** A commit in words, such as `a1b2c3d4 (templates: larger stops)`. Throws when Git knows none of that name. */
export function describeCommit(revision: string): string {
  return git('log', '-1', '--format=%h (%s)', '--end-of-options', revision);
}

/** Builds what stands in a folder, by the program that lies there, and returns the output folder. */
export function build(root: string, out: string): string {
  const args = ['--import', 'tsx', 'generator/cli.ts', 'generate', '--no-strict', '--out', out];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (run.status === 0) return path.join(root, out);
  const said = `${run.stdout}${run.stderr}`.trimEnd().split('\n').slice(-30).join('\n');
  throw new Error(`The site in ${root} cannot be built with the packages of now.\n${said}`);
}

/**
 * Builds a commit from files of its own below `folder`, with the packages that are installed now. The files come by
 * `git archive`, which leaves the repository as it is.
 */
export function buildCommit(revision: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { cwd: projectRoot, maxBuffer: 1024 ** 3 };
  const archive = execFileSync('git', ['archive', '--format=tar', revision], options);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return build(folder, 'dist');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
}
