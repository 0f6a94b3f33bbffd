/** Caches values together with the content that they read, each under its own name. */
import { keyOf } from '../files/hash.ts';
import type { Cache } from './cache.ts';
import type { DependencyTracker } from './track-dependencies.ts';

/** The tracked values of one build. */
export type TrackedCache = {
  /**
   * Returns the value with this name: the stored one while `inputs` and everything that it read are unchanged, otherwise
   * the one that `compute` returns, which is then stored.
   */
  readonly track: <Value>(name: string, inputs: unknown, compute: () => Value) => Value;
  /** The names of the values that this run computed, each with the reason. */
  readonly rebuilt: ReadonlyMap<string, string>;
  /** The names of all dependencies of the values of this run. */
  readonly dependenciesOf: (name: string) => readonly string[];
};

/** The inputs of tracked values. */
type TrackedCacheOptions = {
  readonly cache: Cache;
  readonly tracker: DependencyTracker;
  /** Returns the current hash of a dependency. */
  readonly versionOf: (dependency: string) => string;
  /** Dependencies of every value, such as the sources of the program. */
  readonly common: unknown;
};

/** A stored value with its dependencies. */
type Tracked = {
  readonly value: unknown;
  readonly inputs: unknown;
  readonly dependencies: readonly string[];
  /** The version of each dependency, in the same order. */
  readonly versions: readonly string[];
};

/** Computes every value. */
export const noTrackedCache: TrackedCache = {
  track: (_name, _inputs, compute) => compute(),
  rebuilt: new Map(),
  dependenciesOf: () => [],
};

/** Opens the tracked values of a build. */
export function openTrackedCache({ cache, tracker, versionOf, common }: TrackedCacheOptions): TrackedCache {
  // Hashed once, because the dependencies of every value grow with the site.
  const commonKey = keyOf(common);
  const rebuilt = new Map<string, string>();
  const dependenciesByName = new Map<string, readonly string[]>();
  return {
    rebuilt,
    dependenciesOf: (name) => dependenciesByName.get(name) ?? [],
    track: <Value>(name: string, inputs: unknown, compute: () => Value): Value => {
      const key = [commonKey, name];
      // Only this function writes to the namespace.
      const stored = cache.get('tracked', key) as Tracked | undefined;
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
      } satisfies Tracked);
      return value;
    },
  };
}

/** Returns why a stored value is out of date, or undefined when it is not. */
function findReason(
  { inputs, dependencies, versions }: Tracked,
  currentInputs: unknown,
  versionOf: (dependency: string) => string,
): string | undefined {
  if (JSON.stringify(inputs) !== JSON.stringify(currentInputs)) return 'its inputs changed';
  const changed = dependencies.filter((dependency, index) => versionOf(dependency) !== versions[index]);
  return changed.length === 0 ? undefined : changed.join(', ');
}
