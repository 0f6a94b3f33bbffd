/** Cuts the web fonts from their originals and writes the style sheet that declares them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { codePointsOf } from './characters.ts';
import { type FontFile, fontFiles, typefaces } from './font-plan.ts';
import { type FallbackFace, formatFontStyles } from './format-font-styles.ts';
import { type MeasuredFont, measureFont } from './measure-text.ts';
import { scripts } from './scripts.ts';

/** A file to write, relative to `templates/styles/`. */
export type MadeFile = { readonly path: string; readonly contents: Uint8Array | string };

const resolve = createRequire(import.meta.url).resolve;

/** Every font file, its licences and `fonts.css`. Throws when an original lacks a planned character. */
export async function makeFonts(): Promise<readonly MadeFile[]> {
  const fallbacks = await Promise.all(fontFiles.map(scaleFallbacks));
  return [
    ...(await Promise.all(fontFiles.map(makeFontFile))),
    ...(await readFontLicences()).map(([name, contents]) => ({ path: `fonts/${name}`, contents })),
    { path: 'fonts.css', contents: formatFontStyles(fallbacks.flat()) },
  ];
}

async function makeFontFile(file: FontFile): Promise<MadeFile> {
  const { name, characters, features, typeface } = file;
  const original = await readFile(resolve(typeface.source));
  refuseMissing(file, await measureFont(original));
  const contents = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(typeof typeface.weight === 'number' ? {} : { variationAxes: { wght: typeface.weight } }),
  });
  return { path: `fonts/${name}.woff2`, contents };
}

function refuseMissing({ name, characters, typeface }: FontFile, original: MeasuredFont): void {
  const missing = codePointsOf(characters).filter((point) => !original.codePoints.has(point));
  if (missing.length === 0) return;
  const list = missing.map((point) => `U+${point.toString(16).padStart(4, '0')}`).join(', ');
  throw new Error(`${typeface.source} has no glyph for ${list}, which the plan wants in ${name}.`);
}

/** The licence of each package that fonts are cut from, under the name of its copy. */
export function readFontLicences(): Promise<(readonly [string, Uint8Array])[]> {
  return Promise.all(
    typefaces.map(
      async ({ package: name, licence }) =>
        [licence.copy, await readFile(resolve(`${name}/${licence.source}`))] as const,
    ),
  );
}

/** Scales device fonts to the width of the web font that they stand in for, so that nothing moves when that arrives. */
async function scaleFallbacks({ typeface, script, fallbacks }: FontFile): Promise<FallbackFace[]> {
  const font = await measureFont(await readFile(resolve(typeface.source)));
  const { ascent, descent, lineGap } = typeface.vertical ?? font.vertical;
  return fallbacks.flatMap(({ family, faces }) =>
    faces.map((face) => {
      const scale = font.advanceOf(scripts[script].sampleText, face.weight) / face.advance;
      const vertical = { ascent: ascent / scale, descent: descent / scale, lineGap: lineGap / scale };
      return { ...face, family, script, scale, vertical };
    }),
  );
}
