export const TITLE_LIMIT = 60;
/** In pixels, at a font size of 20 px. */
export const TITLE_WIDTH_LIMIT = 580;

/** The font size of titles in search results, in pixels. */
const FONT_SIZE = 20;
/** Widths in thousandths of the font size, from the metrics of Helvetica and Arial. */
const widths: Readonly<Record<string, number>> = {
  ...sameWidth("'", 191),
  ...sameWidth('ijl‘’', 222),
  ...sameWidth('|', 260),
  ...sameWidth(' !,./:;I[]\\ft', 278),
  ...sameWidth('()-‑r“”¡{}', 333),
  ...sameWidth('"', 355),
  ...sameWidth('*', 389),
  ...sameWidth('^', 469),
  ...sameWidth('cksvxyzJ', 500),
  ...sameWidth('0123456789abdeghnopquL#$_?«»–', 556),
  ...sameWidth('+<=>~', 584),
  ...sameWidth('FTZ¿', 611),
  ...sameWidth('ABEKPSVXY&', 667),
  ...sameWidth('CDHNRUw', 722),
  ...sameWidth('GOQ', 778),
  ...sameWidth('Mm', 833),
  ...sameWidth('%', 889),
  ...sameWidth('W', 944),
  ...sameWidth('—…@', 1000),
};
const OTHER_WIDTH = 560;
/** An average, because the width of Arabic letters depends on their position. */
const ARABIC_WIDTH = 430;

/** Without the short name of the site when both would be too long. */
export function composeTitle(title: string, site: string): string {
  const long = `${title} | ${site}`;
  return long.length <= TITLE_LIMIT && estimateWidth(long) <= TITLE_WIDTH_LIMIT ? long : title;
}

/** In a search result, in pixels. */
export function estimateWidth(text: string): number {
  const thousandths = [...text.normalize('NFD')].reduce((sum, character) => sum + widthOf(character), 0);
  return Math.round((thousandths * FONT_SIZE) / 1000);
}

function widthOf(character: string): number {
  const width = widths[character];
  if (width !== undefined) return width;
  if (/\p{Mark}|\p{Format}/u.test(character)) return 0;
  return /\p{Script=Arabic}/u.test(character) ? ARABIC_WIDTH : OTHER_WIDTH;
}

function sameWidth(characters: string, width: number): Record<string, number> {
  return Object.fromEntries([...characters].map((character) => [character, width]));
}
