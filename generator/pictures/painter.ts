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

/** A share image as PNG, which may still be painted. */
export type Painted = {
  /** Changes with all that the picture shows, and with what paints it. */
  readonly key: string;
  readonly bytes: Promise<Uint8Array>;
};

/** Has the share image of a subject painted. */
export type Painter = (subject: ShareSubject) => Painted;

/** A painter who remembers the pictures of earlier runs. */
export function createPainter(store: Store): Painter {
  const pictureKeyOf = openPictureKeys();
  const known = store.bucket('pictures');
  let opened: Promise<Rasteriser> | undefined;
  const paint = async (subject: ShareSubject, key: string) => {
    opened ??= openRasteriser();
    const rasteriser = await opened;
    const bytes = await rasteriser.render(drawShareImage(subject, rasteriser.measure));
    known.put(key, bytes);
    return bytes;
  };
  return (subject) => {
    const key = pictureKeyOf(subject);
    const painted = known.get(key);
    return { key, bytes: painted === undefined ? paint(subject, key) : Promise.resolve(painted) };
  };
}
