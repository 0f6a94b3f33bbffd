/** Caches named values together with their dependencies. */
import { keyOf } from '../files/hash.ts';
import type { Cache } from './cache.ts';
import type { DependencyTracker } from './track-dependencies.ts';

/** The tracked values of one build. */
export type TrackedCache = {
  /**
   * Returns the value with this name: the stored one if `inputs` and all dependencies are unchanged, otherwise
   * the one that `compute` returns, which is then stored.
   */
  readonly track: <Value>(name: string, inputs: unknown, compute: () => Value) => Value;
  /** Maps the name of each value that this run computed to the reason for computing it. */
  readonly rebuilt: ReadonlyMap<string, string>;
  /** Returns the names of the dependencies of a value of this run. */
  readonly dependenciesOf: (name: string) => readonly string[];
};

/** The options of a tracked cache. */
type TrackedCacheOptions = {
  readonly cache: Cache;
  readonly tracker: DependencyTracker;
  /** Returns the current version of a dependency, such as a hash of its content. */
  readonly versionOf: (dependency: string) => string;
  /** Inputs that all values have in common, such as the base URL and the addresses of the pages. */
  readonly common: unknown;
};

/** A stored value with its dependencies. */
type StoredValue = {
  readonly value: unknown;
  readonly inputs: unknown;
  readonly dependencies: readonly string[];
  /** The version of each dependency, in the same order. */
  readonly versions: readonly string[];
};

/** A cache that stores nothing, so that every value is computed. */
export const noTrackedCache: TrackedCache = {
  track: (_name, _inputs, compute) => compute(),
  rebuilt: new Map(),
  dependenciesOf: () => [],
};

/** Opens the tracked cache of a build. */
export function openTrackedCache({ cache, tracker, versionOf, common }: TrackedCacheOptions): TrackedCache {
  // Hashed once for all values, because a large site has many common inputs.
  const commonKey = keyOf(common);
  const rebuilt = new Map<string, string>();
  const dependenciesByName = new Map<string, readonly string[]>();
  return {
    rebuilt,
    dependenciesOf: (name) => dependenciesByName.get(name) ?? [],
    track: <Value>(name: string, inputs: unknown, compute: () => Value): Value => {
      const key = [commonKey, name];
      // Only this function writes to the namespace.
      const stored = cache.get('tracked', key) as StoredValue | undefined;
      const reason = stored === undefined ? 'not cached' : findReason(stored, inputs, versionOf);
      if (stored !== undefined && reason === undefined) {
        dependenciesByName.set(name, stored.dependencies);
        // The entry with this name was computed by the same function.
        return stored.value as Value;
      }
      const collected = tracker.collect(compute);
      const dependencies = [...collected.dependencies];
      dependenciesByName.set(name, dependencies);
      rebuilt.set(name, reason ?? '');
      const { value } = collected;
      cache.set('tracked', key, {
        value,
        inputs,
        dependencies,
        versions: dependencies.map(versionOf),
      } satisfies StoredValue);
      return value;
    },
  };
}

/** Returns the reason why a stored value is out of date; undefined when it is current. */
function findReason(
  { inputs, dependencies, versions }: StoredValue,
  currentInputs: unknown,
  versionOf: (dependency: string) => string,
): string | undefined {
  if (JSON.stringify(inputs) !== JSON.stringify(currentInputs)) return 'its inputs changed';
  const changed = dependencies.filter((dependency, index) => versionOf(dependency) !== versions[index]);
  return changed.length === 0 ? undefined : changed.join(', ');
}
