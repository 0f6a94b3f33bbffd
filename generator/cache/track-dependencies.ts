/** See `generator/docs/dependency-tracking.md`. */

/** The names of dependencies. Those of a memoized value are a nested set, which all its callers share. */
export interface Reads extends ReadonlySet<string | Reads> {}

export type DependencyTracker = {
  readonly recordRead: (name: string) => void;
  /** Includes what the computation around it has read so far, because `compute` may use it. */
  readonly collect: <Value>(compute: () => Value) => { readonly value: Value; readonly reads: Reads };
  /** Callers depend on all dependencies of the value. */
  readonly memoize: <Value>(compute: () => Value) => () => Value;
  readonly lazyObject: <Shape extends object>(properties: PropertiesOf<Shape>) => Shape;
};

export type PropertiesOf<Shape extends object> = { readonly [Key in keyof Shape]: () => Shape[Key] };

export function createDependencyTracker(): DependencyTracker {
  const active: Set<string | Reads>[] = [];
  const run = <Value>(compute: () => Value, reads = new Set<string | Reads>()) => {
    active.push(reads);
    try {
      return { value: compute(), reads: reads satisfies Reads };
    } finally {
      active.pop();
    }
  };
  const memoize: DependencyTracker['memoize'] = (compute) => {
    let computed: ReturnType<typeof run<ReturnType<typeof compute>>> | undefined;
    return () => {
      computed ??= run(compute);
      if (computed.reads.size > 0) active.at(-1)?.add(computed.reads);
      return computed.value;
    };
  };
  return {
    recordRead: (name) => void active.at(-1)?.add(name),
    collect: (compute) => run(compute, new Set(active.flatMap((reads) => [...reads]))),
    memoize,
    lazyObject: <Shape extends object>(properties: PropertiesOf<Shape>): Shape => {
      const getters = Object.entries<() => unknown>(properties).map(([key, compute]) => [
        key,
        { get: memoize(compute), enumerable: true, configurable: true },
      ]);
      // Each key of the shape has a getter that returns its type.
      return Object.defineProperties({}, Object.fromEntries(getters)) as Shape;
    },
  };
}

export function namesIn(reads: Reads): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<Reads>();
  const add = (set: Reads): void => {
    if (seen.has(set)) return;
    seen.add(set);
    for (const read of set) typeof read === 'string' ? names.add(read) : add(read);
  };
  add(reads);
  return names;
}
