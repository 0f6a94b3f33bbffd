/** Gives each share image from the store or, where that does not know it, drawn afresh. */
import { drawShareImage, type ShareSubject } from '../../templates/share/draw-share-image.ts';
import type { Store } from '../store/store.ts';
import { openPictureKeys } from './picture-keys.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** Paints the share image of a subject as PNG. */
export type Painter = (subject: ShareSubject) => Promise<Uint8Array>;

/** A painter who remembers the pictures of earlier runs. */
export function createPainter(store: Store): Painter {
  const keyOf = openPictureKeys();
  const known = store.bucket('pictures');
  let opened: Promise<Rasteriser> | undefined;
  return async (subject) => {
    const key = keyOf(subject);
    const painted = known.get(key);
    if (painted !== undefined) return painted;
    opened ??= openRasteriser();
    const rasteriser = await opened;
    const bytes = await rasteriser.render(drawShareImage(subject, rasteriser.measure));
    known.put(key, bytes);
    return bytes;
  };
}
