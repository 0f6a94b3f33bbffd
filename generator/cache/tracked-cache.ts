import { keyOf } from '../files/hash.ts';
import type { Cache } from './cache.ts';
import type { DependencyTracker, Reads } from './track-dependencies.ts';

export type TrackedCache = {
  /** The stored value if `inputs` and all dependencies are unchanged, otherwise that of `compute`. */
  readonly track: <Value>(name: string, inputs: unknown, compute: () => Value) => Value;
  readonly rebuilt: ReadonlyMap<string, string>;
  readonly dependenciesOf: (name: string) => readonly string[];
};

type TrackedCacheOptions = {
  readonly cache: Cache;
  readonly tracker: DependencyTracker;
  readonly versionOf: (dependency: string) => string;
  /** Inputs that all values have in common, such as the base URL and the addresses of the pages. */
  readonly common: unknown;
};

/** Dependencies as they are stored. Sets that many values share are entries of their own. */
type StoredReads = {
  readonly names: readonly string[];
  /** The version of each name, in the same order. */
  readonly versions: readonly string[];
  readonly shared: readonly string[];
};

type StoredValue = { readonly value: unknown; readonly inputs: unknown; readonly reads: StoredReads };

/** Whether a set is copied into the sets that contain it, because an entry of its own would be larger. */
const isSmall = ({ names, shared }: StoredReads): boolean => names.length + shared.length <= 8;

export const noTrackedCache: TrackedCache = {
  track: (_name, _inputs, compute) => compute(),
  rebuilt: new Map(),
  dependenciesOf: () => [],
};

export function openTrackedCache({ cache, tracker, versionOf, common }: TrackedCacheOptions): TrackedCache {
  // Hashed once for all values, because a large site has many common inputs.
  const commonKey = keyOf(common);
  const rebuilt = new Map<string, string>();
  const readsByName = new Map<string, StoredReads>();
  const { storeReads, findChange, namesOf } = openStoredReads(cache, versionOf);
  return {
    rebuilt,
    dependenciesOf: (name) => namesOf(readsByName.get(name)),
    track: <Value>(name: string, inputs: unknown, compute: () => Value): Value => {
      const key = [commonKey, name];
      // Only this function writes to the namespace.
      const stored = cache.get('tracked', key) as StoredValue | undefined;
      const reason = stored === undefined ? 'not cached' : findReason(stored, inputs, findChange);
      if (stored !== undefined && reason === undefined) {
        readsByName.set(name, stored.reads);
        // The entry with this name was computed by the same function.
        return stored.value as Value;
      }
      const { value, reads } = tracker.collect(compute);
      const storedReads = storeReads(reads);
      readsByName.set(name, storedReads);
      rebuilt.set(name, reason ?? '');
      cache.set('tracked', key, { value, inputs, reads: storedReads } satisfies StoredValue);
      return value;
    },
  };
}

/** Undefined when the stored value is current. */
const findReason = (
  { inputs, reads }: StoredValue,
  currentInputs: unknown,
  findChange: (reads: StoredReads) => string | undefined,
): string | undefined =>
  JSON.stringify(inputs) === JSON.stringify(currentInputs) ? findChange(reads) : 'its inputs changed';

/** A set that many values share is stored once, so that no entry grows with the number of records. */
function openStoredReads(cache: Cache, versionOf: (dependency: string) => string) {
  const storedSets = new Map<Reads, StoredReads>();
  const hashes = new Map<StoredReads, string>();
  const changes = new Map<string, string | undefined>();
  const load = (hash: string) => cache.get('dependencies', hash) as StoredReads | undefined;

  const storeReads = (reads: Reads): StoredReads => {
    const own = [...reads].filter((read) => typeof read === 'string');
    const nested = [...reads].filter((read) => typeof read !== 'string').map(storeNested);
    const [copied = [], large = []] = [true, false].map((small) =>
      nested.filter((set) => isSmall(set) === small),
    );
    const names = [...new Set([...own, ...copied.flatMap((set) => set.names)])];
    const shared = new Set([...copied.flatMap((set) => set.shared), ...large.map(storeShared)]);
    return { names, versions: names.map(versionOf), shared: [...shared] };
  };
  const storeNested = (reads: Reads): StoredReads => {
    const stored = storedSets.get(reads) ?? storeReads(reads);
    storedSets.set(reads, stored);
    return stored;
  };
  const storeShared = (reads: StoredReads): string => {
    const hash = hashes.get(reads) ?? keyOf(reads);
    if (!hashes.has(reads)) cache.set('dependencies', hash, reads);
    hashes.set(reads, hash);
    return hash;
  };

  const findChange = ({ names, versions, shared }: StoredReads): string | undefined => {
    const changed = names.find((name, index) => versionOf(name) !== versions[index]);
    if (changed !== undefined) return changed;
    for (const hash of shared) {
      if (!changes.has(hash)) changes.set(hash, findChangeInShared(hash));
      const change = changes.get(hash);
      if (change !== undefined) return change;
    }
    return undefined;
  };
  const findChangeInShared = (hash: string): string | undefined => {
    const reads = load(hash);
    return reads === undefined ? 'dependencies that are not cached' : findChange(reads);
  };

  const namesOf = (reads: StoredReads | undefined): readonly string[] =>
    reads === undefined
      ? []
      : [...new Set([...reads.names, ...reads.shared.flatMap((hash) => namesOf(load(hash)))])];
  return { storeReads, findChange, namesOf };
}
