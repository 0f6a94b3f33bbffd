/** Opens and saves the cache for commands, and writes content files. */

import type { NewFile } from '../authoring/new/plan.ts';
import { writeFiles } from '../authoring/new/write-files.ts';
import { type Cache, cacheFile, openCache } from '../cache/cache.ts';
import { hashSourceFiles } from '../files/input-hashes.ts';
import { explainWriteError, SystemError } from '../files/system-error.ts';
import type { ProcessContext } from './process-context.ts';

/**
 * Opens the cache of the project with a key of all sources. Entries are ignored with `ignore`, and when a source has
 * just changed, because another change could go undetected. Call it before any file is read, so that the next run
 * detects changes during this one.
 */
export function openBuildCache(
  { projectRoot, now: currentTime }: Pick<ProcessContext, 'projectRoot' | 'now'>,
  { ignore = false }: { readonly ignore?: boolean } = {},
): Cache {
  const now = currentTime().getTime();
  const sources = hashSourceFiles(projectRoot, now) ?? `changed at ${now}`;
  return openCache(projectRoot, { sources, ignore });
}

/** Saves the cache at the end of a run. A complete run, which computed all values of a build, may prune it. */
export function saveCache(
  cache: Cache,
  { isComplete }: { readonly isComplete: boolean },
  context: ProcessContext,
): void {
  const reason = cache.save({ prune: isComplete });
  if (reason !== undefined)
    context.stderr(`The cache ${cacheFile} could not be used: ${reason}. The next run starts a new one.\n`);
}

/** Writes content files, see `writeFiles`. Throws `SystemError`. */
export function saveContent(files: readonly NewFile[], context: ProcessContext): void {
  const error = writeFiles(context.projectRoot, files);
  if (error === undefined) return;
  throw new SystemError(`${explainWriteError(error, { ...context, path: 'content' })} Nothing was written.`);
}
