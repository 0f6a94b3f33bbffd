/** Keeps what a run worked out. A disk that refuses is a remark, because only time is lost by it. */
import { explainWriteError } from '../emit/write-failure.ts';
import type { Store } from '../store/store.ts';
import type { Shell } from './shell.ts';

/** How the run went. */
export type SaveStoreOptions = {
  /** Whether everything was worked out that a build needs, so that the rest may go when it is too much. */
  readonly isComplete: boolean;
  /** Whether a site was published. @default false */
  readonly isPublished?: boolean;
  readonly shell: Shell;
};

/** Saves the store at the end of a run, and says when that is not possible. */
export function saveStore(store: Store, { isComplete, isPublished = false, shell }: SaveStoreOptions): void {
  const error = store.save({ prune: isComplete });
  if (error === undefined) return;
  const lost = isPublished
    ? 'The site is published; `site hosts` does not know of this build.'
    : 'The next run does again what this one did.';
  shell.tell(
    `${explainWriteError(error, { projectRoot: shell.projectRoot, path: shell.projectRoot })} ${lost}\n`,
  );
}
