/** Hashes of files that are as they were in an earlier run, told by what the system says of them: nothing is opened. */
import type { Stats } from 'node:fs';
import { isYoung, stateOf } from '../program/file-state.mjs';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';

/** What is known of the files of a project. */
export type HashMemory = ReturnType<typeof openHashMemory>;

type Known = readonly [state: string, hash: string];

/** Opens the memory of a project, which has one entry in the store. */
export function openHashMemory(store: Store, projectRoot: string) {
  const bucket = store.bucket('hashes');
  const key = keyOf(projectRoot);
  // The store gives back what `save` put into it, or nothing.
  const before = new Map(bucket.getJson(key) as (readonly [string, Known])[] | undefined);
  const now = new Map<string, Known>();
  let isNew = false;
  return {
    /** Undefined for a file that is new, or is not as it was. */
    find: (path: string, stats: Stats): string | undefined => {
      const known = before.get(path);
      if (known?.[0] !== stateOf(stats)) return undefined;
      now.set(path, known);
      return known[1];
    },
    put: (path: string, stats: Stats, hash: string): void => {
      isNew = true;
      if (!isYoung(stats, Date.now())) now.set(path, [stateOf(stats), hash]);
    },
    /** Has nothing of this run kept: what was read has another hash than was found. */
    distrust: store.distrust,
    /** Keeps what was found or put, for the next run. */
    save: (): void => {
      if (isNew || now.size !== before.size) bucket.putJson(key, [...now]);
    },
  };
}
