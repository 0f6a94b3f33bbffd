/** Gives each share image from the cache or, where that does not know it, drawn afresh. */
import { drawShareImage, type ShareSubject } from '../../templates/share/draw-share-image.ts';
import type { PictureCache } from './picture-cache.ts';
import { openPictureKeys } from './picture-keys.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** Paints share images. */
export type Painter = {
  /** The image of a subject as PNG. */
  readonly paint: (subject: ShareSubject) => Promise<Uint8Array>;
  /** All images painted so far, for the next run. */
  readonly painted: () => PictureCache;
};

/** A painter who remembers the pictures of an earlier run. */
export function createPainter(cache: PictureCache): Painter {
  const keyOf = openPictureKeys();
  const pictures = new Map<string, Uint8Array>();
  let opened: Promise<Rasteriser> | undefined;
  const paintAfresh = async (subject: ShareSubject) => {
    opened ??= openRasteriser();
    const rasteriser = await opened;
    return rasteriser.render(drawShareImage(subject, rasteriser.measure));
  };
  return {
    paint: async (subject) => {
      const key = keyOf(subject);
      const bytes = cache.pictures.get(key) ?? (await paintAfresh(subject));
      pictures.set(key, bytes);
      return bytes;
    },
    painted: () => ({ pictures, stored: cache.stored }),
  };
}
