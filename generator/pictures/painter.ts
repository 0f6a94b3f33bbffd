/** Gives each share image from the store or, where that does not know it, drawn afresh. */
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import { drawShareImage, type ShareSubject } from '../../templates/share/draw-share-image.ts';
import { hashSources, keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** The sources and fonts that decide how a picture looks, beside what it shows. */
export const pictureSources: readonly string[] = [
  'generator/fonts/**',
  'generator/pictures/**',
  'generator/store/keys.ts',
  'templates/components/Bidi/split-runs.ts',
  'templates/share/**',
  'templates/typefaces/**',
  'templates/values/isolate.ts',
  'templates/components/Icon/icons.ts',
  'templates/components/StopMarker/StopMarker.tsx',
  'templates/layouts/TopBar/Logo.tsx',
];

/** Reads the sources, and gives what makes a key from all that a picture shows: plain values only. */
export function openPictureKeys(): (subject: unknown) => string {
  const version = [resvgPackage.version, hashSources(pictureSources)];
  return (subject) => keyOf(version, subject);
}

/** Paints the share image of a subject as PNG. */
export type Painter = (subject: ShareSubject) => Promise<Uint8Array>;

/** A painter who remembers the pictures of earlier runs. */
export function createPainter(store: Store): Painter {
  const pictureKeyOf = openPictureKeys();
  const known = store.bucket('pictures');
  let opened: Promise<Rasteriser> | undefined;
  return async (subject) => {
    const key = pictureKeyOf(subject);
    const painted = known.get(key);
    if (painted !== undefined) return painted;
    opened ??= openRasteriser();
    const rasteriser = await opened;
    const bytes = await rasteriser.render(drawShareImage(subject, rasteriser.measure));
    known.put(key, bytes);
    return bytes;
  };
}
