/** Keeps drawn pictures from one run to the next. Each is a file whose name says by which key and with which bytes. */
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pictures by key. Immutable. */
export type PictureCache = {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Keys of the pictures that the folder holds. */
  readonly stored: ReadonlySet<string>;
};

/** Knows nothing, so that everything is painted. */
export function emptyPictureCache(): PictureCache {
  return { pictures: new Map(), stored: new Set() };
}

/** Folder of the pictures inside a cache folder. */
const folderName = 'pictures';

/** Reads the pictures of a cache folder. What is missing, damaged or foreign counts as unknown. */
export function readPictureCache(cacheFolder: string): PictureCache {
  const folder = path.join(cacheFolder, folderName);
  const pictures = new Map<string, Uint8Array>();
  try {
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(path.join(folder, name));
      const key = name.split('-')[0] ?? '';
      if (name === fileNameOf(key, bytes)) pictures.set(key, bytes);
    }
  } catch {
    // A folder that cannot be read is as good as an empty one.
  }
  return { pictures, stored: new Set(pictures.keys()) };
}

/**
 * Writes what is new into a cache folder and removes what is not among the pictures.
 *
 * @returns why it could not be written, for a message; a run goes on without
 */
export function writePictureCache(
  cacheFolder: string,
  { pictures, stored }: PictureCache,
): string | undefined {
  const folder = path.join(cacheFolder, folderName);
  const files = [...pictures].map(([key, bytes]) => ({ key, bytes, name: fileNameOf(key, bytes) }));
  const kept = new Set(files.map(({ name }) => name));
  try {
    mkdirSync(folder, { recursive: true });
    for (const { key, bytes, name } of files) {
      if (!stored.has(key)) writeWhole(path.join(folder, name), bytes);
    }
    for (const name of readdirSync(folder)) {
      if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

/** The sum of the bytes in the name tells a file that was damaged. */
function fileNameOf(key: string, bytes: Uint8Array): string {
  return `${key}-${hash('sha256', bytes).slice(0, 16)}.png`;
}

/** Beside its place first, so that a run that is killed leaves no half of a picture under its name. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
