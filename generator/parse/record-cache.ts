/**
 * Keeps parsed records from one run to the next, by the hash of the file they came from.
 *
 * Parsing YAML is the slowest stage of all; a record in JSON comes back some fifty times faster. The store is one
 * file: a header line, then one line per record. Records stay bytes until they are asked for, and are written
 * back as they were.
 */
import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import yamlPackage from 'yaml/package.json' with { type: 'json' };

/** Records by the SHA-256 of their file. Immutable. */
export type RecordCache = {
  readonly records: ReadonlyMap<string, Uint8Array>;
  /** Whether the store holds exactly these records. */
  readonly isStored: boolean;
};

/** A record with the bytes that spell it. */
export type StoredRecord = { readonly data: unknown; readonly bytes: Uint8Array };

/** Knows nothing, so that everything is parsed. */
export function emptyRecordCache(): RecordCache {
  return { records: new Map(), isStored: false };
}

const storeName = 'records.cache';
const hashLength = 64;
const lineFeed = 10;

/** The record of a file's content, undefined when it is not known or damaged. */
export function findRecord(cache: RecordCache, fileHash: string): StoredRecord | undefined {
  const bytes = cache.records.get(fileHash);
  if (!bytes) return undefined;
  try {
    return {
      data: JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')),
      bytes,
    };
  } catch {
    return undefined;
  }
}

/** A cache with other records; it counts as stored when they are the same as before. */
export function replaceRecords(cache: RecordCache, records: ReadonlyMap<string, Uint8Array>): RecordCache {
  const isSame =
    records.size === cache.records.size && [...records.keys()].every((key) => cache.records.has(key));
  return { records, isStored: cache.isStored && isSame };
}

/** Reads the store in a folder. A missing, damaged or foreign one is as good as none. */
export function readRecordCache(folder: string): RecordCache {
  try {
    return decodeStore(readFileSync(join(folder, storeName)), versionKey());
  } catch {
    return emptyRecordCache();
  }
}

/**
 * Writes the store into a folder, beside it first and then in its place; nothing when it holds these records.
 *
 * @returns why it could not be written, for a message; a run goes on without
 */
export function writeRecordCache(folder: string, cache: RecordCache): string | undefined {
  if (cache.isStored) return undefined;
  const draft = join(folder, `${storeName}.${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, encodeStore(cache.records, versionKey()));
    renameSync(draft, join(folder, storeName));
    return undefined;
  } catch (error) {
    if (existsSync(draft)) rmSync(draft, { force: true });
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

/** Changes with every change of this stage or of the `yaml` package, so that old records are not believed. */
function versionKey(): string {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
  return hash('sha256', Buffer.concat([Buffer.from(`yaml ${yamlPackage.version}\n`), ...sources]));
}

function encodeStore(records: ReadonlyMap<string, Uint8Array>, version: string): Buffer {
  const lines = [...records].flatMap(([key, bytes]) => [Buffer.from(`${key} `), bytes, Buffer.from('\n')]);
  const body = Buffer.concat(lines);
  return Buffer.concat([Buffer.from(`${headerOf(body, version)}\n`), body]);
}

function decodeStore(store: Buffer, version: string): RecordCache {
  const start = store.indexOf(lineFeed) + 1;
  const body = store.subarray(start);
  if (store.toString('utf8', 0, start - 1) !== headerOf(body, version)) return emptyRecordCache();
  const records = new Map<string, Uint8Array>();
  for (let at = 0, end = body.indexOf(lineFeed); end !== -1; at = end + 1, end = body.indexOf(lineFeed, at)) {
    records.set(body.toString('latin1', at, at + hashLength), body.subarray(at + hashLength + 1, end));
  }
  return { records, isStored: true };
}

/** Names the format, who wrote it, and the bytes that must follow. */
const headerOf = (body: Buffer, version: string): string =>
  `records 1 ${version} ${body.length} ${crc32(body).toString(16)}`;
