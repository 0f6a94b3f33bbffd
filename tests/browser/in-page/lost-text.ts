/** Finds text that cannot be read: off the page, cut by its box, or under other text. Runs inside the page. */
import { isFixed, listTextPieces, quotePiece, type TextPiece } from './text-pieces.ts';
import { uniqueViolations, type Violation, violationOf } from './violation.ts';

/** Boxes may differ from what they hold by rounding. */
const TOLERANCE_PX = 1;

/**
 * Returns a violation for each text that cannot be read. Names on a map stand where their places are and
 * once more in the list beside it, so with other spacing they need not be looked at.
 */
export function findLostText({ drawings = true }: { readonly drawings?: boolean } = {}): Violation[] {
  const pieces = listTextPieces(document.body).filter(
    ({ element }) => drawings || !(element instanceof SVGElement),
  );
  const flowing = pieces.filter(({ element }) => !isFixed(element));
  return [
    ...sidewaysScroll(),
    ...pieces
      .filter(isOffPage)
      .map((piece) => violationOf(piece.element, `${quotePiece(piece)} is off the page`)),
    ...pieces.filter(isCut).map((piece) => violationOf(piece.element, `${quotePiece(piece)} is cut`)),
    ...findOverlaps(flowing.filter(({ element }) => !isWatermark(element))),
    ...findTornWords(),
  ];
}

function sidewaysScroll(): Violation[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  return excess > 0
    ? [violationOf(document.documentElement, `the page scrolls sideways by ${excess} px`)]
    : [];
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
function findOverlaps(pieces: readonly TextPiece[]): Violation[] {
  const lines = pieces
    .flatMap((piece) => piece.lines.map((box) => ({ piece, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const violations: Violation[] = [];
  for (const [index, upper] of lines.entries()) {
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (lower.piece === upper.piece || !overlap(upper.box, lower.box)) continue;
      const problem = `${quotePiece(upper.piece)} lies over ${quotePiece(lower.piece)}`;
      violations.push(violationOf(upper.piece.element, problem));
    }
  }
  return uniqueViolations(violations);
}

/**
 * In a flex or grid box a run of the other direction becomes an item of its own, and leaves its sentence. The call
 * bar means it: its number stands under its label.
 */
function findTornWords(): Violation[] {
  const torn = [...document.querySelectorAll('bdi')].filter((run) => {
    const box = run.parentElement;
    if (box === null || !run.checkVisibility() || box.closest('.call-bar__call') !== null) return false;
    if (!/flex|grid/u.test(getComputedStyle(box).display)) return false;
    return [...box.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  });
  return torn.map((run) => violationOf(run, `"${run.parentElement?.textContent?.trim()}" is torn apart`));
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 * TOLERANCE_PX && height > 2 * TOLERANCE_PX;
}
