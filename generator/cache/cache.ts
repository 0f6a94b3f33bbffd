/**
 * The build cache: one SQLite database under `.cache/`. Builds without it have the same result. Every key is a hash of
 * all inputs of its value, so an entry cannot be out of date. Any error of the database disables the cache for the rest
 * of the run.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keyOf } from '../files/hash.ts';
import {
  type Database,
  type Entry,
  type EntryKey,
  explainDatabaseError,
  inMemory,
  isBusy,
  openDatabase,
  removeDatabase,
} from './database.ts';

export type Cache = {
  /** For values that depend on only some of the sources. `hashSources` is called when any source has changed. */
  readonly withSources: (name: string, hashSources: () => string) => Cache;
  /** The stored value for these inputs, or the one that `compute` returns, which is then stored. */
  readonly getOrCompute: <Value>(namespace: string, inputs: unknown, compute: () => Value) => Value;
  readonly getOrComputeAsync: <Value>(
    namespace: string,
    inputs: unknown,
    compute: () => Promise<Value>,
  ) => Promise<Value>;
  readonly get: (namespace: string, inputs: unknown) => unknown;
  /** Stores a value that `structuredClone` can copy. */
  readonly set: (namespace: string, inputs: unknown, value: unknown) => void;
  /** Returns why the cache could not be used. `prune`, for complete runs, removes unused entries. */
  readonly save: (options: { readonly prune: boolean }) => string | undefined;
};

export const cacheFile = join('.cache', 'build.db');

/** Size of new entries in bytes above which they are written. */
const maxPendingBytes = 8e6;

/** Part of every key, because another version of Node may not be able to read the entries. */
const format = `1 ${process.version}`;

type CacheOptions = {
  readonly sources: string;
  readonly ignore?: boolean;
  /** Whether a value stays in memory as the same object until it is unused from one `save` to the next. */
  readonly keepValues?: boolean;
};

/** Reads nothing before the first value is requested. */
export const openCache = (projectRoot: string, options: CacheOptions): Cache =>
  withSources(openEntries(join(projectRoot, cacheFile), options), options.sources);

export const openMemoryCache = (): Cache => withSources(openEntries(inMemory, {}), '');

export const noCache: Cache = {
  withSources: () => noCache,
  getOrCompute: (_namespace, _inputs, compute) => compute(),
  getOrComputeAsync: (_namespace, _inputs, compute) => compute(),
  get: () => undefined,
  set: () => undefined,
  save: () => undefined,
};

type Entries = {
  readonly get: (namespace: string, key: string) => unknown;
  readonly set: (namespace: string, key: string, value: unknown) => void;
  readonly save: Cache['save'];
};

function withSources(entries: Entries, sources: string): Cache {
  const keyFor = (inputs: unknown) => keyOf(format, sources, inputs);
  const cache: Cache = {
    withSources: (name, hashSources) =>
      withSources(entries, cache.getOrCompute('sources', name, hashSources)),
    getOrCompute: <Value>(namespace: string, inputs: unknown, compute: () => Value): Value => {
      const key = keyFor(inputs);
      // Namespace and key identify the computation, so the stored value has the same type.
      const stored = entries.get(namespace, key) as Value | undefined;
      if (stored !== undefined) return stored;
      const value = compute();
      entries.set(namespace, key, value);
      return value;
    },
    getOrComputeAsync: async <Value>(namespace: string, inputs: unknown, compute: () => Promise<Value>) => {
      const key = keyFor(inputs);
      const stored = entries.get(namespace, key) as Value | undefined;
      if (stored !== undefined) return stored;
      const value = await compute();
      entries.set(namespace, key, value);
      return value;
    },
    get: (namespace, inputs) => entries.get(namespace, keyFor(inputs)),
    set: (namespace, inputs, value) => entries.set(namespace, keyFor(inputs), value),
    save: entries.save,
  };
  return cache;
}

function openEntries(file: string, { ignore = false, keepValues = false }: Partial<CacheOptions>): Entries {
  const pending = new Map<string, Entry>();
  const used = new Map<string, EntryKey>();
  let currentValues = new Map<string, unknown>();
  let previousValues: ReadonlyMap<string, unknown> = new Map();
  let pendingSize = 0;
  let database: Database | undefined;
  let problem: string | undefined;
  // `ignore` finds only entries of this run, and a new database has no others.
  let findsOnlyUsed = ignore || !existsSync(file);

  const attempt = <Result>(action: (opened: Database) => Result): Result | undefined => {
    if (problem !== undefined) return undefined;
    try {
      database ??= openDatabase(file);
      return action(database);
    } catch (error) {
      problem = explainDatabaseError(error);
      database?.close();
      database = undefined;
      pending.clear();
      if (!isBusy(error)) removeDatabase(file);
      return undefined;
    }
  };
  const flush = () => {
    attempt(({ write }) => write(pending.values()));
    pending.clear();
    pendingSize = 0;
  };
  const keepInMemory = (id: string, value: unknown): void => {
    if (keepValues && value !== undefined) currentValues.set(id, value);
  };
  const read = (id: string, namespace: string, key: string): unknown => {
    // A run without new entries creates no database.
    const mayBeStored = (!findsOnlyUsed || used.has(id)) && (database !== undefined || existsSync(file));
    const bytes =
      pending.get(id)?.value ?? (mayBeStored ? attempt((opened) => opened.read(namespace, key)) : undefined);
    if (bytes === undefined) return undefined;
    used.set(id, { namespace, key });
    return deserialize(bytes);
  };
  return {
    get: (namespace, key) => {
      const id = `${namespace} ${key}`;
      const value = currentValues.get(id) ?? previousValues.get(id) ?? read(id, namespace, key);
      keepInMemory(id, value);
      return value;
    },
    set: (namespace, key, value) => {
      const id = `${namespace} ${key}`;
      keepInMemory(id, value);
      used.set(id, { namespace, key });
      if (problem !== undefined) return;
      const bytes = serialize(value);
      pending.set(id, { namespace, key, value: bytes });
      pendingSize += bytes.length;
      if (pendingSize > maxPendingBytes) flush();
    },
    save: ({ prune }) => {
      if (pending.size > 0) flush();
      if (prune && database) attempt((opened) => opened.prune([...used.values()]));
      if (file !== inMemory) {
        database?.close();
        database = undefined;
      }
      used.clear();
      findsOnlyUsed = ignore;
      previousValues = currentValues;
      currentValues = new Map();
      return problem;
    },
  };
}
