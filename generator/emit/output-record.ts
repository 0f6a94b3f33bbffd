/**
 * What the last build wrote, kept under `.cache/`, so that the next one links the files that did not change instead
 * of writing them. A record is a hint: it is believed only as far as the file on disk still agrees with it.
 */
import { lstatSync, mkdirSync, readFileSync, renameSync, type Stats, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { isSystemError } from './write-failure.ts';

/** One published file. */
const RecordedFile = z.object({
  /** SHA-256 of the bytes, in hex. */
  sha256: z.string(),
  size: z.number(),
  mtimeMs: z.number(),
  ino: z.number(),
  mode: z.number(),
});
const OutputRecord = z.object({ version: z.literal(1), files: z.array(z.tuple([z.string(), RecordedFile])) });

export type RecordedFile = z.infer<typeof RecordedFile>;
/** Published files by their path inside the output folder. */
export type OutputRecord = ReadonlyMap<string, RecordedFile>;

/** Empty when there is no record, or one that cannot be read: then everything is written anew. */
export function readOutputRecord(path: string): OutputRecord {
  try {
    return new Map(OutputRecord.parse(JSON.parse(readFileSync(path, 'utf8'))).files);
  } catch {
    return new Map();
  }
}

/** Replaces the record as a whole. A disk that refuses it only makes the next build write more: that is no problem. */
export function writeOutputRecord(path: string, record: OutputRecord): void {
  const draft = `${path}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, JSON.stringify({ version: 1, files: [...record] }));
    renameSync(draft, path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** What to remember of a file that was just written. */
export function planRecordedFile(sha256: string, stat: Stats): RecordedFile {
  return { sha256, size: stat.size, mtimeMs: stat.mtimeMs, ino: stat.ino, mode: stat.mode };
}

/** Whether a file is untouched since it was recorded. False for a file that is gone or cannot be read. */
export function isAsRecorded(path: string, recorded: RecordedFile): boolean {
  const stat = readStat(path);
  return (
    stat?.isFile() === true &&
    stat.ino === recorded.ino &&
    stat.mtimeMs === recorded.mtimeMs &&
    stat.size === recorded.size &&
    stat.mode === recorded.mode
  );
}

function readStat(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
