/**
 * Publishes a site all at once or not at all. The files are written into a folder beside the output, then two
 * renames put it in place: whatever interrupts that, the output is the old one, the new one, or absent and put back
 * by `recoverOutput`.
 */
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from '../output-file.ts';
import type { Stage } from '../stage.ts';
import { openStore } from '../store/store.ts';
import { isSystemError } from '../system-error.ts';
import { assertOutputPlan } from './assert-output-plan.ts';
import type { BuildLock } from './build-lock.ts';
import { type OutputOptions, openOutput } from './open-output.ts';
import { type OutputFolder, outputMarker, planLabel } from './output-folder.ts';
import { putOutputRecord, readOutputRecord } from './output-record.ts';
import { discardPrevious } from './recover-output.ts';
import { removeIfPossible } from './remove-tree.ts';
import { type LinkFile, stageOutput } from './stage-output.ts';
import { buildWriteDiagnostic } from './write-failure.ts';

/** Where and how to publish. */
export type PublishOptions = OutputOptions & {
  /** The lock of this output when the caller opened it already, as a build does at its start; it stays held. */
  readonly lock?: BuildLock;
  /** Writes every file anew and believes no record of earlier builds. @default false */
  readonly full?: boolean;
  /** @default linkSync */
  readonly link?: LinkFile;
};

/** What a publication did, in files. The marker is not counted. */
export type PublishedOutput = {
  readonly written: number;
  readonly linked: number;
  /** Files of the old output that the new one does not have. */
  readonly removed: number;
  /** Those of the removed files that no build had written, as far as that is known. */
  readonly foreign?: readonly string[];
  /** The old output as messages name it, when it could not be removed after the new one was in place. */
  readonly leftover?: string;
};

/**
 * Replaces the output folder by these files. The value is undefined when nothing was published: with the diagnostics
 * of `openOutput`, or with none when the work was aborted. An abort that comes after the renames began finds the
 * publication done. Throws for an impossible plan, see `assertOutputPlan`.
 */
export async function publishOutput(
  files: readonly OutputFile[],
  options: PublishOptions,
): Promise<Stage<PublishedOutput | undefined>> {
  assertOutputPlan(files);
  const opened = options.lock ? { value: options.lock, diagnostics: [] } : openOutput(options);
  if (opened.value === undefined) return { value: undefined, diagnostics: opened.diagnostics };
  const lock = opened.value;
  try {
    return { value: await replaceOutput(files, lock, options), diagnostics: [] };
  } catch (error) {
    return { value: undefined, diagnostics: [buildWriteDiagnostic(lock.folder, error)] };
  } finally {
    if (lock !== options.lock) lock.release();
  }
}

/** Undefined when the lock was released. Throws the system's error; the old output is then in place as it was. */
async function replaceOutput(
  files: readonly OutputFile[],
  lock: BuildLock,
  { link, full = false }: PublishOptions,
): Promise<PublishedOutput | undefined> {
  if (!lock.isHeld()) return undefined;
  const { folder } = lock;
  try {
    const store = openStore(folder.projectRoot);
    const old = readOutputRecord(store, folder);
    const staged = await stageOutput(files, lock, { old: full ? new Map() : old, link });
    if (staged === undefined) return undefined;
    const removed = listRemoved(folder.path, files);
    const foreign = old.size === 0 ? [] : removed.filter((path) => !old.has(path));
    swap(folder);
    putOutputRecord(store, folder, staged.record);
    // A record that cannot be kept only makes the next build write more: that is no problem.
    store.save({ prune: true });
    const { linked } = staged;
    const told = foreign.length === 0 ? {} : { foreign };
    return { written: files.length - linked, linked, removed: removed.length, ...told, ...discard(folder) };
  } catch (error) {
    if (lock.isHeld()) removeIfPossible(folder.staging);
    throw error;
  }
}

function listRemoved(output: string, files: readonly OutputFile[]): readonly string[] {
  const kept = new Set([outputMarker.path, ...files.map((file) => file.path)]);
  return listFiles(output).filter((path) => !kept.has(path));
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function swap(folder: OutputFolder): void {
  const hasOld = existsSync(folder.path);
  if (hasOld) renameSync(folder.path, folder.previous);
  try {
    renameSync(folder.staging, folder.path);
  } catch (error) {
    if (hasOld) renameSync(folder.previous, folder.path);
    throw error;
  }
}

/** The new output is in place by now, so an old one that cannot be removed is told, not treated as a failure. */
function discard(folder: OutputFolder): { readonly leftover?: string } {
  if (!existsSync(folder.previous)) return {};
  try {
    discardPrevious(folder);
    return {};
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const left = existsSync(folder.previous) ? folder.previous : folder.staging;
    return { leftover: planLabel(folder.projectRoot, left) };
  }
}
