/**
 * Estimates the width of a name, because no browser is available at build time. A test checks that no name is
 * wider than its estimate.
 */

const narrowLetters = new Set("fijltrI.,'’ ()-اأإآلدذرزونىءة");
const wideLetters = new Set('mwMWشسصضطظ');

/** Returns the width of a text as a multiple of the letter size. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (narrowLetters.has(letter)) return 0.4;
  if (wideLetters.has(letter)) return 0.92;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.6;
}
