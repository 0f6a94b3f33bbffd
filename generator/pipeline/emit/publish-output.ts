/**
 * Publishes a site atomically. Files are written into a staging folder, then two renames publish it. After any
 * interruption the output is the old one, the new one, or absent until `recoverOutput` restores it.
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
import { buildWriteDiagnostic, labelOfPath, type OutputFolder, outputMarker } from './output-folder.ts';
import { storeOutputRecord } from './output-record.ts';
import { prepareOutput, type StagingOptions } from './stage-output.ts';

/** Options of a publication. */
export type PublishOptions = OutputOptions &
  StagingOptions & {
    /** The lock, when the caller already owns it; it is not released. */
    readonly lock?: BuildLock;
    /** The cache that stores the record of the published files. @default the cache of the project */
    readonly cache?: Cache;
  };

/**
 * The result of a publication. `written`, `linked` and `removed` are numbers of files, without the marker.
 */
export type PublishedOutput = NonNullable<Awaited<ReturnType<typeof replaceOutput>>>;

/**
 * Replaces the output folder with these files. The value is undefined when nothing was published: with the diagnostics
 * of `openOutput` or of a failed write, or without any after an abort. An abort during the renames does not stop the
 * publication. Throws for an invalid plan, see `assertOutputPlan`.
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

/** Matches a portable segment of a path, without separators, drives or control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const pathSegment = /^(?!\.{1,2}$)[^/\\:\u0000-\u001f\u007f]+$/u;

/**
 * Throws when a plan is empty, or when a path leaves the folder, is a duplicate (regardless of case), is the folder
 * of another path, or is that of the marker file. Addresses were checked earlier, so such a plan is a bug.
 */
function assertOutputPlan(files: readonly OutputFile[]): void {
  if (files.length === 0) throw new Error('The plan of output files is empty.');
  const paths = new Set<string>([outputMarker.path]);
  const folders = new Set<string>();
  for (const { path } of files) {
    const segments = path.toLowerCase().split('/');
    if (!segments.every((segment) => pathSegment.test(segment)))
      throwInvalidPath(path, 'leaves the output folder');
    const name = segments.join('/');
    if (paths.has(name)) throwInvalidPath(path, 'is a duplicate');
    paths.add(name);
    for (let end = segments.length - 1; end > 0; end -= 1) folders.add(segments.slice(0, end).join('/'));
  }
  const ambiguous = [...paths].find((path) => folders.has(path));
  if (ambiguous !== undefined) throwInvalidPath(ambiguous, 'is a file and a folder');
}

function throwInvalidPath(path: string, problem: string): never {
  throw new Error(`The output path ${JSON.stringify(path)} ${problem}.`);
}

/**
 * Replaces the output folder. Returns undefined when the lock was released. Throws system errors; the old output is
 * then unchanged.
 */
async function replaceOutput(files: readonly OutputFile[], lock: BuildLock, options: PublishOptions) {
  const { cache = openCache(lock.folder.projectRoot, { sources: '' }) } = options;
  if (!lock.ownsLock()) return undefined;
  const { folder } = lock;
  const { oldRecord, newRecord, writeFile } = prepareOutput(lock, { ...options, cache });
  if (!(await writeAll(files, lock, writeFile))) return undefined;
  const removed = listRemoved(folder.path, files);
  const foreign = oldRecord.size === 0 ? [] : removed.filter((path) => !oldRecord.has(path));
  const linked = files.filter(({ path }) => newRecord.get(path) === oldRecord.get(path)).length;
  swap(folder);
  storeOutputRecord(cache, folder, newRecord);
  // Errors of this cache are ignored: without a record, the next build only writes more files.
  if (options.cache === undefined) cache.save({ prune: false });
  return {
    written: files.length - linked,
    linked,
    /** Number of files of the old output that the new one lacks. */
    removed: removed.length,
    /** The removed files that no build had written; undefined when there are none. */
    foreign: foreign.length > 0 ? foreign : undefined,
    /** The name of the old output when it could not be removed. */
    leftover: discardOldOutput(folder),
  };
}

/** Number of files between two turns of the event loop, in which an abort is handled: about 10 ms of writing. */
const filesPerTurn = 100;

/** Writes all files. Returns false when the lock was released before the last file was written. */
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

/** Lists the files of the old output that the new one lacks. */
function listRemoved(output: string, files: readonly OutputFile[]): readonly string[] {
  const newPaths = new Set([outputMarker.path, ...files.map((file) => file.path)]);
  const oldPaths = listFiles(output).map((file) => file.slice(output.length + 1));
  return oldPaths.filter((path) => !newPaths.has(path));
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

/**
 * Removes the old output. Returns its name when it cannot be removed; the new output is already published, so this is
 * not an error.
 */
function discardOldOutput(folder: OutputFolder): string | undefined {
  if (catchSystemError(() => discardPrevious(folder)) === undefined) return undefined;
  return labelOfPath(folder.projectRoot, existsSync(folder.previous) ? folder.previous : folder.staging);
}
