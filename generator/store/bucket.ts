/**
 * The entries of one kind, in a folder of packs. What is new becomes a pack of its own, which takes in those that are
 * no larger: so there are few packs, and an entry is seldom copied. Nothing is ever changed in place, so processes
 * that write at once lose nothing of each other's.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openPack, type Pack, packEndings, writePack } from './pack.ts';

/** Entries by key. The key is a hash of all that the value depends on, so a key has one value for ever. */
export type Bucket = {
  /** Undefined when the value is not known or was damaged. */
  readonly get: (key: string) => Uint8Array | undefined;
  readonly put: (key: string, bytes: Uint8Array) => void;
  readonly getJson: (key: string) => unknown;
  readonly putJson: (key: string, value: unknown) => void;
};

/** How a bucket is opened. */
export type BucketOptions = {
  /** Believes nothing of earlier runs; what is put takes the place of what they left. @default false */
  readonly isFresh?: boolean | undefined;
};

/** A bucket as its store sees it. */
export type OpenBucket = Bucket & {
  /** Writes what is new, and closes the packs. Throws the system's error. */
  readonly save: (options: SaveOptions) => void;
};

/** How to save. */
export type SaveOptions = {
  /** Whether the run came to its end, so that what it did not use may go when it is too much. */
  readonly prune: boolean;
};

/** What no run has used for long may take at least this many bytes, and otherwise as many as what is used. */
const spare = 4 * 1024 * 1024;

/** What an entry takes in the index of its pack, in bytes, at most. */
const indexShare = 128;

/** A draft this old, in milliseconds, is of a process that was killed. */
const draftLife = 24 * 60 * 60 * 1000;

/** Opens a bucket; without a folder it holds what is put into it, and nothing else. */
export function openBucket(folder: string | undefined, { isFresh = false }: BucketOptions): OpenBucket {
  const pending = new Map<string, Uint8Array>();
  const used = new Set<string>();
  let opened: readonly Pack[] | undefined;
  const openPacks = () => {
    opened ??= folder === undefined ? [] : openFolder(folder);
    return opened;
  };
  const find = (key: string) => pending.get(key) ?? (isFresh ? undefined : readFirst(openPacks(), key));
  const get = (key: string) => {
    const bytes = find(key);
    if (bytes !== undefined) used.add(key);
    return bytes;
  };
  const put = (key: string, bytes: Uint8Array) => {
    used.add(key);
    pending.set(key, bytes);
  };
  return {
    get,
    put,
    getJson: (key) => {
      const bytes = get(key);
      return bytes && JSON.parse(Buffer.from(bytes).toString());
    },
    putJson: (key, value) => put(key, Buffer.from(JSON.stringify(value))),
    save: ({ prune }) => {
      if (folder === undefined) return;
      const packs = openPacks();
      try {
        savePacks(folder, { packs, pending, used, prune });
      } finally {
        for (const pack of packs) pack.close();
        opened = undefined;
        pending.clear();
        used.clear();
      }
    },
  };
}

type Contents = SaveOptions & {
  readonly packs: readonly Pack[];
  readonly pending: ReadonlyMap<string, Uint8Array>;
  readonly used: ReadonlySet<string>;
};

function savePacks(folder: string, { packs, pending, used, prune }: Contents): void {
  const isPruned = prune && hasTooMuch(packs, used);
  if (pending.size === 0 && !isPruned) return;
  const absorbed = isPruned ? packs : chooseAbsorbed(packs, pending);
  mkdirSync(folder, { recursive: true });
  writePack(folder, mergeEntries(pending, absorbed, isPruned ? used : undefined));
  const leftovers = listFiles(folder, packEndings.draft).filter(isLeftover);
  for (const path of [...absorbed.map(({ path }) => path), ...leftovers]) rmSync(path, { force: true });
}

function hasTooMuch(packs: readonly Pack[], used: ReadonlySet<string>): boolean {
  const total = packs.reduce((sum, { size }) => sum + size, 0);
  const live = [...used].reduce((sum, key) => sum + lengthOf(packs, key), 0);
  return total - live > Math.max(live, spare);
}

function lengthOf(packs: readonly Pack[], key: string): number {
  return packs.find(({ slots }) => slots.has(key))?.slots.get(key)?.[1] ?? 0;
}

/** The packs that the new one replaces: those no larger, and those that hold other values for its keys. */
function chooseAbsorbed(packs: readonly Pack[], pending: ReadonlyMap<string, Uint8Array>): readonly Pack[] {
  const keys = [...pending.keys()];
  let size = [...pending.values()].reduce((sum, { length }) => sum + length + indexShare, 0);
  return packs
    .toSorted((a, b) => a.size - b.size)
    .filter((pack) => {
      const isAbsorbed = pack.size <= size || keys.some((key) => pack.slots.has(key));
      if (isAbsorbed) size += pack.size;
      return isAbsorbed;
    });
}

/** Every entry once, the new ones first; of the absorbed packs only what is kept, by default all. */
function* mergeEntries(
  pending: ReadonlyMap<string, Uint8Array>,
  absorbed: readonly Pack[],
  kept?: ReadonlySet<string>,
): Iterable<readonly [string, Uint8Array]> {
  yield* pending;
  const written = new Set(pending.keys());
  for (const pack of absorbed) {
    for (const key of pack.slots.keys()) {
      const bytes = written.has(key) || kept?.has(key) === false ? undefined : pack.read(key);
      if (bytes === undefined) continue;
      written.add(key);
      yield [key, bytes];
    }
  }
}

function openFolder(folder: string): readonly Pack[] {
  return listFiles(folder, packEndings.pack)
    .map(openPack)
    .filter((pack) => pack !== undefined);
}

/** Whether a draft was left by a process that was killed. */
function isLeftover(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > draftLife;
}

function readFirst(packs: readonly Pack[], key: string): Uint8Array | undefined {
  for (const pack of packs) {
    const bytes = pack.read(key);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
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
