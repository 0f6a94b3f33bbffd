/** Cuts the fonts that pictures are drawn with, for `generator/pictures/fonts/`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { pictureCharacters, pictureFonts } from './font-plan.ts';
import { readFontLicences } from './make-fonts.ts';
import type { PictureFont } from './script.ts';

const { resolve } = createRequire(import.meta.url);

/** Fonts and licences by file name. */
export async function makePictureFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await Promise.all(pictureFonts.map(cutFont));
  return new Map([...fonts, ...(await readFontLicences())]);
}

async function cutFont({ name, source }: PictureFont): Promise<readonly [string, Uint8Array]> {
  const original = await readFile(resolve(source));
  return [`${name}.ttf`, await subsetFont(original, pictureCharacters, { targetFormat: 'sfnt' })];
}
