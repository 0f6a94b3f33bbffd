/** Keeps what a run worked out, and what it wrote of content; tells what the disk refuses. */
import path from 'node:path';
import { explainWriteError } from '../emit/output-folder.ts';
import type { NewFile } from '../scaffold/plan.ts';
import { writeFiles } from '../scaffold/write-files.ts';
import { type Store, storeFolder } from '../store/store.ts';
import { RefusedError } from '../system-error.ts';
import type { Shell } from './shell.ts';

/**
 * Saves the store at the end of a run, and says when that is not possible, by which only time is lost. Of a complete
 * run, which worked out everything that a build needs, the rest may go when it is too much.
 */
export function saveStore(
  store: Store,
  { isComplete }: { readonly isComplete: boolean },
  shell: Shell,
): void {
  const error = store.save({ prune: isComplete });
  if (error === undefined) return;
  const { projectRoot } = shell;
  const reason = explainWriteError(error, { projectRoot, path: path.join(projectRoot, storeFolder) });
  shell.tell(`${reason} The next run does again what this one did.\n`);
}

/** Writes content files: all of them, or none. Throws `RefusedError`. */
export function saveContent(files: readonly NewFile[], shell: Shell): void {
  const refusal = writeFiles(shell.projectRoot, files);
  if (refusal === undefined) return;
  throw new RefusedError(`${explainWriteError(refusal, { ...shell, path: 'content' })} Nothing was written.`);
}
