/** Gives each picture from the cache or, where that does not know it, drawn afresh. */
import { encodePng, type PictureFormat } from './encode-png.ts';
import type { PictureCache } from './picture-cache.ts';
import { openPictureKeys } from './picture-keys.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** What a picture shows, in plain values only, and how it is written. */
export type Subject = { readonly picture: string; readonly format: PictureFormat };

/** Makes the SVG of a subject. */
type Draw<S extends Subject> = (subject: S, rasteriser: Rasteriser) => string;

/** Paints pictures. */
export type Painter = {
  /** The picture of a subject as PNG. */
  readonly paint: <S extends Subject>(subject: S, draw: Draw<S>) => Promise<Uint8Array>;
  /** All pictures painted so far, for the next run. */
  readonly painted: () => PictureCache;
};

/** A painter who remembers the pictures of an earlier run. */
export function createPainter(cache: PictureCache): Painter {
  const keyOf = openPictureKeys();
  const pictures = new Map<string, Uint8Array>();
  let opened: Promise<Rasteriser> | undefined;
  const open = () => {
    opened ??= openRasteriser();
    return opened;
  };
  return {
    paint: async (subject, draw) => {
      const key = keyOf(subject);
      const bytes = cache.pictures.get(key) ?? (await paintAfresh(subject, draw, await open()));
      pictures.set(key, bytes);
      return bytes;
    },
    painted: () => ({ pictures, stored: cache.stored }),
  };
}

async function paintAfresh<S extends Subject>(
  subject: S,
  draw: Draw<S>,
  rasteriser: Rasteriser,
): Promise<Uint8Array> {
  const picture = await rasteriser.render(draw(subject, rasteriser));
  return encodePng(picture, subject.format);
}
