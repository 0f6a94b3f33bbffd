import { PNG } from 'pngjs';

/** A decoded picture; each pixel is one number, 0xRRGGBB. */
export type DecodedPng = {
  readonly width: number;
  readonly height: number;
  readonly colorType: number;
  readonly pixels: Uint32Array;
};

export function readPng(png: Uint8Array): DecodedPng {
  const { width, height, colorType, data } = PNG.sync.read(Buffer.from(png));
  const pixels = Uint32Array.from({ length: width * height }, (_, index) => data.readUIntBE(index * 4, 3));
  return { width, height, colorType, pixels };
}
