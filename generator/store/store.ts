/**
 * What a run worked out, kept under `.cache/` for the next. The store only ever spares time: what is missing, damaged
 * or of another program is worked out again, and what cannot be written is not kept.
 */
import { join } from 'node:path';
import { isSystemError, type SystemError } from '../system-error.ts';
import { type Bucket, type BucketOptions, openBucket, type SaveOptions } from './bucket.ts';

/** Buckets by the kind of their entries. */
export type Store = {
  readonly bucket: (kind: string) => Bucket;
  /** Writes what is new. What the system answered when it cannot be kept comes back; a run goes on without. */
  readonly save: (options: SaveOptions) => SystemError | undefined;
};

/** Opens the store of a project. Nothing is read before it is asked for. */
export function openStore(projectRoot: string, options: BucketOptions = {}): Store {
  return createStore((kind) => openBucket(join(projectRoot, '.cache', 'store', kind), options));
}

/** A store that knows only what is put into it, and leaves nothing behind. */
export function openEmptyStore(): Store {
  return createStore(() => openBucket(undefined, {}));
}

function createStore(open: (kind: string) => ReturnType<typeof openBucket>): Store {
  const buckets = new Map<string, ReturnType<typeof openBucket>>();
  return {
    bucket: (kind) => {
      const bucket = buckets.get(kind) ?? open(kind);
      buckets.set(kind, bucket);
      return bucket;
    },
    save: (options) => {
      try {
        for (const bucket of buckets.values()) bucket.save(options);
        return undefined;
      } catch (error) {
        if (!isSystemError(error)) throw error;
        return error;
      }
    },
  };
}
