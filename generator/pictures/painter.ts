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

/** Changes with every source that decides how a picture looks. */
export function hashPainter(): string {
  return keyOf(resvgPackage.version, hashSources(pictureSources));
}

/**
 * Has the share images of subjects painted, as PNG, and remembers those of earlier runs; `version` tells what painted
 * them, see `hashPainter`.
 */
export function createPainter(store: Store, version: string) {
  const known = store.bucket('pictures');
  let opened: Promise<Rasteriser> | undefined;
  const paint = async (subject: ShareSubject, key: string) => {
    opened ??= openRasteriser();
    const rasteriser = await opened;
    const bytes = await rasteriser.render(drawShareImage(subject, rasteriser.measure));
    known.put(key, bytes);
    return bytes;
  };
  return (subject: ShareSubject) => {
    /** Changes with all that the picture shows, and with what paints it. */
    const key = keyOf(version, subject);
    const painted = known.get(key);
    return { key, bytes: painted === undefined ? paint(subject, key) : Promise.resolve(painted) };
  };
}
