/** The title of a page as search results show it, and how much of it they show. */

/** Characters after which a title is cut. */
export const TITLE_LIMIT = 60;
/** Pixels after which a title is cut, in the 20 px letters of search results on a desk. */
export const TITLE_WIDTH_LIMIT = 580;

const LETTER_HEIGHT = 20;
/** Widths in thousandths of the letter height, from the metrics of Helvetica; Arial has the same. */
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
/** Arabic letters join, and most of them are narrow inside a word. */
const ARABIC_LETTER = 430;

/** The title, followed by the short name of the site where both fit into a search result. */
export function composeTitle(title: string, site: string): string {
  const long = `${title} | ${site}`;
  return long.length <= TITLE_LIMIT && estimateWidth(long) <= TITLE_WIDTH_LIMIT ? long : title;
}

/** The width of a text in a search result, in pixels; an estimate, since every device has its own letters. */
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
