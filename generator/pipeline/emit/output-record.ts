/**
 * Records the files of a publication, so that the next one links unchanged files instead of writing them. A record is
 * only used for files whose fingerprints still match.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import { fileFingerprint } from '../../files/file-fingerprint.mjs';
import { keyOf } from '../../files/hash.ts';
import { listFiles } from '../../files/walk-folder.mjs';
import { type OutputFolder, outputMarker } from './output-folder.ts';

/** One published file: the SHA-256 of its bytes, and its fingerprint. */
export type RecordedFile = { readonly sha256: string; readonly fingerprint: string };
/** Published files by their path inside the output folder. */
export type OutputRecord = ReadonlyMap<string, RecordedFile>;

/** Returns the cache of output records, which does not depend on sources. */
export const recordCacheOf = (cache: Cache): Cache => cache.withSources('outputs', () => 'any');

/** Returns the record of the current output; empty when it is unknown, so that every file is written. */
export function readOutputRecord(cache: Cache, folder: OutputFolder): OutputRecord {
  // Only `storeOutputRecord` writes to the namespace.
  const record = recordCacheOf(cache).get('outputs', keyOfOutput(folder)) as
    | [string, RecordedFile][]
    | undefined;
  return new Map(record);
}

/** Stores the record of the current output. */
export function storeOutputRecord(cache: Cache, folder: OutputFolder, record: OutputRecord): void {
  recordCacheOf(cache).set('outputs', keyOfOutput(folder), [...record]);
}

/** Returns whether no file of the output was changed, added or removed since its publication. */
export function isOutputIntact(cache: Cache, folder: OutputFolder): boolean {
  const record = readOutputRecord(cache, folder);
  return (
    record.size > 0 &&
    listFiles(folder.path).length === record.size + 1 &&
    [...record].every(([path, { fingerprint }]) => readFingerprint(join(folder.path, path)) === fingerprint)
  );
}

/** Returns a key that differs for every publication, because each writes a new marker file. */
export function keyOfOutput({ path }: OutputFolder): string {
  return keyOf(path, readFingerprint(join(path, outputMarker.path)));
}

/** Returns the fingerprint of a published file. It omits the change time, which a new hard link changes. */
export function readFingerprint(path: string): string {
  try {
    return fileFingerprint(lstatSync(path), 'mtimeMs');
  } catch {
    return fileFingerprint(undefined);
  }
}
