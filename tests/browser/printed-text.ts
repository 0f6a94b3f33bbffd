/** Reads the texts of a PDF with their positions, and finds those that cannot be read. */
import { getDocumentProxy } from 'unpdf';

/** A text on a printed page, in points from the paper's lower left corner. */
type PrintedText = {
  readonly text: string;
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

/**
 * Shares of the font size: height of small and of tall letters, depth below the baseline, and the largest
 * part that a page may contain or lack without splitting the text.
 */
const letterShares = { small: 0.5, tall: 0.7, depth: 0.2, sliver: 0.2 } as const;
const pointsPerMillimetre = 72 / 25.4;
/** Overlaps and differences of baselines up to this number of points are ignored. */
const tolerancePt = 1.5;
/** Margins of the print styles, in points. */
const margin = { block: 8 * pointsPerMillimetre, inline: 8 * pointsPerMillimetre } as const;

export async function readPrintedPages(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const [, , width = 0, height = 0] = page.view;
      return { width, height, texts: items.flatMap((item) => ('str' in item ? toPrintedTexts(item) : [])) };
    }),
  );
}

type PdfTextItem = { readonly str: string; readonly width: number; readonly transform: readonly number[] };

function toPrintedTexts({ str, width, transform }: PdfTextItem): PrintedText[] {
  const [, , , fontSize = 0, left = 0, baseline = 0] = transform;
  if (str.trim() === '') return [];
  return [{ text: str, left, right: left + width, baseline, fontSize }];
}

/** Returns a message for each pair of overlapping texts, and for each text that a margin cuts off. */
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
      .map((other) => `"${text.text}" lies over "${other.text}"`),
  );
}

/**
 * Returns whether two texts overlap. On one line, joined letters may overlap by less than a letter. Texts
 * with diacritics are not compared, because a PDF may contain the position of the diacritic instead of the
 * letter.
 */
function overlap(a: PrintedText, b: PrintedText): boolean {
  if ([a, b].some(({ text }) => /\p{M}/u.test(text))) return false;
  const isOneLine = Math.abs(a.baseline - b.baseline) < tolerancePt;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(topOf(a), topOf(b)) - Math.max(a.baseline, b.baseline);
  return width > (isOneLine ? a.fontSize : tolerancePt) && height > tolerancePt;
}

const topOf = ({ baseline, fontSize }: PrintedText) => baseline + fontSize * letterShares.small;

/**
 * Returns whether two texts are the same name on a map, which is drawn twice: its outline, then its letters.
 */
function isOutline(a: PrintedText, b: PrintedText): boolean {
  return a.text.trim() === b.text.trim() && a.left === b.left && a.baseline === b.baseline;
}

/**
 * Returns a message for each text that extends into a side margin, or is split between two pages. A sliver of
 * a line is allowed, because the next page contains the complete line.
 */
function findCutTexts({ width, height, texts }: PrintedPage): string[] {
  const isCut = ({ left, right, baseline, fontSize }: PrintedText) => {
    const depth = baseline - fontSize * letterShares.depth;
    const top = baseline + fontSize * letterShares.tall;
    const shown = Math.min(top, height - margin.block) - Math.max(depth, margin.block);
    const sliver = fontSize * letterShares.sliver;
    const isSplit = shown > sliver && shown < top - depth - sliver;
    return left < margin.inline || right > width - margin.inline || isSplit;
  };
  return texts.filter(isCut).map(({ text }) => `"${text}" is cut`);
}
