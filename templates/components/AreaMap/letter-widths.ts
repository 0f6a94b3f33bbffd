/** Guesses how wide a name is set, because no browser is asked; a test measures that it is never wider. */

const narrow = new Set("fijltrI.,'’ ()-اأإآلدذرزونىءة");
const broad = new Set('mwMWشسصضطظ');

/** Width in sizes of a letter. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOfLetter(sign), 0);
}

function widthOfLetter(sign: string): number {
  if (narrow.has(sign)) return 0.4;
  if (broad.has(sign)) return 0.92;
  return /\p{Lu}/u.test(sign) ? 0.72 : 0.6;
}
