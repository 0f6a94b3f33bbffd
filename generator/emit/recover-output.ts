/** Puts an output folder right after a build that was killed, so that every command starts from a whole one. */
import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Stage } from '../stage.ts';
import { type Builder, lockOutput } from './build-lock.ts';
import { checkOutputPath } from './check-output-folder.ts';
import { type OutputFolder, planOutputFolder } from './output-folder.ts';
import { removeTree } from './remove-tree.ts';
import { buildWriteDiagnostic } from './write-failure.ts';

/** What was put right. */
export type Recovery = {
  /** Whether the old output was put back, because a build was killed between the two renames of a publication. */
  readonly restored: boolean;
};

/** Whose output, and on whose behalf. */
export type RecoverOptions = {
  readonly projectRoot: string;
  /** The output folder, relative to the project or absolute. */
  readonly out: string;
  readonly builder: Builder;
};

/**
 * To be called at the start of every command. Puts the old output back when a killed build left none, and removes
 * what such builds left beside it. Touches nothing while another build runs, and nothing at all when there is
 * nothing to put right. Diagnostics: `build/output-path`, `build/write`.
 */
export function recoverOutput(options: RecoverOptions): Stage<Recovery> {
  const folder = planOutputFolder(options.projectRoot, options.out);
  try {
    const problem = checkOutputPath(folder);
    if (problem !== undefined) return { value: { restored: false }, diagnostics: [problem] };
    removeLockDrafts(folder, options.builder);
    return { value: recoverWhenFree(folder, options.builder), diagnostics: [] };
  } catch (error) {
    return { value: { restored: false }, diagnostics: [buildWriteDiagnostic(folder, error)] };
  }
}

function recoverWhenFree(folder: OutputFolder, builder: Builder): Recovery {
  const isLeftover = [folder.staging, folder.previous, folder.lock].some(isThere);
  const lock = isLeftover ? lockOutput(folder, builder).value : undefined;
  if (lock === undefined) return { restored: false };
  try {
    return recoverLocked(folder);
  } finally {
    lock.release();
  }
}

/** The same for a caller that holds the lock. Throws the system's error when something cannot be moved or removed. */
export function recoverLocked(folder: OutputFolder): Recovery {
  removeTree(folder.staging);
  if (!isThere(folder.previous)) return { restored: false };
  if (isThere(folder.path)) {
    discardPrevious(folder);
    return { restored: false };
  }
  renameSync(folder.previous, folder.path);
  return { restored: true };
}

/**
 * Removes the old output after a new one took its place. It is first given the staging folder's name, because
 * a folder under the name of the previous output is always complete, also when the removal is interrupted.
 */
export function discardPrevious(folder: OutputFolder): void {
  renameSync(folder.previous, folder.staging);
  removeTree(folder.staging);
}

/** A process killed while it took the lock leaves a small file with its number. */
function removeLockDrafts(folder: OutputFolder, builder: Builder): void {
  const parent = dirname(folder.lock);
  const prefix = `${basename(folder.lock)}.`;
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(prefix)) : [];
  for (const name of names) {
    const pid = Number(name.slice(prefix.length));
    if (Number.isInteger(pid) && !builder.isRunning(pid)) rmSync(join(parent, name), { force: true });
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
