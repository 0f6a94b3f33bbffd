/** Names pictures by all that decides how they look, so that one drawn before need not be drawn again. */
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import { hashSources, keyOf } from '../store/keys.ts';

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
