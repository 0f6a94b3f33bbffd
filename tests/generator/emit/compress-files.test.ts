import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFiles, createCompressor } from '../../../generator/emit/compress-files.ts';
import { openEmptyStore } from '../../../generator/store/store.ts';

const long = 'The same words again and again. '.repeat(100);

describe('compressed twins', () => {
  it('stand beside text over 1 KB, pages included, and hold the same bytes', async () => {
    const twins = await compressFiles(
      [
        { path: 'index.html', contents: long },
        { path: 'assets/map.svg', contents: Buffer.from(long) },
        { path: 'assets/font.woff2', contents: long },
        { path: 'assets/photo.png', contents: long },
        { path: 'robots.txt', contents: 'User-agent: *' },
      ],
      createCompressor(openEmptyStore()),
    );
    expect(twins.map(({ path }) => path)).toEqual([
      'index.html.br',
      'index.html.gz',
      'assets/map.svg.br',
      'assets/map.svg.gz',
    ]);
    for (const { path, contents } of twins) {
      const bytes = Buffer.from(contents);
      expect(String(path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes))).toBe(long);
      expect(bytes.byteLength).toBeLessThan(long.length / 10);
    }
  });
});

describe('the compressor', () => {
  it('takes neither other contents nor another encoding for the same', async () => {
    const compress = createCompressor(openEmptyStore());
    const [br, gzip, more] = [
      await compress(long, 'br'),
      await compress(long, 'gzip'),
      await compress(`${long}more`, 'br'),
    ];
    expect(String(brotliDecompressSync(br))).toBe(long);
    expect(String(gunzipSync(gzip))).toBe(long);
    expect(String(brotliDecompressSync(more))).toBe(`${long}more`);
  });
});
