/**
 * A pack is one file of many entries, written once and never changed: the values, an index of them, and a footer that
 * says how long the index is. It gets its name only when it is whole, and checksums tell what was damaged later.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** A key with its value. */
export type Entry = readonly [key: string, value: Uint8Array];

/** Where a value lies in its pack. */
type Slot = readonly [offset: number, length: number, checksum: number];

/** A pack that is held open, and so can be read also when another process has removed it. */
export type Pack = {
  readonly path: string;
  readonly keys: ReadonlySet<string>;
  /** The value of a key, undefined when the pack does not have it or has it damaged. */
  readonly read: (key: string) => Uint8Array | undefined;
  readonly close: () => void;
};

/** How the names of packs and of what is being written end. */
export const packEndings = { pack: '.pack', draft: '.draft' } as const;

/** Length and checksum of the index. */
const footerLength = 8;

/** Opens a pack; one that is cut off or none of ours has no entries. Undefined when it cannot be opened. */
export function openPack(path: string): Pack | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  const slots = readIndex(file);
  const readBytes = readAhead(file);
  return {
    path,
    keys: new Set(slots.keys()),
    read: (key) => readSlot(readBytes, slots.get(key)),
    close: () => closeSync(file),
  };
}

function readIndex(file: number): ReadonlyMap<string, Slot> {
  const readBytes: ReadBytes = (offset, length) => readFrom(file, offset, length);
  const end = fstatSync(file).size - footerLength;
  const footer = readBytes(end, footerLength);
  if (footer?.length !== footerLength) return new Map();
  const length = footer.readUInt32BE(0);
  const index = readSlot(readBytes, [end - length, length, footer.readUInt32BE(4)]);
  // The checksum says that this program wrote it, and so its shape.
  return new Map(index?.length ? (JSON.parse(index.toString()) as readonly (readonly [string, Slot])[]) : []);
}

/** Reads bytes of a file: fewer than were asked for when the file ends before them; undefined when the disk has a fault. */
type ReadBytes = (offset: number, length: number) => Buffer | undefined;

function readSlot(readBytes: ReadBytes, slot: Slot | undefined): Buffer | undefined {
  if (slot === undefined) return undefined;
  const [offset, length, checksum] = slot;
  const bytes = readBytes(offset, length);
  return bytes?.length === length && crc32(bytes) === checksum ? bytes : undefined;
}

/** Most values are of some hundred bytes, and are asked for in the order in which they lie. */
const windowLength = 64 * 1024;

/** Reads what comes next together with what is asked for, if that follows what was asked for before. */
function readAhead(file: number): ReadBytes {
  let window: Buffer | undefined;
  let read: Buffer | undefined;
  let [start, next] = [0, 0];
  return (offset, length) => {
    const isNear = offset >= next && offset < next + windowLength;
    next = offset + length;
    if (length > windowLength || !isNear) return readFrom(file, offset, length);
    if (read === undefined || offset < start || next > start + read.length) {
      // The same memory for all that is read of a file: V8 would collect thousands of windows late.
      window ??= Buffer.allocUnsafe(windowLength);
      read = readFrom(file, offset, windowLength, window);
      start = offset;
    }
    return read && Buffer.from(read.subarray(offset - start, next - start));
  };
}

function readFrom(file: number, offset: number, length: number, into?: Buffer): Buffer | undefined {
  if (offset < 0) return undefined;
  try {
    const bytes = into ?? Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
  } catch {
    return undefined;
  }
}

/** Writes a pack with a name of its own into a folder that is there. Throws the system's error, and leaves nothing. */
export function writePack(folder: string, entries: Iterable<Entry>): void {
  const path = join(folder, randomUUID());
  const draft = path + packEndings.draft;
  try {
    const file = openSync(draft, 'wx');
    try {
      writeEntries(file, entries);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path + packEndings.pack);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function writeEntries(file: number, entries: Iterable<Entry>): void {
  const slots: (readonly [string, Slot])[] = [];
  const block = Buffer.allocUnsafe(windowLength);
  let [offset, filled] = [0, 0];
  const write = () => {
    writeFileSync(file, block.subarray(0, filled));
    filled = 0;
  };
  for (const [key, value] of entries) {
    slots.push([key, [offset, value.length, crc32(value)]]);
    offset += value.length;
    if (filled + value.length > block.length) write();
    if (value.length > block.length) writeFileSync(file, value);
    else {
      block.set(value, filled);
      filled += value.length;
    }
  }
  write();
  const index = Buffer.from(JSON.stringify(slots));
  const footer = Buffer.alloc(footerLength);
  footer.writeUInt32BE(index.length, 0);
  footer.writeUInt32BE(crc32(index), 4);
  writeFileSync(file, Buffer.concat([index, footer]));
}
