import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng, type Picture } from '../../../generator/pictures/encode-png.ts';
import { readPng, readPngHeader } from './read-png.ts';

/** A picture whose pixels are given as 0xRRGGBB. */
function pictureOf(width: number, colours: readonly number[]): Picture {
  const channels = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 0xff]);
  return { width, height: colours.length / width, pixels: Uint8Array.from(channels) };
}

const flag = pictureOf(3, [0xf6f0e4, 0xf6f0e4, 0x1d3d7c, 0x0b6b45, 0xffffff, 0xf6f0e4]);
const many = pictureOf(
  32,
  Array.from({ length: 32 * 16 }, (_, index) => 0x102030 + index * 0x000107),
);

describe('a PNG', () => {
  it.each(['palette', 'truecolour'] as const)('shows every pixel as it was, with a %s', (format) => {
    const { width, height, pixels } = readPng(encodePng(flag, format));
    expect({ width, height }).toEqual({ width: 3, height: 2 });
    expect([...pixels]).toEqual([0xf6f0e4, 0xf6f0e4, 0x1d3d7c, 0x0b6b45, 0xffffff, 0xf6f0e4]);
  });

  it('says how its pixels are written', () => {
    expect(readPngHeader(encodePng(flag, 'palette')).colourType).toBe(3);
    expect(readPngHeader(encodePng(flag, 'truecolour')).colourType).toBe(6);
  });

  it('takes the nearest colours when a palette cannot hold all', () => {
    const { pixels } = readPng(encodePng(many, 'palette'));
    expect(new Set(pixels).size).toBe(256);
    const exact = readPng(encodePng(many, 'truecolour')).pixels;
    for (const [at, colour] of pixels.entries()) {
      const distance = [16, 8, 0].map(
        (shift) => ((colour >> shift) & 0xff) - (((exact[at] ?? 0) >> shift) & 0xff),
      );
      expect(Math.hypot(...distance)).toBeLessThan(300);
    }
  });

  it('has chunks with right sums, the last one empty', () => {
    const png = Buffer.from(encodePng(flag, 'palette'));
    const names: string[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
      const end = at + 8 + png.readUInt32BE(at);
      names.push(png.toString('latin1', at + 4, at + 8));
      expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    }
    expect(names).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  });

  it('does not depend on where its pixels lie in memory', () => {
    const shifted = new Uint8Array(flag.pixels.length + 1);
    shifted.set(flag.pixels, 1);
    const moved = { ...flag, pixels: shifted.subarray(1) };
    expect(encodePng(moved, 'palette')).toEqual(encodePng(flag, 'palette'));
  });
});
