/** Reads the texts of a PDF with their places on the paper, and finds those that cannot be read there. */
import { getDocumentProxy } from 'unpdf';

/** A text on a printed page, in points from the paper's lower left corner. */
type PrintedText = {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
};

/** A page of a PDF. */
export type PrintedPage = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
};

/** Parts of the font size: height of small letters and of tall ones, depth under the baseline, and what nobody misses. */
const letter = { small: 0.5, tall: 0.7, depth: 0.2, sliver: 0.2 } as const;
const pointsPerMillimetre = 72 / 25.4;
/** Letters that stand side by side may touch. */
const touchPt = 1.5;
/** Margins of the print styles, in points. At the sides, letters may hang over by their own white. */
const margin = { block: 8 * pointsPerMillimetre, inline: 8 * pointsPerMillimetre } as const;

/** Returns the pages of a PDF. Turned text is left out, because it is a watermark. */
export async function readPrintedPages(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const [, , width = 0, height = 0] = page.view;
      return { width, height, texts: items.flatMap((item) => ('str' in item ? placeText(item) : [])) };
    }),
  );
}

type PlacedItem = { readonly str: string; readonly width: number; readonly transform: readonly number[] };

function placeText({ str, width, transform }: PlacedItem): PrintedText[] {
  const [, turn = 0, , fontSize = 0, left = 0, baseline = 0] = transform;
  if (turn !== 0 || str.trim() === '') return [];
  return [{ words: str, left, right: left + width, baseline, fontSize }];
}

/** Returns a sentence for each two texts that lie over each other, and for each text that a page's margin cuts. */
export function findUnreadable(pages: readonly PrintedPage[]): string[] {
  return pages.flatMap((page, index) =>
    [...findOverlaps(page), ...findCutTexts(page)].map((problem) => `page ${index + 1}: ${problem}`),
  );
}

function findOverlaps({ texts }: PrintedPage): string[] {
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(text, other) && !isOutline(text, other))
      .map((other) => `"${text.words}" lies over "${other.words}"`),
  );
}

/**
 * On one line, joined letters may reach into each other, but not by a whole letter. A PDF places a letter with a mark
 * where the mark is, so those are not compared.
 */
function overlap(a: PrintedText, b: PrintedText): boolean {
  if ([a, b].some(({ words }) => /\p{M}/u.test(words))) return false;
  const isOneLine = Math.abs(a.baseline - b.baseline) < touchPt;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(topOf(a), topOf(b)) - Math.max(a.baseline, b.baseline);
  return width > (isOneLine ? a.fontSize : touchPt) && height > touchPt;
}

const topOf = ({ baseline, fontSize }: PrintedText) => baseline + fontSize * letter.small;

/** On maps, a name is drawn twice: first its outline, in the colour of the ground. */
function isOutline(a: PrintedText, b: PrintedText): boolean {
  return a.words.trim() === b.words.trim() && a.left === b.left && a.baseline === b.baseline;
}

/**
 * Off the paper at its sides, or split between two pages. A sliver of a line of the next page may show on this one; the
 * line itself stands whole on its own.
 */
function findCutTexts({ width, height, texts }: PrintedPage): string[] {
  const isCut = ({ left, right, baseline, fontSize }: PrintedText) => {
    const depth = baseline - fontSize * letter.depth;
    const top = baseline + fontSize * letter.tall;
    const shown = Math.min(top, height - margin.block) - Math.max(depth, margin.block);
    const sliver = fontSize * letter.sliver;
    const isSplit = shown > sliver && shown < top - depth - sliver;
    return left < margin.inline || right > width - margin.inline || isSplit;
  };
  return texts.filter(isCut).map(({ words }) => `"${words}" is cut`);
}
