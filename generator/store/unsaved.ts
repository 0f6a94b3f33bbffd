/**
 * What waits to be saved. A large site has much of it, so it lies in a file: one without a name, which is gone with the
 * process however that ends.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOf } from '../system-error.ts';
import { type Entry, packEndings, readAhead } from './pack.ts';

/** Entries that wait. */
export type Unsaved = {
  readonly keys: () => ReadonlySet<string>;
  readonly get: (key: string) => Uint8Array | undefined;
  readonly put: (key: string, value: Uint8Array) => void;
  readonly entries: () => Iterable<Entry>;
  readonly clear: () => void;
};

/** Bytes that gather in memory before they go to the file. */
const gathered = 1024 * 1024;

/** Opens a place for entries; without a `folder` for the file, or where it cannot be written, all stays in memory. */
export function openUnsaved(folder: string | undefined): Unsaved {
  const recent = new Map<string, Uint8Array>();
  let file: ReturnType<typeof openNameless> | undefined;
  let waiting = 0;
  const move = () => {
    waiting = 0;
    if (folder === undefined) return;
    file ??= openNameless(folder);
    if (file.append(recent)) recent.clear();
  };
  const get = (key: string) => recent.get(key) ?? file?.read(key);
  const keys = () => new Set([...(file?.keys() ?? []), ...recent.keys()]);
  return {
    keys,
    get,
    put: (key, value) => {
      recent.set(key, value);
      waiting += value.length;
      if (waiting > gathered) refusalOf(move);
    },
    *entries() {
      for (const key of keys()) {
        const value = get(key);
        if (value !== undefined) yield [key, value];
      }
    },
    clear: () => {
      recent.clear();
      file?.close();
      file = undefined;
    },
  };
}

function openNameless(folder: string) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, randomUUID() + packEndings.draft);
  const file = openSync(path, 'wx+');
  rmSync(path);
  const slots = new Map<string, readonly [offset: number, length: number]>();
  const readBytes = readAhead(file);
  let end = 0;
  return {
    keys: () => slots.keys(),
    read: (key: string) => {
      const slot = slots.get(key);
      return slot && readBytes(...slot);
    },
    /** Says whether there was room for all. */
    append: (entries: ReadonlyMap<string, Uint8Array>): boolean => {
      const bytes = Buffer.concat([...entries.values()]);
      if (writeSync(file, bytes, 0, bytes.length, end) < bytes.length) return false;
      for (const [key, { length }] of entries) {
        slots.set(key, [end, length]);
        end += length;
      }
      return true;
    },
    close: () => closeSync(file),
  };
}
