/**
 * What is kept of a publication: its files, so that the next one links those that did not change instead of writing
 * them. A record is a hint: it is believed only as far as the file on disk still agrees with it.
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

/** The entries about published output, which do not depend on sources. */
export const recordsOf = (cache: Cache): Cache => cache.withSources('outputs', () => 'any');

/** Empty when nothing is known of the output that is in place: then everything is written anew. */
export function readOutputRecord(cache: Cache, folder: OutputFolder): OutputRecord {
  // Only `putOutputRecord` stores entries in the namespace.
  const record = recordsOf(cache).get('outputs', keyOfOutput(folder)) as [string, RecordedFile][] | undefined;
  return new Map(record);
}

/** Keeps the record of the output that is in place. */
export function storeOutputRecord(cache: Cache, folder: OutputFolder, record: OutputRecord): void {
  recordsOf(cache).set('outputs', keyOfOutput(folder), [...record]);
}

/** Whether the output in place is as it was published, to the last file. */
export function isOutputIntact(cache: Cache, folder: OutputFolder): boolean {
  const record = readOutputRecord(cache, folder);
  return (
    record.size > 0 &&
    listFiles(folder.path).length === record.size + 1 &&
    [...record].every(([path, { fingerprint }]) => readFingerprint(join(folder.path, path)) === fingerprint)
  );
}

/** Every publication has a marker of its own, whose number and time tell it from any other. */
export function keyOfOutput({ path }: OutputFolder): string {
  return keyOf(path, readFingerprint(join(path, outputMarker.path)));
}

/** Returns the fingerprint of a published file. Publishing links unchanged files, which changes their change time. */
export function readFingerprint(path: string): string {
  try {
    return fileFingerprint(lstatSync(path), 'mtimeMs');
  } catch {
    return fileFingerprint(undefined);
  }
}
