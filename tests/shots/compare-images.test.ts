import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareImages } from './compare-images.ts';

it('the comparison finds no difference between equal pixels in different encodings', () => {
  const packed = PNG.sync.write(PNG.sync.read(paint(40, 40)), { deflateLevel: 0 });
  expect(compareImages(paint(40, 40), packed)).toBeUndefined();
});

it('the comparison counts every different pixel, including similar ones and those that only the larger image has', () => {
  expect(compareImages(paint(4, 4), paint(4, 4, 254))?.pixelCount).toBe(1);
  expect(compareImages(paint(4, 4), paint(4, 6))?.pixelCount).toBe(8);
});

/** Returns a white image. `grey` sets the first pixel. */
function paint(width: number, height: number, grey = 255): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(255);
  image.data.fill(grey, 0, 3);
  return PNG.sync.write(image);
}
