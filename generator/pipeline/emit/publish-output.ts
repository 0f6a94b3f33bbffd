/**
 * Publishes a site all at once or not at all. The files are written into a folder beside the output, then two
 * renames put it in place: whatever interrupts that, the output is the old one, the new one, or absent and put back
 * by `recoverOutput`.
 */
import { existsSync, renameSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Cache, openCache } from '../../cache/cache.ts';
import type { Result } from '../../diagnostics/result.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { catchSystemError } from '../../files/system-error.ts';
import { listFiles } from '../../files/walk-folder.mjs';
import type { BuildLock } from './build-lock.ts';
import { discardPrevious, type OutputOptions, openOutput } from './open-output.ts';
import { buildWriteDiagnostic, type OutputFolder, outputMarker, planLabel } from './output-folder.ts';
import { storeOutputRecord } from './output-record.ts';
import { prepareOutput, type StagingOptions } from './stage-output.ts';

/** Where and how to publish. */
export type PublishOptions = OutputOptions &
  StagingOptions & {
    /** The lock of this output when the caller opened it already, as a build does at its start; it stays held. */
    readonly lock?: BuildLock;
    /** Where the record of the published files is stored. @default that of the project */
    readonly cache?: Cache;
  };

/** What a publication did, in files. The marker is not counted. */
export type PublishedOutput = NonNullable<Awaited<ReturnType<typeof replaceOutput>>>;

/**
 * Replaces the output folder by these files. The value is undefined when nothing was published: with the diagnostics
 * of `openOutput`, or with none when the work was aborted. An abort that comes after the renames began finds the
 * publication done. Throws for an impossible plan, see `assertOutputPlan`.
 */
export async function publishOutput(
  files: readonly OutputFile[],
  options: PublishOptions,
): Promise<Result<PublishedOutput | undefined>> {
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

/** A part of a path that is the same name on every system: no separators, no drive, no control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const pathPart = /^(?!\.{1,2}$)[^/\\:\u0000-\u001f\u007f]+$/u;

/**
 * Throws when a plan is empty or a path leaves the folder, stands twice (also in another case), is a folder of
 * another path, or is the marker's. Addresses were checked long before, so this is a mistake of this program.
 */
function assertOutputPlan(files: readonly OutputFile[]): void {
  if (files.length === 0) throw new Error('The plan of output files is empty.');
  const taken = new Set<string>([outputMarker.path]);
  const folders = new Set<string>();
  for (const { path } of files) {
    const parts = path.toLowerCase().split('/');
    if (!parts.every((part) => pathPart.test(part))) fail(path, 'leaves the output folder');
    const name = parts.join('/');
    if (taken.has(name)) fail(path, 'stands twice in the plan');
    taken.add(name);
    for (let end = parts.length - 1; end > 0; end -= 1) folders.add(parts.slice(0, end).join('/'));
  }
  const both = [...taken].find((path) => folders.has(path));
  if (both !== undefined) fail(both, 'is a file and a folder');
}

function fail(path: string, problem: string): never {
  throw new Error(`The output path ${JSON.stringify(path)} ${problem}.`);
}

/** Undefined when the lock was released. Throws the system's error; the old output is then in place as it was. */
async function replaceOutput(files: readonly OutputFile[], lock: BuildLock, options: PublishOptions) {
  const { cache = openCache(lock.folder.projectRoot, { sources: '' }) } = options;
  if (!lock.ownsLock()) return undefined;
  const { folder } = lock;
  const { old, record, writeFile } = prepareOutput(lock, { ...options, cache });
  if (!(await writeAll(files, lock, writeFile))) return undefined;
  const removed = listRemoved(folder.path, files);
  const foreign = old.size === 0 ? [] : removed.filter((path) => !old.has(path));
  const linked = files.filter(({ path }) => record.get(path) === old.get(path)).length;
  swap(folder);
  storeOutputRecord(cache, folder, record);
  // The caller saves its own cache. Without a record the next build only writes more files.
  if (options.cache === undefined) cache.save({ prune: false });
  return {
    written: files.length - linked,
    linked,
    /** Files of the old output that the new one does not have. */
    removed: removed.length,
    /** Those of the removed files that no build had written, where that is known and there are any. */
    foreign: foreign.length > 0 ? foreign : undefined,
    /** The old output as messages name it, when it could not be removed after the new one was in place. */
    leftover: discard(folder),
  };
}

/** Files between two moments at which an abort is heard: some 10 ms of writing. */
const filesPerTurn = 100;

/** False when the lock was released meanwhile. */
async function writeAll(
  files: readonly OutputFile[],
  lock: BuildLock,
  writeFile: (file: OutputFile) => void,
): Promise<boolean> {
  for (const [index, file] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    if (!lock.ownsLock()) return false;
    writeFile(file);
  }
  return true;
}

function listRemoved(output: string, files: readonly OutputFile[]): readonly string[] {
  const kept = new Set([outputMarker.path, ...files.map((file) => file.path)]);
  const there = listFiles(output).map((file) => file.slice(output.length + 1));
  return there.filter((file) => !kept.has(file));
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
function discard(folder: OutputFolder): string | undefined {
  if (catchSystemError(() => discardPrevious(folder)) === undefined) return undefined;
  return planLabel(folder.projectRoot, existsSync(folder.previous) ? folder.previous : folder.staging);
}
