/**
 * Compressed twins of text files, for hosts that send files as they lie there. Compressing as well as can be
 * is slow, so what was compressed once is kept in the store.
 */
import { hash } from 'node:crypto';
import { versions } from 'node:process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from '../output-file.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { isText } from './hosts/content-types.ts';

/** How twins are named, by the content encoding; browsers are given the first that they take. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;

/** A content encoding. */
export type Encoding = keyof typeof compressedExtensions;

/** Compresses contents; the same contents give the same bytes. */
export type Compress = (contents: string | Uint8Array, encoding: Encoding) => Promise<Uint8Array>;

/** Text below this size, in bytes, fits into one packet as it is. */
const minSize = 1000;

/** What is compressed at the same time: as much as Node has threads for. */
const jobsAtOnce = 4;

const compressors: Readonly<Record<Encoding, (contents: Uint8Array) => Promise<Uint8Array>>> = {
  br: (contents) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.byteLength,
      },
    }),
  gzip: (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/** The twins of all files that have any. */
export async function compressFiles(files: readonly OutputFile[], compress: Compress): Promise<OutputFile[]> {
  const texts = files.filter(({ path, contents }) => isText(path) && Buffer.byteLength(contents) > minSize);
  // Object.entries loses the key type; the table has no other keys.
  const encodings = Object.entries(compressedExtensions) as [Encoding, string][];
  const jobs = texts.flatMap((file) => encodings.map((encoding) => ({ ...file, encoding })));
  return mapInTurns(jobs, async ({ path, contents, encoding: [encoding, extension] }) => ({
    path: `${path}${extension}`,
    contents: await compress(contents, encoding),
  }));
}

/** Runs a job for each item, a few at a time, and gives the results in the order of the items. */
export function mapInTurns<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return Readable.from(items).map(job, { concurrency: jobsAtOnce }).toArray();
}

/** A compressor that takes from the store what was compressed before. */
export function createCompressor(store: Store): Compress {
  const known = store.bucket('compressed');
  return async (contents, encoding) => {
    const key = keyOf(encoding, versions.brotli, versions.zlib, hash('sha256', contents));
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const compressed = await compressors[encoding](Buffer.from(contents));
    known.put(key, compressed);
    return compressed;
  };
}
