/** Names pictures by all that decides how they look, so that one drawn before need not be drawn again. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' };
import glob from 'fast-glob';

/** Makes the key of a picture from what it shows: plain values only, its kind among them. */
export type PictureKeys = (subject: unknown) => string;

/** The program's folder. */
const root = path.join(import.meta.dirname, '..', '..');

/** The sources and fonts that decide how a picture looks, beside what it shows. */
export const pictureSources: readonly string[] = [
  'generator/text/isolate.ts',
  'generator/pictures/**',
  'templates/components/Bidi/split-runs.ts',
  'templates/components/Icon/icons.ts',
  'templates/components/StopNumber/StopNumber.tsx',
  'templates/layouts/TopBar/Logo.tsx',
];

/** Reads the sources; the keys change with every change of them. */
export function openPictureKeys(): PictureKeys {
  const version = hashSources();
  return (subject) => hash('sha256', `${version}${JSON.stringify(subject)}`);
}

function hashSources(): string {
  const files = glob.sync([...pictureSources], { cwd: root }).sort();
  const hashes = files.map((file) => hash('sha256', readFileSync(path.join(root, file))));
  return hash('sha256', [resvgPackage.version, ...hashes].join('\n'));
}
