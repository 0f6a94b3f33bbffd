/**
 * Compressed twins of text files, for hosts that send files as they lie there. Compressing as well as can be
 * is slow, so what was compressed once is cached.
 */
import { hash } from 'node:crypto';
import { versions } from 'node:process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '../../cache/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { isText } from './host-files/content-types.ts';

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

/** Creates a compressor that takes what was compressed before from the cache. */
export function createCompressor(cache: Cache): Compress {
  const compressed = cache.withSources('compressed', () => `${versions.brotli} ${versions.zlib}`);
  return (contents, encoding) =>
    compressed.getOrComputeAsync('compressed', [encoding, hash('sha256', contents)], () =>
      compressors[encoding](Buffer.from(contents)),
    );
}
