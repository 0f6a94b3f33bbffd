/** The best compression is slow, so its results are cached. */
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '../../cache/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { isText } from './host-files/content-types.ts';

/** The extensions of precompressed files, by content encoding. A server sends the first one that the browser accepts. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof compressedExtensions;

export type Compress = (contents: string | Uint8Array, encoding: Encoding) => Promise<Uint8Array>;

/** Text up to this size, in bytes, fits into one packet without compression. */
const minSize = 1000;

/** The maximum number of simultaneous jobs: the thread pool of Node has four threads. */
const concurrency = 4;

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

export async function compressFiles(files: readonly OutputFile[], compress: Compress): Promise<OutputFile[]> {
  const texts = files.filter(({ path, contents }) => isText(path) && Buffer.byteLength(contents) > minSize);
  // `Object.entries` returns keys of type `string`.
  const encodings = Object.entries(compressedExtensions) as [Encoding, string][];
  const jobs = texts.flatMap((file) => encodings.map((encoding) => ({ ...file, encoding })));
  return mapConcurrently(jobs, async ({ path, contents, encoding: [encoding, extension] }) => ({
    path: `${path}${extension}`,
    contents: await compress(contents, encoding),
  }));
}

export const mapConcurrently = <Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> => Readable.from(items).map(job, { concurrency }).toArray();

export function createCompressor(cache: Cache): Compress {
  // The bytes depend on no source, only on the version of Node, which is part of every key of the cache.
  const compressionCache = cache.withSources('compressed', () => 'any');
  return (contents, encoding) =>
    compressionCache.getOrComputeAsync('compressed', [encoding, hash('sha256', contents)], () =>
      compressors[encoding](Buffer.from(contents)),
    );
}
