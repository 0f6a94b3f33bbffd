/** Builds the site of the working tree and of a commit, each into a folder of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../site/temporary-project.ts';

/** A commit. */
export type Commit = { readonly id: string; readonly subject: string };

/** The commit that a name means. Throws when Git knows none. */
export function findCommit(revision: string): Commit {
  const [id = '', subject = ''] = git('log', '-1', '--format=%H%n%s', revision, '--').split('\n');
  return { id, subject };
}

/** What the working tree is compared with when nobody says: its commit when it has changes, else the one before. */
export function previousRevision(): string {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

/** A site that could not be built; the message says which, and what the program said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds the working tree into a folder, relative to the project, and returns its absolute path. */
export function buildWorkingTree(out: string): string {
  generate(projectRoot, { out, name: 'The working tree' });
  return path.join(projectRoot, out);
}

/**
 * Builds a commit from files of its own below `folder`, with the packages that are installed now, and returns the
 * output folder. The files come by `git archive`, which leaves the repository as it is.
 */
export function buildCommit({ id, subject }: Commit, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', id], {
    cwd: projectRoot,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  generate(folder, { out: 'dist', name: `Commit ${id.slice(0, 8)}, ${subject},` });
  return path.join(folder, 'dist');
}

/** Runs the program that lies in the project. Throws a `BuildError` when it made no site. */
function generate(root: string, { out, name }: { readonly out: string; readonly name: string }): void {
  const args = ['--import', 'tsx', 'generator/cli.ts', 'generate', '--no-strict', '--out', out];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (run.status !== 0) throw new BuildError(`${name} could not be built.\n${run.stdout}${run.stderr}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
}
