/** Cuts the web fonts from their originals and writes the style sheet that declares them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arabicCharacters, codePointsOf, latinCharacters } from './characters.ts';
import { fallbackFonts, sampleText } from './fallback-fonts.ts';
import { type FontFile, fontFiles, fontLicences, verticalMetrics } from './font-plan.ts';
import { type FallbackFace, formatFontStyles } from './format-font-styles.ts';
import { type MeasuredFont, measureFont } from './measure-text.ts';

/** A file to write, relative to `templates/styles/`. */
export type MadeFile = { readonly path: string; readonly contents: Uint8Array | string };

const resolve = createRequire(import.meta.url).resolve;

/** Every font file, its licences and `fonts.css`. Throws when an original lacks a planned character. */
export async function makeFonts(): Promise<readonly MadeFile[]> {
  return [
    ...(await Promise.all(fontFiles.map(makeFontFile))),
    ...(await readFontLicences()).map(([name, contents]) => ({ path: `fonts/${name}`, contents })),
    { path: 'fonts.css', contents: formatFontStyles(await Promise.all(fallbackFonts.map(scaleFallback))) },
  ];
}

async function makeFontFile(file: FontFile): Promise<MadeFile> {
  const original = await readFile(resolve(file.source));
  refuseMissing(file, await measureFont(original));
  const contents = await subsetFont(original, file.characters, {
    targetFormat: 'woff2',
    keepFeatures: file.features,
    ...(typeof file.weight === 'number' ? {} : { variationAxes: { wght: file.weight } }),
  });
  return { path: `fonts/${file.name}.woff2`, contents };
}

function refuseMissing(file: FontFile, original: MeasuredFont): void {
  const missing = codePointsOf(file.characters).filter((point) => !original.codePoints.has(point));
  if (missing.length === 0) return;
  const list = missing.map((point) => `U+${point.toString(16).padStart(4, '0')}`).join(', ');
  throw new Error(`${file.source} has no glyph for ${list}, which the plan wants in ${file.name}.`);
}

/** The licence of each package that fonts are cut from, under the name of its copy. */
export function readFontLicences(): Promise<(readonly [string, Uint8Array])[]> {
  const entries = Object.entries(fontLicences);
  return Promise.all(
    entries.map(
      async ([name, { source, copy }]) => [copy, await readFile(resolve(`${name}/${source}`))] as const,
    ),
  );
}

/** Scales a device font to the width of the web font that it stands in for. */
async function scaleFallback(fallback: (typeof fallbackFonts)[number]): Promise<FallbackFace> {
  const { role, script, weight, advance } = fallback;
  const file = fontFiles.find((candidate) => candidate.role === role && candidate.script === script);
  if (file === undefined) throw new Error(`No font file is planned for ${role} in ${script}.`);
  const font = await measureFont(await readFile(resolve(file.source)));
  const scale = font.advanceOf(sampleText[script], weight) / advance;
  const { ascent, descent, lineGap } = verticalMetrics[role] ?? font.vertical;
  return {
    ...fallback,
    characters: script === 'Arab' ? arabicCharacters : latinCharacters,
    scale,
    vertical: { ascent: ascent / scale, descent: descent / scale, lineGap: lineGap / scale },
  };
}
