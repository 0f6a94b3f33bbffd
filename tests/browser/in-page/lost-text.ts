/** Finds text that cannot be read: off the page, cut by its box, or under other text. Runs inside the page. */
import { describePiece, isFixed, listTextPieces, type TextPiece } from './text-pieces.ts';

/** Boxes may differ from what they hold by rounding. */
const TOLERANCE_PX = 1;

/**
 * One sentence for each problem; none when everything can be read. Names on a map stand where their places are and
 * once more in the list beside it, so with other spacing they need not be looked at.
 */
export function findLostText({ drawings = true }: { readonly drawings?: boolean } = {}): string[] {
  const pieces = listTextPieces(document.body).filter(
    ({ element }) => drawings || !(element instanceof SVGElement),
  );
  const flowing = pieces.filter(({ element }) => !isFixed(element));
  return [
    ...sidewaysScroll(),
    ...pieces.filter(isOffPage).map((piece) => `${describePiece(piece)} is off the page`),
    ...pieces.filter(isCut).map((piece) => `${describePiece(piece)} is cut`),
    ...findOverlaps(flowing.filter(({ element }) => !isWatermark(element))),
    ...findTornWords(),
  ];
}

function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
}

function isOffPage({ element, lines }: TextPiece): boolean {
  if (element.closest('.skip-link') !== null) return false;
  const width = document.documentElement.clientWidth;
  return lines.some(({ left, right }) => left < -TOLERANCE_PX || right > width + TOLERANCE_PX);
}

/** Cut by a box that shows no more than it holds; what scrolls up and down is not lost. */
function isCut({ element, lines }: TextPiece): boolean {
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const cutsX = overflowX !== 'visible';
    const cutsY = ['hidden', 'clip'].includes(overflowY);
    for (const line of lines) {
      if (cutsX && (line.left < left - TOLERANCE_PX || line.right > right + TOLERANCE_PX)) return true;
      if (cutsY && (line.top < top - TOLERANCE_PX || line.bottom > bottom + TOLERANCE_PX)) return true;
    }
  }
  return false;
}

/** A word that is drawn so faintly that what is under it is read. */
function isWatermark(element: Element): boolean {
  return Number(getComputedStyle(element).fillOpacity) < 0.2;
}

/** Lines of two pieces that lie over each other; compared from top to bottom, so that most pairs never meet. */
function findOverlaps(pieces: readonly TextPiece[]): string[] {
  const lines = pieces
    .flatMap((piece) => piece.lines.map((box) => ({ piece, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const problems = new Set<string>();
  for (const [index, upper] of lines.entries()) {
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (lower.piece === upper.piece || !overlap(upper.box, lower.box)) continue;
      problems.add(`${describePiece(upper.piece)} lies over ${describePiece(lower.piece)}`);
    }
  }
  return [...problems];
}

/**
 * In a flex or grid box a run of the other direction becomes an item of its own, and leaves its sentence. The call
 * bar means it: its number stands under its label.
 */
function findTornWords(): string[] {
  const torn = [...document.querySelectorAll('bdi')].filter((run) => {
    const box = run.parentElement;
    if (box === null || !run.checkVisibility() || box.closest('.call-bar__call') !== null) return false;
    if (!/flex|grid/u.test(getComputedStyle(box).display)) return false;
    return [...box.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  });
  return torn.map((run) => `"${run.parentElement?.textContent?.trim()}" is torn apart`);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 * TOLERANCE_PX && height > 2 * TOLERANCE_PX;
}
