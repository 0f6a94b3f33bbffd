/** Composes the title of a page, and estimates its width in search results. */

/** Characters after which search results cut a title. */
export const TITLE_LIMIT = 60;
/** Pixels after which search results cut a title, at 20 px font size. */
export const TITLE_WIDTH_LIMIT = 580;

const LETTER_HEIGHT = 20;
/** Widths in thousandths of the font size, from the metrics of Helvetica and Arial. */
const widths: Readonly<Record<string, number>> = {
  ...each("'", 191),
  ...each('ijl‘’', 222),
  ...each('|', 260),
  ...each(' !,./:;I[]\\ft', 278),
  ...each('()-‑r“”¡{}', 333),
  ...each('"', 355),
  ...each('*', 389),
  ...each('^', 469),
  ...each('cksvxyzJ', 500),
  ...each('0123456789abdeghnopquL#$_?«»–', 556),
  ...each('+<=>~', 584),
  ...each('FTZ¿', 611),
  ...each('ABEKPSVXY&', 667),
  ...each('CDHNRUw', 722),
  ...each('GOQ', 778),
  ...each('Mm', 833),
  ...each('%', 889),
  ...each('W', 944),
  ...each('—…@', 1000),
};
const OTHER_LETTER = 560;
/** An average, because the width of Arabic letters depends on their position. */
const ARABIC_LETTER = 430;

/** Returns the title, with the short name of the site when both fit. */
export function composeTitle(title: string, site: string): string {
  const long = `${title} | ${site}`;
  return long.length <= TITLE_LIMIT && estimateWidth(long) <= TITLE_WIDTH_LIMIT ? long : title;
}

/** Estimates the width of a text in a search result, in pixels. */
export function estimateWidth(text: string): number {
  const thousandths = [...text.normalize('NFD')].reduce((sum, character) => sum + widthOf(character), 0);
  return Math.round((thousandths * LETTER_HEIGHT) / 1000);
}

function widthOf(character: string): number {
  const known = widths[character];
  if (known !== undefined) return known;
  if (/\p{Mark}|\p{Format}/u.test(character)) return 0;
  return /\p{Script=Arabic}/u.test(character) ? ARABIC_LETTER : OTHER_LETTER;
}

function each(characters: string, width: number): Record<string, number> {
  return Object.fromEntries([...characters].map((character) => [character, width]));
}
