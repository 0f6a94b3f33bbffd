/**
 * What is kept of a publication: its files, so that the next one links those that did not change instead of writing
 * them. A record is a hint: it is believed only as far as the file on disk still agrees with it.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import { keyOf } from '../../files/hash.ts';
import { listFiles } from '../../files/list-files.ts';
import { type OutputFolder, outputMarker } from './output-folder.ts';

/** One published file: the SHA-256 of its bytes, and what the disk said of it. */
export type RecordedFile = { readonly sha256: string; readonly state: string };
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
export function putOutputRecord(cache: Cache, folder: OutputFolder, record: OutputRecord): void {
  recordsOf(cache).set('outputs', keyOfOutput(folder), [...record]);
}

/** Whether the output in place is as it was published, to the last file. */
export function isOutputIntact(cache: Cache, folder: OutputFolder): boolean {
  const record = readOutputRecord(cache, folder);
  return (
    record.size > 0 &&
    listFiles(folder.path).length === record.size + 1 &&
    [...record].every(([path, { state }]) => stateOf(join(folder.path, path)) === state)
  );
}

/** Every publication has a marker of its own, whose number and time tell it from any other. */
export function keyOfOutput({ path }: OutputFolder): string {
  return keyOf(path, stateOf(join(path, outputMarker.path)) ?? '');
}

/**
 * What the disk says of a file, which changes when anything is done to it; its change time is left out, because links
 * change that. Undefined when there is no such file.
 */
export function stateOf(path: string): string | undefined {
  try {
    const stat = lstatSync(path, { bigint: true });
    return stat.isFile() ? [stat.ino, stat.mtimeNs, stat.size, stat.mode].join(' ') : undefined;
  } catch {
    return undefined;
  }
}
