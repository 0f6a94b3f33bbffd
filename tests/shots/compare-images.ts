/** Compares two screenshots pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference between two images. */
export type Difference = {
  /** Number of different pixels, including those that only one image has. */
  readonly pixelCount: number;
  /** PNG of the earlier image in faded grey, with the different pixels in red. */
  readonly picture: Uint8Array;
};

/** Returns the difference between two PNG files, or undefined when their pixels are equal. */
export function compareImages(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const picture = new PNG({ width, height });
  // Both come from one browser on one machine, so even the smallest difference counts.
  const options = { threshold: 0, includeAA: true };
  const pixelCount = pixelmatch(
    pad(a, width, height),
    pad(b, width, height),
    picture.data,
    width,
    height,
    options,
  );
  return pixelCount === 0 ? undefined : { pixelCount, picture: PNG.sync.write(picture) };
}

/** Returns the data of an enlarged image. The added pixels are transparent, unlike those of screenshots. */
function pad(image: PNG, width: number, height: number): Buffer {
  const padded = new PNG({ width, height });
  padded.data.fill(0);
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
  return padded.data;
}
