/** Compares two screenshots point by point. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two images differ; sizes in points. */
export type Difference = {
  /** Points that differ; those that only one image has are among them. */
  readonly points: number;
  readonly before: Size;
  readonly after: Size;
  /** PNG of the later image, faded, with the differing points in red. */
  readonly picture: Uint8Array;
};

/** Width and height of an image. */
export type Size = { readonly width: number; readonly height: number };

/** The difference of two PNG files; undefined when they show the same. */
export function compareImages(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const picture = new PNG(size);
  const { width, height } = size;
  // Both come from one browser on one machine, so every difference counts, however small.
  const options = { threshold: 0, includeAA: true };
  const points = pixelmatch(pad(a, size).data, pad(b, size).data, picture.data, width, height, options);
  if (points === 0) return undefined;
  return { points, before: sizeOf(a), after: sizeOf(b), picture: PNG.sync.write(picture) };
}

/** The image on a ground of points that no image has: they are clear. */
function pad(image: PNG, size: Size): PNG {
  if (image.width === size.width && image.height === size.height) return image;
  const padded = new PNG(size);
  padded.data.fill(0);
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
  return padded;
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
