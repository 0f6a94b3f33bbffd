/** A store for a process that lives long: what is asked for again and again stays as values, not as bytes. */
import type { Bucket, Store } from '../store/store.ts';

/**
 * On top of what earlier processes left, which stays as it is. What was not asked for lately is forgotten, so that the
 * size is that of the site and not that of its history.
 */
export function keepRecent(left: Pick<Store, 'bucket'>) {
  const buckets = new Map<string, ReturnType<typeof openBucket>>();
  return {
    bucket: (kind: string) => {
      const bucket = buckets.get(kind) ?? openBucket(left.bucket(kind));
      buckets.set(kind, bucket);
      return bucket;
    },
    // What is worth more than this process is kept by the commands that end.
    save: () => undefined,
    distrust: () => undefined,
    /** Ends a round: what was used neither in it nor in the one before is forgotten. */
    sweep: () => {
      for (const bucket of buckets.values()) bucket.sweep();
    },
  };
}

function openBucket(left: Bucket): Bucket & { readonly sweep: () => void } {
  let recent = new Map<string, unknown>();
  let earlier: ReadonlyMap<string, unknown> = new Map();
  const find = (key: string, load: () => unknown): unknown => {
    const value = recent.get(key) ?? earlier.get(key) ?? load();
    if (value !== undefined) recent.set(key, value);
    return value;
  };
  const put = (key: string, value: unknown): void => void recent.set(key, value);
  return {
    // A key has one value, and that was put as bytes or as plain data.
    get: (key) => find(key, () => left.get(key)) as Uint8Array | undefined,
    getJson: (key) => find(key, () => left.getJson(key)),
    put,
    putJson: put,
    use: (key) => void find(key, () => undefined),
    sweep: () => {
      earlier = recent;
      recent = new Map();
    },
  };
}
