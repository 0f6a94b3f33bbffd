/** Names pictures by all that decides how they look, so that one drawn before need not be drawn again. */
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import { hashSources, keyOf } from '../store/keys.ts';

/** Makes the key of a picture from what it shows: plain values only, its kind among them. */
export type PictureKeys = (subject: unknown) => string;

/** The sources and fonts that decide how a picture looks, beside what it shows. */
export const pictureSources: readonly string[] = [
  'generator/fonts/**',
  'generator/pictures/**',
  'generator/store/keys.ts',
  'templates/components/Bidi/split-runs.ts',
  'templates/share/**',
  'templates/styles/sample-texts.ts',
  'templates/values/isolate.ts',
  'templates/components/Icon/icons.ts',
  'templates/components/StopNumber/StopNumber.tsx',
  'templates/layouts/TopBar/Logo.tsx',
];

/** Reads the sources; the keys change with every change of them. */
export function openPictureKeys(): PictureKeys {
  const version = [resvgPackage.version, hashSources(pictureSources)];
  return (subject) => keyOf(version, subject);
}
