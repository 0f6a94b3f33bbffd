import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { sampleTexts } from '../../../templates/typefaces/sample-texts.ts';
import type { PictureFont, VerticalMetrics } from '../../../templates/typefaces/script.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { catchSystemError, type SystemCallError } from '../../files/system-error.ts';
import {
  codePointsOf,
  type FontFile,
  fontFiles,
  formatUnicodeRange,
  pictureCharacters,
  pictureFonts,
  typefaces,
} from '../../text/fonts.ts';
import { formatFontStyles, type ScaledFace } from './format-font-styles.ts';

const styleFolder = 'templates/styles';
const pictureFontFolder = 'generator/pipeline/pictures/fonts';
const { resolve } = createRequire(import.meta.url);

/** Throws when the original of a page font lacks a character. */
export async function makeFonts(): Promise<readonly OutputFile[]> {
  const fonts = await Promise.all(fontFiles.map(makePageFont));
  return [
    ...fonts.map(({ file }) => file),
    {
      path: `${styleFolder}/fonts.css`,
      contents: formatFontStyles(fonts.flatMap(({ fallbacks }) => fallbacks)),
    },
    ...(await Promise.all(pictureFonts.map(makePictureFont))),
    ...(await readLicenses(`${styleFolder}/fonts`)),
    ...(await readLicenses(pictureFontFolder)),
  ];
}

async function makePageFont(font: FontFile) {
  const { name, characters, features, typeface } = font;
  const original = await readFile(resolve(typeface.source));
  const measured = await measureFont(original);
  assertGlyphs(font, measured);
  const contents = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(typeof typeface.weight === 'number' ? {} : { variationAxes: { wght: typeface.weight } }),
  });
  return {
    file: { path: `${styleFolder}/fonts/${name}.woff2`, contents },
    fallbacks: scaleFallbacks(font, measured),
  };
}

function assertGlyphs({ name, characters, typeface }: FontFile, { codePoints }: MeasuredFont): void {
  const missing = codePointsOf(characters).filter((point) => !codePoints.has(point));
  if (missing.length === 0) return;
  const list = formatUnicodeRange(String.fromCodePoint(...missing));
  throw new Error(`${typeface.source} has no glyph for ${list}, which ${name} needs.`);
}

/** To the width of the web font, so that the layout does not shift when it loads. */
function scaleFallbacks({ typeface, script, fallbacks }: FontFile, font: MeasuredFont): ScaledFace[] {
  const { ascent, descent, lineGap } = typeface.vertical ?? font.vertical;
  return fallbacks.map((face) => {
    const scale = font.advanceOf(sampleTexts[script], face.weight) / face.advance;
    const vertical = { ascent: ascent / scale, descent: descent / scale, lineGap: lineGap / scale };
    return { ...face, script, scale, vertical };
  });
}

async function makePictureFont({ name, source }: PictureFont): Promise<OutputFile> {
  const original = await readFile(resolve(source));
  const contents = await subsetFont(original, pictureCharacters, { targetFormat: 'sfnt' });
  return { path: `${pictureFontFolder}/${name}.ttf`, contents };
}

/** With LF line endings. */
const readLicenses = (folder: string): Promise<OutputFile[]> =>
  Promise.all(
    typefaces.map(async ({ package: name, license: { source, copy } }) => ({
      path: `${folder}/${copy}`,
      contents: (await readFile(resolve(`${name}/${source}`), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  );

/** Returns the system error when a file cannot be written. */
export async function writeFonts(projectRoot: string): Promise<SystemCallError | undefined> {
  const files = await makeFonts();
  return catchSystemError(() => {
    for (const { path: file, contents } of files) writeFileSync(path.join(projectRoot, file), contents);
  });
}

export type MeasuredFont = {
  readonly codePoints: ReadonlySet<number>;
  readonly vertical: VerticalMetrics;
  /** After shaping, as a fraction of the font size. */
  readonly advanceOf: (text: string, weight: number) => number;
};

/** In any container (woff2, woff, sfnt). */
export async function measureFont(bytes: Uint8Array): Promise<MeasuredFont> {
  const sfnt = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const { ascender, descender, lineGap } = new Font(face).hExtents();
  const { upem } = face;
  return {
    codePoints: new Set(face.collectUnicodes()),
    vertical: { ascent: ascender / upem, descent: -descender / upem, lineGap: lineGap / upem },
    advanceOf: (text, weight) => advanceOf(face, text, weight),
  };
}

function advanceOf(face: Face, text: string, weight: number): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const total = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return total / face.upem / text.length;
}
