/**
 * Finds out, before any work is done, whether a site can be published into a folder, reserves the folder, and puts it
 * right after a build that was killed, so that every command starts from a whole one.
 */
import { existsSync, renameSync } from 'node:fs';
import type { Result } from '../../diagnostics/result.ts';
import { type Builder, type BuildLock, lockOutput } from './build-lock.ts';
import { checkOutputOrigin, checkOutputPath } from './check-output-folder.ts';
import { buildWriteDiagnostic, type OutputFolder, planOutputFolder } from './output-folder.ts';
import { removeTree } from './remove-tree.ts';

/** Where to publish, and on whose behalf. */
export type OutputOptions = {
  readonly projectRoot: string;
  /** The output folder, relative to the project or absolute. */
  readonly out: string;
  readonly builder: Builder;
  /**
   * Stops the work. What is half done and the lock are removed before `abort()` returns, so that a signal handler
   * may end the process right after it.
   */
  readonly signal?: AbortSignal;
};

/**
 * Takes the lock of an output folder that may be replaced, and puts right what a killed build left there. The caller
 * releases the lock. Otherwise the value is undefined, with `build/output-path`, `build/locked`,
 * `build/foreign-output` or `build/write`.
 */
export function openOutput(options: OutputOptions): Result<BuildLock | undefined> {
  const folder = planOutputFolder(options.projectRoot, options.out);
  let lock: BuildLock | undefined;
  try {
    const problem = checkOutputPath(folder);
    if (problem !== undefined) return { value: undefined, diagnostics: [problem] };
    const locked = lockOutput(folder, options.builder, options.signal);
    lock = locked.value;
    if (lock === undefined) return locked;
    recoverStaging(folder);
    const foreign = checkOutputOrigin(folder);
    if (foreign === undefined) return locked;
    lock.release();
    return { value: undefined, diagnostics: [foreign] };
  } catch (error) {
    lock?.release();
    return { value: undefined, diagnostics: [buildWriteDiagnostic(folder, error)] };
  }
}

/**
 * To be called at the start of every command that opens no output. Puts the old output back when a build was killed
 * between the two renames of a publication, and removes what killed builds left beside it.
 * Touches nothing while another build runs, and nothing at all when there is nothing to put right.
 */
export function recoverOutput(options: OutputOptions): void {
  const folder = planOutputFolder(options.projectRoot, options.out);
  const leftovers = [folder.staging, folder.previous, folder.lock];
  if (leftovers.some((path) => existsSync(path))) openOutput(options).value?.release();
}

/** For a caller that holds the lock. Throws the system's error when something cannot be moved or removed. */
function recoverStaging(folder: OutputFolder): void {
  removeTree(folder.staging);
  if (existsSync(folder.path)) discardPrevious(folder);
  else if (existsSync(folder.previous)) renameSync(folder.previous, folder.path);
}

/**
 * Removes the old output, if any, after a new one took its place. It is first given the staging folder's name, because
 * a folder under the name of the previous output is always complete, also when the removal is interrupted.
 */
export function discardPrevious(folder: OutputFolder): void {
  if (!existsSync(folder.previous)) return;
  renameSync(folder.previous, folder.staging);
  removeTree(folder.staging);
}
