/**
 * Opens the output folder before any work: checks that it may be replaced, locks it, and recovers from a killed
 * build.
 */
import { existsSync, renameSync } from 'node:fs';
import type { Result } from '../../diagnostics/result.ts';
import { type Builder, type BuildLock, lockOutput } from './build-lock.ts';
import { checkOutputOrigin, checkOutputPath } from './check-output-folder.ts';
import { buildWriteDiagnostic, type OutputFolder, planOutputFolder } from './output-folder.ts';
import { removeTree } from './remove-tree.ts';

/** The output folder, and the process that writes it. */
export type OutputOptions = {
  readonly projectRoot: string;
  /** The output folder, relative to the project or absolute. */
  readonly out: string;
  readonly builder: Builder;
  /**
   * Aborts the work. Unfinished files and the lock are removed before `abort()` returns, so that a signal handler may
   * end the process right after it.
   */
  readonly signal?: AbortSignal;
};

/**
 * Checks and locks an output folder, and recovers from a killed build. The caller releases the lock. When this fails,
 * the value is undefined, and the diagnostic is `build/output-path`, `build/locked`, `build/foreign-output` or
 * `build/write`.
 */
export function openOutput(options: OutputOptions): Result<BuildLock | undefined> {
  const folder = planOutputFolder(options.projectRoot, options.out);
  let lock: BuildLock | undefined;
  try {
    const problem = checkOutputPath(folder);
    if (problem !== undefined) return { value: undefined, diagnostics: [problem] };
    const lockResult = lockOutput(folder, options.builder, options.signal);
    lock = lockResult.value;
    if (lock === undefined) return lockResult;
    recoverStaging(folder);
    const foreignOutput = checkOutputOrigin(folder);
    if (foreignOutput === undefined) return lockResult;
    lock.release();
    return { value: undefined, diagnostics: [foreignOutput] };
  } catch (error) {
    lock?.release();
    return { value: undefined, diagnostics: [buildWriteDiagnostic(folder, error)] };
  }
}

/**
 * Restores the old output when a build was killed between the two renames of a publication, and removes the leftovers
 * of that build. Changes nothing while another build runs. Commands that read the output without opening it call this
 * first.
 */
export function recoverOutput(options: OutputOptions): void {
  const folder = planOutputFolder(options.projectRoot, options.out);
  const leftovers = [folder.staging, folder.previous, folder.lock];
  if (leftovers.some((path) => existsSync(path))) openOutput(options).value?.release();
}

/** Removes leftovers, and restores the old output when a publication was interrupted. Requires the lock. */
function recoverStaging(folder: OutputFolder): void {
  removeTree(folder.staging);
  if (existsSync(folder.path)) discardPrevious(folder);
  else if (existsSync(folder.previous)) renameSync(folder.previous, folder.path);
}

/**
 * Removes the old output after a publication. Renames it to the staging folder first: a folder with the name of the
 * previous output is always complete, even when the removal is interrupted. Throws system errors.
 */
export function discardPrevious(folder: OutputFolder): void {
  if (!existsSync(folder.previous)) return;
  renameSync(folder.previous, folder.staging);
  removeTree(folder.staging);
}
