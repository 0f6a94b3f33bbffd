/**
 * Estimates the width of a name, because no browser is available at build time. A test checks that names are never
 * wider.
 */

const narrow = new Set("fijltrI.,'’ ()-اأإآلدذرزونىءة");
const wideLetters = new Set('mwMWشسصضطظ');

/** Width as a multiple of the letter size. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOfLetter(sign), 0);
}

function widthOfLetter(sign: string): number {
  if (narrow.has(sign)) return 0.4;
  if (wideLetters.has(sign)) return 0.92;
  return /\p{Lu}/u.test(sign) ? 0.72 : 0.6;
}
