/**
 * What a run worked out, kept under `.cache/` for the next. The store only ever spares time: what is missing, damaged
 * or of another program is worked out again, and what cannot be written is not kept. Each kind of entries has a folder
 * of packs, in which nothing is ever changed in place, so runs that write at once lose nothing of each other's.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOf, type SystemError } from '../system-error.ts';
import { type Entry, openPack, type Pack, packEndings, writePack } from './pack.ts';

/** The entries of one kind. A key is a hash of all that its value depends on, so it has one value for ever. */
export type Bucket = {
  /** Undefined when the value is not known or was damaged. */
  readonly get: (key: string) => Uint8Array | undefined;
  readonly put: (key: string, value: Uint8Array) => void;
  /** Keeps a value, if there is one, as long as if it had been read. */
  readonly use: (key: string) => void;
  readonly getJson: (key: string) => unknown;
  readonly putJson: (key: string, value: unknown) => void;
};

/** The value of a key, made and kept when it is not known: plain data as JSON keeps it, never undefined. */
export function recallJson<Value>(bucket: Bucket, key: string, make: () => Value): Value {
  // What lies under the key was put there by this program, made in this way.
  const find = () => bucket.getJson(key) as Value | undefined;
  const known = find();
  if (known !== undefined) return known;
  const value = make();
  bucket.putJson(key, value);
  // As the next run has it: what was made may hold slices of texts, and each of those a whole text.
  return find() ?? value;
}

/** All buckets of a project. */
export type Store = {
  readonly bucket: (kind: string) => Bucket;
  /** Has nothing of this run kept: something is not as it was when keys were made of it. */
  readonly distrust: () => void;
  /**
   * Writes what is new. With `prune`, for a run that came to its end, most of what it did not use goes. What the
   * system answered comes back when the store cannot be written.
   */
  readonly save: (options: { readonly prune: boolean }) => SystemError | undefined;
};

/** Where the store of a project lies, inside it. */
export const storeFolder = join('.cache', 'store');

/** Entries that may stay in a bucket unused, beside as many as were used. */
const spareEntries = 16;

/** A draft this old, in milliseconds, is of a process that was killed. */
const draftLife = 24 * 60 * 60 * 1000;

/**
 * Opens the store of a project; nothing is read before it is asked for. One that is `fresh` believes nothing of
 * earlier runs, and what is put into it takes the place of what they left.
 */
export function openStore(projectRoot: string, { fresh = false } = {}): Store {
  return openFolders((kind) => join(projectRoot, storeFolder, kind), fresh);
}

/** A store that knows only what is put into it, and leaves nothing behind. */
export function openEmptyStore(): Store {
  return openFolders(() => undefined, true);
}

function openFolders(folderOf: (kind: string) => string | undefined, fresh: boolean): Store {
  const buckets = new Map<string, FolderBucket>();
  let isTrusted = true;
  return {
    bucket: (kind) => {
      const bucket = buckets.get(kind) ?? openBucket(folderOf(kind), fresh);
      buckets.set(kind, bucket);
      return bucket;
    },
    distrust: () => {
      isTrusted = false;
    },
    save: ({ prune }) =>
      refusalOf(() => {
        if (isTrusted) for (const bucket of buckets.values()) bucket.save(prune);
      }),
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

type FolderBucket = Bucket & { readonly save: (prune: boolean) => void };

function openBucket(folder: string | undefined, fresh: boolean): FolderBucket {
  const added = new Map<string, Uint8Array>();
  const used = new Set<string>();
  let opened: readonly Pack[] | undefined;
  const packs = () => {
    opened ??= folder === undefined ? [] : openPacks(folder);
    return opened;
  };
  const get = (key: string) => {
    const value =
      added.get(key) ??
      (fresh
        ? undefined
        : packs()
            .find(({ keys }) => keys.has(key))
            ?.read(key));
    if (value !== undefined) used.add(key);
    return value;
  };
  const getJson = (key: string) => {
    const bytes = get(key);
    return bytes && JSON.parse(decoder.decode(bytes));
  };
  const put = (key: string, value: Uint8Array) => {
    used.add(key);
    added.set(key, value);
  };
  const putJson = (key: string, value: unknown) => put(key, encoder.encode(JSON.stringify(value)));
  const save = (prune: boolean) => {
    if (folder === undefined) return;
    try {
      savePacks(folder, { packs: packs(), added, used: prune ? used : undefined });
    } finally {
      for (const pack of packs()) pack.close();
      opened = undefined;
      used.clear();
      added.clear();
    }
  };
  const use = (key: string) => void used.add(key);
  return { get, getJson, put, putJson, use, save };
}

function openPacks(folder: string): readonly Pack[] {
  return listFiles(folder, packEndings.pack).flatMap((path) => openPack(path) ?? []);
}

type Changes = {
  readonly packs: readonly Pack[];
  readonly added: ReadonlyMap<string, Uint8Array>;
  /** Undefined when nothing may go. */
  readonly used: ReadonlySet<string> | undefined;
};

function savePacks(folder: string, { packs, added, used }: Changes): void {
  const count = packs.reduce((sum, { keys }) => sum + keys.size, added.size);
  const kept = used && count > 2 * used.size + spareEntries ? used : undefined;
  if (added.size === 0 && kept === undefined) return;
  const replaced = kept ? packs : chooseReplaced(packs, [...added.keys()]);
  mkdirSync(folder, { recursive: true });
  writePack(folder, mergeEntries({ packs: replaced, added, used: kept }));
  const leftovers = listFiles(folder, packEndings.draft).filter(isOld);
  for (const path of [...replaced.map((pack) => pack.path), ...leftovers])
    rmSync(path, { recursive: true, force: true });
}

/**
 * The packs that go into the new one: those that hold other values for its keys, and those with no more entries than
 * it has by then. So there are few packs, and an entry is copied a few times in its life.
 */
function chooseReplaced(packs: readonly Pack[], newKeys: readonly string[]): readonly Pack[] {
  let count = newKeys.length;
  return packs
    .toSorted((a, b) => a.keys.size - b.keys.size)
    .filter(({ keys }) => {
      const isReplaced = keys.size <= count || newKeys.some((key) => keys.has(key));
      if (isReplaced) count += keys.size;
      return isReplaced;
    });
}

/** Every entry once; of the packs only what is kept, by default all. */
function* mergeEntries({ packs, added, used }: Changes): Iterable<Entry> {
  const holders = new Map(packs.flatMap((pack) => [...pack.keys].map((key) => [key, pack] as const)));
  for (const [key, pack] of holders) {
    const value = added.has(key) || used?.has(key) === false ? undefined : pack.read(key);
    if (value !== undefined) yield [key, value];
  }
  yield* added;
}

/** None when the folder is not there or cannot be read. */
function listFiles(folder: string, ending: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(ending));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isOld(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > draftLife;
}
