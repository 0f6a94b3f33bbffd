/**
 * The fonts that pictures are drawn with, for `generator/pictures/fonts/`. The rasteriser takes whole fonts of one
 * weight and neither woff2 nor variable ones, so they are cut from other packages than those of the pages.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arabicCharacters, codePointsOf, latinCharacters } from './characters.ts';
import { readFontLicences } from './make-fonts.ts';

/** One font file. */
export type PictureFont = {
  /** File name without `.ttf`. */
  readonly name: string;
  /** Module path of the font it is cut from. */
  readonly source: string;
};

/** Every font that pictures use. */
export const pictureFonts: readonly PictureFont[] = [
  {
    name: 'markazi-text-700',
    source: '@expo-google-fonts/markazi-text/700Bold/MarkaziText_700Bold.ttf',
  },
  { name: 'vazirmatn-400', source: 'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf' },
  { name: 'vazirmatn-700', source: 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf' },
];

/** What a page may write in a heading, in any language of the site. */
export const pictureCharacters = String.fromCodePoint(...codePointsOf(arabicCharacters + latinCharacters));

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
