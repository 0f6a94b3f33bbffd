import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import { compressFiles, createCompressor } from '../../../../generator/pipeline/emit/compress-files.ts';

it('compresses a large text with Brotli to `.br` and with gzip to `.gz`, and no small or binary file', async () => {
  const contents = 'A text that repeats. '.repeat(100);
  const files = ['index.html', 'picture.png'].map((path) => ({ path, contents }));
  const small = { path: 'robots.txt', contents: 'User-agent: *\n' };
  const compressed = await compressFiles([...files, small], createCompressor(openMemoryCache()));
  expect(compressed.map(({ path }) => path)).toEqual(['index.html.br', 'index.html.gz']);
  const [brotli, gzip] = compressed.map((file) => Buffer.from(file.contents));
  expect(String(brotliDecompressSync(brotli ?? ''))).toBe(contents);
  expect(String(gunzipSync(gzip ?? ''))).toBe(contents);
});
