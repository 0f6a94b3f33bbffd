/** Compares two screenshots point by point. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two images differ. */
export type Difference = {
  /** Points that differ; those that only one image has are among them. */
  readonly points: number;
  /** PNG of the later image, faded, with the differing points in red. */
  readonly picture: Uint8Array;
};

/** The difference of two PNG files; undefined when they show the same. */
export function compareImages(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const picture = new PNG({ width, height });
  // Both come from one browser on one machine, so every difference counts, however small.
  const options = { threshold: 0, includeAA: true };
  const points = pixelmatch(
    pad(a, width, height),
    pad(b, width, height),
    picture.data,
    width,
    height,
    options,
  );
  return points === 0 ? undefined : { points, picture: PNG.sync.write(picture) };
}

/** The image on a ground of points that no image has: they are clear. */
function pad(image: PNG, width: number, height: number): Buffer {
  const padded = new PNG({ width, height });
  padded.data.fill(0);
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
  return padded.data;
}
