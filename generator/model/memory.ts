/** Makes what depends on content when that has changed, and takes it from the store otherwise. */
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import type { ContentFile } from '../validate/content-file.ts';
import type { Recorder } from './recorder.ts';

/** What is made of content, each thing under a name of its own. */
export type Memory = {
  /** Plain data that depends on what is read for it, on `given`, and on what is common to all that is made. */
  readonly recall: <Value>(name: string, given: unknown, make: () => Value) => Value;
  /** What was made in this run, with the reason. */
  readonly made: ReadonlyMap<string, string>;
  /** Keeps which content everything was made of. */
  readonly save: () => void;
};

/** What a memory works with. */
export type MemoryOptions = {
  readonly store: Store;
  readonly recorder: Recorder;
  readonly hashOf: (read: string) => string;
  /** Plain data on which all depends. */
  readonly common: unknown;
};

/** A memory that makes everything. */
export const noMemory: Memory = {
  recall: (_name, _given, make) => make(),
  made: new Map(),
  save: () => undefined,
};

/** What was read for each thing in the last run: numbers of `reads`, of which `hashes` are what they were then. */
type Trace = {
  readonly reads: readonly string[];
  readonly hashes: readonly string[];
  readonly things: Readonly<Record<string, readonly number[]>>;
};

/**
 * Opens the memory of a project. The trace of the last run only says where to look: a value is found by a hash of all
 * that it was made of, so a trace that is damaged or old costs time and nothing else.
 */
export function openMemory({ store, recorder, hashOf, common }: MemoryOptions): Memory {
  const values = store.bucket('made');
  const traces = store.bucket('traces');
  const shared = keyOf(common);
  // The store gives back what `writeTrace` made, or nothing.
  const last = traces.getJson(traceKey) as Trace | undefined;
  const things = new Map<string, readonly string[]>();
  const made = new Map<string, string>();
  const keyOfThing = (name: string, given: unknown, reads: readonly string[]) =>
    keyOf(shared, name, given, reads, reads.map(hashOf));
  return {
    made,
    recall: <Value>(name: string, given: unknown, make: () => Value): Value => {
      const known = last?.things[name]?.map((index) => last.reads[index] ?? '');
      if (known !== undefined) {
        const value = values.getJson(keyOfThing(name, given, known));
        if (value !== undefined) {
          things.set(name, known);
          // The store gives back what was put into it under this name, or nothing.
          return value as Value;
        }
      }
      const { value, reads } = recorder.record(make);
      const sorted = [...reads].sort();
      things.set(name, sorted);
      made.set(name, explain(name, last, hashOf));
      values.putJson(keyOfThing(name, given, sorted), value);
      return value;
    },
    save: () => traces.putJson(traceKey, writeTrace(things, hashOf)),
  };
}

/** There is one trace, that of the last run. */
const traceKey = keyOf('trace');

function writeTrace(things: ReadonlyMap<string, readonly string[]>, hashOf: (read: string) => string): Trace {
  const numbers = new Map<string, number>();
  const numberOf = (read: string) => {
    const number = numbers.get(read) ?? numbers.size;
    numbers.set(read, number);
    return number;
  };
  const numbered = [...things].map(([name, reads]) => [name, reads.map(numberOf)] as const);
  const reads = [...numbers.keys()];
  return { reads, hashes: reads.map(hashOf), things: Object.fromEntries(numbered) };
}

/** Why a thing is made: what it was made of has changed, or something that all is made of. */
function explain(name: string, last: Trace | undefined, hashOf: (read: string) => string): string {
  const known = last?.things[name];
  if (last === undefined || known === undefined) return 'not made before';
  const changed = known
    .filter((index) => last.hashes[index] !== hashOf(last.reads[index] ?? ''))
    .map((index) => last.reads[index]);
  return changed.length === 0 ? 'program, routes, styles or scripts' : changed.join(', ');
}

/** What tells whether something that was read is as it was, see `gatherContent` for how it is named. */
export function hashContent(files: readonly ContentFile[]): (read: string) => string {
  const byPath = new Map(files.map((file) => [file.source.path, file]));
  const hashes = new Map<string, string>();
  const find = (read: string): string => {
    if (read.endsWith('/')) return keyOf([...byPath.keys()].filter((path) => path.startsWith(read)));
    const [path = '', field] = read.split('#');
    const file = byPath.get(path);
    if (file === undefined) return 'absent';
    // Every record is an object of fields.
    return field === undefined
      ? file.source.hash
      : keyOf((file.record as Readonly<Record<string, unknown>>)[field] ?? null);
  };
  return (read) => {
    const hash = hashes.get(read) ?? find(read);
    hashes.set(read, hash);
    return hash;
  };
}
