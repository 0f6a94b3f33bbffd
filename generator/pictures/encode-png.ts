/**
 * Writes flat pictures as PNG (third edition, W3C 2025). With a palette they have half the bytes of what the
 * rasteriser itself would write, since paper, ink and their blends are some two hundred colours.
 */
import { constants, crc32, deflateSync } from 'node:zlib';
import { choosePalette } from './choose-palette.ts';

/** A picture without transparent parts. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly pixels: Uint8Array;
};

/** How pixels are written. Icon files take `truecolour` only. */
export type PictureFormat = 'palette' | 'truecolour';

/** The file. */
export function encodePng(picture: Picture, format: PictureFormat): Uint8Array {
  return format === 'palette' ? encodePalette(picture) : encodeTruecolour(picture);
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const colourTypes = { palette: 3, truecolour: 6 } as const;
const filters = { none: 0, sub: 1 } as const;
const bytesOfPixel = 4;

function encodePalette(picture: Picture): Uint8Array {
  const { palette, indexes } = choosePalette(picture.pixels);
  const { width, height } = picture;
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = filters.none;
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(picture, 'palette')),
    chunk('PLTE', palette),
    chunk('IDAT', compress(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function encodeTruecolour(picture: Picture): Uint8Array {
  const { height, pixels } = picture;
  const length = picture.width * bytesOfPixel;
  const rows = new Uint8Array(height * (length + 1));
  for (let y = 0; y < height; y += 1) {
    rows[y * (length + 1)] = filters.sub;
    const row = pixels.subarray(y * length, (y + 1) * length);
    const differences = row.map((byte, at) => byte - (row[at - bytesOfPixel] ?? 0));
    rows.set(differences, y * (length + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(picture, 'truecolour')),
    chunk('IDAT', compress(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Eight bits for each channel or index, no interlace. */
function header({ width, height }: Picture, format: PictureFormat): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, colourTypes[format], 0, 0, 0], 8);
  return bytes;
}

/** Run lengths only: how longer repeats are searched for differs between processors, and bytes must not. */
function compress(rows: Uint8Array): Uint8Array {
  return deflateSync(rows, { level: 9, strategy: constants.Z_RLE });
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
