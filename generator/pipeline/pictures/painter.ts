/** Draws and caches share images. */
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import { drawShareImage, type ShareSubject } from '../../../templates/share/draw-share-image.ts';
import type { Cache } from '../../cache/cache.ts';
import { hashSources, keyOf } from '../../files/hash.ts';
import { loadMeasure } from './load-measure.ts';
import { openRasteriser, type Rasteriser } from './rasteriser.ts';

/** The sources and fonts that affect every picture. */
export const pictureSources: readonly string[] = [
  'generator/text/font-plan.ts',
  'generator/text/unicode-range.ts',
  'generator/pipeline/pictures/**',
  'generator/files/hash.ts',
  'templates/components/Bidi/split-runs.ts',
  'templates/share/**',
  'templates/typefaces/**',
  'templates/values/isolate.ts',
  'templates/components/Icon/icons.ts',
  'templates/components/StopMarker/StopMarker.tsx',
  'templates/layouts/TopBar/Logo.tsx',
];

function hashPainter(): string {
  return keyOf(resvgPackage.version, hashSources(pictureSources));
}

/**
 * Creates a painter of PNG images with a cache. A shared rasteriser remains open. Without one, the painter opens its
 * own on demand.
 */
export function createPainter(cache: Cache, sharedRasteriser?: Rasteriser) {
  const version = cache.getOrCompute('sources', 'pictures', hashPainter);
  const pictures = cache.withSources('pictures', () => version);
  let ownRasteriser: Rasteriser | undefined;
  let measure: ReturnType<typeof loadMeasure> | undefined;
  const getOwnRasteriser = () => {
    ownRasteriser ??= openRasteriser();
    return ownRasteriser;
  };
  const draw = async (subject: ShareSubject): Promise<Uint8Array> => {
    measure ??= loadMeasure();
    const svg = drawShareImage(subject, await measure);
    return (sharedRasteriser ?? getOwnRasteriser()).render(svg);
  };
  return {
    paint: (subject: ShareSubject) => ({
      /** A hash of the subject and of everything else that affects the picture. */
      key: keyOf(version, subject),
      bytes: pictures.getOrComputeAsync('pictures', subject, () => draw(subject)),
    }),
    close: async (): Promise<void> => void (await ownRasteriser?.close()),
  };
}
