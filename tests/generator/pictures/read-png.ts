/** Reads PNG files back as a viewer would, to compare what they show. */
import { PNG } from 'pngjs';

/** A decoded picture; each pixel is one number, 0xRRGGBB. */
export type DecodedPng = { readonly width: number; readonly height: number; readonly pixels: Uint32Array };

/** Width, height and colour type out of the header alone. */
export function readPngHeader(png: Uint8Array) {
  const bytes = Buffer.from(png);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG file.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), colourType: bytes[25] };
}

/** Decodes a picture without transparent parts. */
export function readPng(png: Uint8Array): DecodedPng {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => data.readUIntBE(at * 4, 3));
  return { width, height, pixels };
}
