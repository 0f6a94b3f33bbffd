/** Makes what depends on content when that has changed, and takes it from the store otherwise. */
import { keyOf } from '../store/keys.ts';
import { recallJson, type Store } from '../store/store.ts';
import type { ContentFile } from '../validate/content-file.ts';
import type { Recorder } from './recorder.ts';
import {
  changedNames,
  compactTrace,
  createCatalogue,
  fileOf,
  folderOf,
  readGroups,
  type Trace,
  type TracedThing,
} from './trace.ts';

/** What is made of content, each thing under a name of its own. */
export type Memory = {
  /** Plain data that depends on what is read for it, on `given`, and on what is common to all that is made. */
  readonly recall: <Value>(name: string, given: unknown, make: () => Value) => Value;
  /** Plain data that follows from its name and the program alone, when it is asked for. */
  readonly derive: <Value>(name: string, make: () => Value) => () => Value;
  /** What was made in this run, with the reason. */
  readonly made: ReadonlyMap<string, string>;
  /** What was read for a thing, also when it was made in an earlier run. See `gatherContent` for the names. */
  readonly readsOf: (name: string) => readonly string[];
  /** Keeps which content everything was made of. */
  readonly save: () => void;
};

/** What a memory works with. */
export type MemoryOptions = {
  readonly store: Store;
  readonly recorder: Recorder;
  readonly content: readonly ContentFile[];
  /** What a name that was read stands for today, see `hashContent`. */
  readonly hashRead: (read: string) => string;
  /** Changes with every source of program, templates, styles and scripts. */
  readonly sources: string;
  /** Plain data on which all depends. */
  readonly common: unknown;
};

/** A memory that makes everything. */
export const noMemory: Memory = {
  recall: (_name, _given, make) => make(),
  derive: (_name, make) => make,
  made: new Map(),
  readsOf: () => [],
  save: () => undefined,
};

const nothing: Trace = {
  sources: '',
  common: '',
  files: {},
  names: [],
  hashes: [],
  groups: [],
  needed: 0,
  things: {},
};

/**
 * Opens the memory of a project. What was read for a thing in the last run is still as it was: then it lies where it lay.
 * Otherwise it may have been made of what stands there now in an earlier run: a thing is kept under a hash of all that it
 * was made of. It is made anew when neither is so, or when what the trace tells of is not there.
 */
export function openMemory({ store, recorder, content, hashRead, sources, common }: MemoryOptions): Memory {
  const values = store.bucket('made');
  const derived = store.bucket('derived');
  const traces = store.bucket('traces');
  const shared = keyOf(sources, common);
  // The store gives back what `save` put into it, or nothing.
  const stored = traces.getJson(traceKey) as Trace | undefined;
  // The trace of another program may be of another shape.
  const last = stored?.sources === sources ? stored : nothing;
  const files = new Map(content.map(({ source: { path, hash } }) => [path, hash]));
  const catalogue = createCatalogue(last);
  const changed = changedNames(last, files);
  // What a trace tells of a file that has not changed since is believed.
  const hashOf = (item: number): string =>
    (changed.has(item) ? undefined : last.hashes[item]) ?? hashRead(catalogue.names[item] ?? '');
  const groups = readGroups(catalogue, last.hashes, hashOf);
  const things = new Map<string, TracedThing>();
  const made = new Map<string, string>();
  const keyOfThing = (name: string, given: string, digest: string) => keyOf(shared, name, given, digest);
  const isSame = (thing: TracedThing, given: string) =>
    last.common === shared && thing.given === given && !groups.isChanged(thing.group);
  const explain = (thing: TracedThing | undefined): string => {
    if (thing === undefined) return 'not made before';
    return groups.changedIn(thing.group).join(', ') || 'program, routes, styles or scripts';
  };
  return {
    made,
    readsOf: (name) => {
      const group = things.get(name)?.group;
      return group === undefined ? [] : groups.namesIn(group);
    },
    recall: <Value>(name: string, gift: unknown, make: () => Value): Value => {
      const given = keyOf(gift);
      const thing = last.things[name];
      if (thing !== undefined) {
        const key = isSame(thing, given) ? thing.key : keyOfThing(name, given, groups.digest(thing.group));
        const value = values.getJson(key);
        if (value !== undefined) {
          things.set(name, { ...thing, given, key });
          // The store gives back what was put into it under this name, or nothing.
          return value as Value;
        }
      }
      const { value, reads } = recorder.record(make);
      const group = catalogue.numberOf(reads);
      const key = keyOfThing(name, given, groups.digest(group));
      things.set(name, { group, given, key });
      made.set(name, explain(thing));
      values.putJson(key, value);
      return value;
    },
    derive: <Value>(name: string, make: () => Value) => {
      const key = keyOf(sources, name);
      derived.use(key);
      return () => recallJson(derived, key, make);
    },
    save: () => {
      const { names, groups } = catalogue;
      const trace = {
        sources,
        common: shared,
        files: Object.fromEntries(files),
        names,
        hashes: names.map((_, item) => hashOf(item)),
        groups,
        needed: last.needed || groups.length,
        things: Object.fromEntries(things),
      };
      traces.putJson(traceKey, compactTrace(trace));
    },
  };
}

/** There is one trace, that of the last run. */
const traceKey = keyOf('trace');

/** What tells whether something that was read is as it was, see `gatherContent` for how it is named. */
export function hashContent(content: readonly ContentFile[]): (read: string) => string {
  const byPath = new Map(content.map((file) => [file.source.path, file]));
  const byFolder = Map.groupBy(byPath.keys(), folderOf);
  const hashes = new Map<string, string>();
  const find = (read: string): string => {
    if (read.endsWith('/')) return keyOf(byFolder.get(read) ?? []);
    const path = fileOf(read);
    const file = byPath.get(path);
    if (file === undefined) return 'absent';
    if (path === read) return file.source.hash;
    // Every record is an object of fields.
    return keyOf((file.record as Readonly<Record<string, unknown>>)[read.slice(path.length + 1)] ?? null);
  };
  return (read) => {
    const hash = hashes.get(read) ?? find(read);
    hashes.set(read, hash);
    return hash;
  };
}
