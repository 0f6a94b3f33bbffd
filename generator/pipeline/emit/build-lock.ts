/** Locks an output folder for one build. The lock is a file beside the folder with the id of the process. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { catchSystemError, isSystemCallError } from '../../files/system-error.ts';
import { labelOfPath, type OutputFolder } from './output-folder.ts';
import { removeTree } from './remove-tree.ts';

/** The running process. */
export type Builder = {
  readonly pid: number;
  /** Whether a process with this id exists on this machine, regardless of its owner. */
  readonly isRunning: (pid: number) => boolean;
};

/** A lock that this process owns. */
export type BuildLock = ReturnType<typeof createBuildLock>;

/**
 * Locks an output folder until `release` is called or `signal` aborts. The value is undefined, with `build/locked`,
 * when another build owns the lock. Creates the parent folder. Throws system errors.
 */
export function lockOutput(
  folder: OutputFolder,
  builder: Builder,
  signal?: AbortSignal,
): Result<BuildLock | undefined> {
  mkdirSync(dirname(folder.lock), { recursive: true });
  if (!createLock(folder.lock, builder)) {
    const holder = readHolder(folder.lock);
    const isReplaced = !isOwned(holder, builder) && replaceLock(folder.lock, builder);
    if (!isReplaced) return { value: undefined, diagnostics: [explainLocked(folder)] };
  }
  return { value: createBuildLock(folder, signal), diagnostics: [] };
}

function createBuildLock(folder: OutputFolder, signal: AbortSignal | undefined) {
  let ownsLock = true;
  /**
   * Removes the staging folder, then the lock. Idempotent and synchronous, so that a signal handler can call it last.
   */
  const release = () => {
    if (!ownsLock) return;
    ownsLock = false;
    // An error here must not hide an earlier one; the next command removes leftovers.
    for (const path of [folder.staging, folder.lock]) catchSystemError(() => removeTree(path));
  };
  if (signal?.aborted) release();
  else signal?.addEventListener('abort', release, { once: true });
  return {
    folder,
    /** Returns false after `release`, when the output must not be changed. */
    ownsLock: () => ownsLock,
    release,
  };
}

/** Creates a lock. Returns false when it exists. */
function createLock(path: string, { pid }: Builder): boolean {
  const systemError = catchSystemError(() => writeFileSync(path, `${pid}\n`, { flag: 'wx' }));
  if (systemError !== undefined && systemError.code !== 'EEXIST') throw systemError;
  return systemError === undefined;
}

/** Returns the process id in a lock, NaN when the lock contains none, or undefined when the lock does not exist. */
function readHolder(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch (error) {
    if (isSystemCallError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns whether a process owns the lock. A lock without a process id may be new, so it counts as owned. */
function isOwned(holder: number | undefined, { isRunning }: Builder): boolean {
  return holder !== undefined && (Number.isNaN(holder) || isRunning(holder));
}

/** Replaces the lock of a dead process. Returns false when another build replaced it first. */
function replaceLock(path: string, builder: Builder): boolean {
  const movedPath = `${path}.${builder.pid}`;
  // Only one of two builds can move the same dead lock, but the later one may move the new lock of the earlier one.
  catchSystemError(() => renameSync(path, movedPath));
  if (isOwned(readHolder(movedPath), builder)) catchSystemError(() => linkSync(movedPath, path));
  rmSync(movedPath, { force: true });
  return createLock(path, builder);
}

function explainLocked(folder: OutputFolder): Diagnostic {
  const lock = labelOfPath(folder.projectRoot, folder.lock);
  const holder = readHolder(folder.lock);
  const owner = holder ? `process ${holder}` : `${lock} does not say which process`;
  return {
    rule: 'build/locked',
    location: { file: folder.label },
    message: `Another build writes ${folder.label}: ${owner}.`,
    fix: `Wait until it has ended. If no such process runs, delete ${lock}.`,
  };
}
