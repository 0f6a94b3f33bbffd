/**
 * Compressed twins of text files, for hosts that send files as they lie there. Compressing as well as can be
 * is slow, so what was compressed once is kept by the hash of its contents.
 */
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { OutputFile } from '../output-file.ts';
import { isText } from './hosts/content-types.ts';

/** How twins are named, by the content encoding; browsers are given the first that they take. */
export const twinExtensions = { br: '.br', gzip: '.gz' } as const;

/** A content encoding. */
export type Encoding = keyof typeof twinExtensions;

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

const expanders: Readonly<Record<Encoding, (contents: Uint8Array) => Promise<Uint8Array>>> = {
  br: (contents) => promisify(brotliDecompress)(contents),
  gzip: (contents) => promisify(gunzip)(contents),
};

/** A compressor that remembers. */
export type Compressor = {
  readonly compress: Compress;
  /** Forgets what was not asked for since the compressor was made. */
  readonly prune: () => Promise<void>;
};

/** Whether a file of the site has twins. */
export function hasTwins({ path, contents }: OutputFile): boolean {
  return isText(path) && Buffer.byteLength(contents) > minSize;
}

/** The twins of all files that have any. */
export async function compressFiles(files: readonly OutputFile[], compress: Compress): Promise<OutputFile[]> {
  const jobs = files.filter(hasTwins).flatMap((file) => encodings.map((encoding) => ({ file, encoding })));
  return mapInTurns(jobs, async ({ file, encoding }) => ({
    path: `${file.path}${twinExtensions[encoding]}`,
    contents: await compress(file.contents, encoding),
  }));
}

/** Runs a job for each item, a few at a time, and gives the results in the order of the items. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += jobsAtOnce) {
    results.push(...(await Promise.all(items.slice(start, start + jobsAtOnce).map(job))));
  }
  return results;
}

/** A compressor that keeps its results in a folder. What the disk refuses is compressed again the next time. */
export function createCompressor(folder: string): Compressor {
  const used = new Set<string>();
  return {
    compress: async (contents, encoding) => {
      const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
      const name = `${hash('sha256', bytes)}${twinExtensions[encoding]}`;
      used.add(name);
      const known = await readKept(join(folder, name), bytes, encoding);
      if (known !== undefined) return known;
      const compressed = await compressors[encoding](bytes);
      await keep(folder, name, compressed).catch(() => undefined);
      return compressed;
    },
    prune: async () => {
      const names = await readdir(folder).catch(() => []);
      const unused = names.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

// Object.keys loses the key type; the table has no other keys.
const encodings = Object.keys(twinExtensions) as readonly Encoding[];

/** What was kept of these bytes; undefined when there is nothing, or when a broken disk or a crash spoilt it. */
async function readKept(
  path: string,
  bytes: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array | undefined> {
  try {
    const kept = await readFile(path);
    const original = await expanders[encoding](kept);
    return Buffer.compare(original, bytes) === 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Writes aside and renames, so that nobody ever reads half of a file. */
async function keep(folder: string, name: string, contents: Uint8Array): Promise<void> {
  const draft = join(folder, `${name}.new`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, contents);
  await rename(draft, join(folder, name));
}
