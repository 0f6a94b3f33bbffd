/** Finds out, before any work is done, whether a site can be published into a folder, and reserves the folder. */
import type { Stage } from '../stage.ts';
import { type Builder, type BuildLock, lockOutput } from './build-lock.ts';
import { checkOutputOrigin, checkOutputPath } from './check-output-folder.ts';
import { planOutputFolder } from './output-folder.ts';
import { recoverLocked } from './recover-output.ts';
import { buildWriteDiagnostic } from './write-failure.ts';

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
export function openOutput(options: OutputOptions): Stage<BuildLock | undefined> {
  const folder = planOutputFolder(options.projectRoot, options.out);
  try {
    const problem = checkOutputPath(folder);
    if (problem !== undefined) return { value: undefined, diagnostics: [problem] };
    const locked = lockOutput(folder, options.builder, options.signal);
    return locked.value === undefined ? locked : prepare(locked.value);
  } catch (error) {
    return { value: undefined, diagnostics: [buildWriteDiagnostic(folder, error)] };
  }
}

function prepare(lock: BuildLock): Stage<BuildLock | undefined> {
  try {
    recoverLocked(lock.folder);
    const problem = checkOutputOrigin(lock.folder);
    if (problem === undefined) return { value: lock, diagnostics: [] };
    lock.release();
    return { value: undefined, diagnostics: [problem] };
  } catch (error) {
    lock.release();
    throw error;
  }
}
