/** Gives each share image from the store or, where that does not know it, drawn afresh. */
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import { drawShareImage, type ShareSubject } from '../../../templates/share/draw-share-image.ts';
import type { Cache } from '../../cache/cache.ts';
import { hashSources, keyOf } from '../../files/keys.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** The sources and fonts that decide how a picture looks, beside what it shows. */
export const pictureSources: readonly string[] = [
  'generator/text/font-plan.ts',
  'generator/text/unicode-range.ts',
  'generator/pipeline/pictures/**',
  'generator/files/keys.ts',
  'templates/components/Bidi/split-runs.ts',
  'templates/share/**',
  'templates/typefaces/**',
  'templates/values/isolate.ts',
  'templates/components/Icon/icons.ts',
  'templates/components/StopMarker/StopMarker.tsx',
  'templates/layouts/TopBar/Logo.tsx',
];

/** Returns a hash that changes with every source that decides how a picture looks. */
function hashPainter(): string {
  return keyOf(resvgPackage.version, hashSources(pictureSources));
}

/** Draws share images as PNG; those of earlier runs come from the cache. */
export function createPainter(cache: Cache) {
  const version = cache.getOrCompute('sources', 'pictures', hashPainter);
  const pictures = cache.withSources('pictures', () => version);
  let opened: Promise<Rasteriser> | undefined;
  const paint = async (subject: ShareSubject): Promise<Uint8Array> => {
    opened ??= openRasteriser();
    const rasteriser = await opened;
    return rasteriser.render(drawShareImage(subject, rasteriser.measure));
  };
  return (subject: ShareSubject) => ({
    /** Changes with all that the picture shows, and with what paints it. */
    key: keyOf(version, subject),
    bytes: pictures.getOrComputeAsync('pictures', subject, () => paint(subject)),
  });
}
