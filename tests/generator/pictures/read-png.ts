/** Reads PNG files back as a viewer would, to compare what they show. */
import { inflateSync } from 'node:zlib';

/** A decoded picture; each pixel is one number, 0xRRGGBB. */
export type DecodedPng = { readonly width: number; readonly height: number; readonly pixels: Uint32Array };

/** Width, height and colour type out of the header alone. */
export function readPngHeader(png: Uint8Array) {
  const bytes = Buffer.from(png);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG file.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), colourType: bytes[25] };
}

/** Decodes the two kinds that the project writes: palette without filters, and truecolour with the filter "sub". */
export function readPng(png: Uint8Array): DecodedPng {
  const { width, height, colourType } = readPngHeader(png);
  const chunks = chunksOf(Buffer.from(png));
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE');
  const step = colourType === 3 ? 1 : 4;
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * (width * step + 1) + 1, (y + 1) * (width * step + 1));
    pixels.set(palette === undefined ? coloursOf(row) : row, y * width);
  }
  return {
    width,
    height,
    pixels: palette === undefined ? pixels : pixels.map((index) => colourAt(palette, index * 3)),
  };
}

function coloursOf(row: Buffer): number[] {
  for (let at = 4; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - 4] ?? 0);
  return Array.from({ length: row.length / 4 }, (_, x) => colourAt(row, x * 4));
}

function colourAt(bytes: Buffer, at: number): number {
  return bytes.readUIntBE(at, 3);
}

function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
  }
  return chunks;
}
