import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compressFiles, createCompressor } from '../../../generator/emit/compress-files.ts';

const long = 'The same words again and again. '.repeat(100);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'compressed');
}

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
      createCompressor(makeFolder()).compress,
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

  it('are the same bytes in every build', async () => {
    const make = () =>
      compressFiles([{ path: 'a.html', contents: long }], createCompressor(makeFolder()).compress);
    expect(await make()).toEqual(await make());
  });
});

describe('the compressor', () => {
  it('keeps what it compressed, and takes it again', async () => {
    const folder = makeFolder();
    const first = await createCompressor(folder).compress(long, 'br');
    const [name = ''] = readdirSync(folder);
    const { mtimeMs, ino } = statSync(join(folder, name));
    expect(await createCompressor(folder).compress(Buffer.from(long), 'br')).toEqual(first);
    expect(statSync(join(folder, name))).toMatchObject({ mtimeMs, ino });
  });

  it.each([
    ['empty', ''],
    ['not compressed', 'words'],
    ['of other contents', gzipSync('words')],
  ])('does not trust a kept file that is %s', async (_name, spoilt) => {
    const folder = makeFolder();
    const first = await createCompressor(folder).compress(long, 'gzip');
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), spoilt);
    expect(await createCompressor(folder).compress(long, 'gzip')).toEqual(first);
  });

  it('forgets what the last build no longer has', async () => {
    const folder = makeFolder();
    const { compress } = createCompressor(folder);
    await compress(long, 'br');
    await compress(`${long}more`, 'br');
    const next = createCompressor(folder);
    await next.compress(long, 'br');
    await next.prune();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('works without a disk that keeps anything', async () => {
    const { compress, prune } = createCompressor('/dev/null/nowhere');
    expect(String(brotliDecompressSync(await compress(long, 'br')))).toBe(long);
    await expect(prune()).resolves.toBeUndefined();
  });
});
