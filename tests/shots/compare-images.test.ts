import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareImages } from './compare-images.ts';

it('finds nothing where nothing changed, however the file was written', () => {
  const packed = PNG.sync.write(PNG.sync.read(paint(40, 40)), { deflateLevel: 0 });
  expect(compareImages(paint(40, 40), packed)).toBeUndefined();
});

it('counts each point, also one that is nearly the same, and what only one of two sizes has', () => {
  expect(compareImages(paint(4, 4), paint(4, 4, 254))?.points).toBe(1);
  expect(compareImages(paint(4, 4), paint(4, 6))?.points).toBe(8);
});

/** A white picture, its first point in another grey if wanted. */
function paint(width: number, height: number, grey = 255): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(255);
  image.data.fill(grey, 0, 3);
  return PNG.sync.write(image);
}
