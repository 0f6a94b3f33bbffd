/**
 * Estimates the width of a name, because no browser is available at build time. A browser test checks that the
 * names on the maps do not overlap.
 */

const narrowLetters = new Set("fijltrI.,'’ ()-اأإآلدذرزونىءة");
const wideLetters = new Set('mwMWشسصضطظ');

export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (narrowLetters.has(letter)) return 0.4;
  if (wideLetters.has(letter)) return 0.92;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.6;
}
