/** Caches values that depend on whatever content they read, each under a name of its own. */
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
  /** The names of everything that a value of this run depends on. */
  readonly dependenciesOf: (name: string) => readonly string[];
};

/** What tracked values work with. */
type TrackedCacheOptions = {
  readonly cache: Cache;
  readonly tracker: DependencyTracker;
  /** Returns a hash of what a dependency is today. */
  readonly versionOf: (dependency: string) => string;
  /** What every value depends on: the sources of the program among it. */
  readonly common: unknown;
};

/** A stored value with what it was computed from. */
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
  const rebuilt = new Map<string, string>();
  const dependenciesByName = new Map<string, readonly string[]>();
  return {
    rebuilt,
    dependenciesOf: (name) => dependenciesByName.get(name) ?? [],
    track: <Value>(name: string, inputs: unknown, compute: () => Value): Value => {
      const key = [common, name];
      // Only this function stores entries in the namespace.
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
