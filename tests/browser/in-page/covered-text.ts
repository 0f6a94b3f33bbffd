/** Finds text that passes under something fixed while the page is scrolled. Runs inside the page. */
import { isClear, isFixed, listTextPieces, quotePiece } from './text-pieces.ts';
import { type Violation, violationOf } from './violation.ts';

/** A bar as wide as the window ends the view, and words pass out of sight behind it; anything less lies on them. */
const BAR_SHARE = 0.95;

/**
 * Returns a violation for each fixed part that lies on words at some position of the page: scrolling moves words up and down,
 * so those that share a column of pixels with it meet it sooner or later. The parts must be shown.
 */
export function findCoveredText(): Violation[] {
  const covers = listCovers();
  const pieces = listTextPieces(document.body).filter(({ element }) => !isFixed(element));
  return covers.flatMap(({ element, box }) => {
    const under = pieces.find(({ lines }) => lines.some((line) => sharesColumn(line, box)));
    return under === undefined ? [] : [violationOf(element, `passes over ${quotePiece(under)}`)];
  });
}

/** What is fixed to the window and takes presses, but is no bar. */
function listCovers(): { readonly element: Element; readonly box: DOMRect }[] {
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && isPainted(element) && isFixed(element))
      .filter((element) => !isInBar(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // What waits above the window comes when it has the focus, and goes with it.
      .filter(({ box }) => box.bottom > 0)
  );
}

/** Sticky parts of a column of their own scroll with it. */
function isInBar(element: Element): boolean {
  // The page itself is as wide as the window, too.
  for (let each = element; !each.contains(document.body); each = each.parentElement ?? document.body) {
    const { width } = each.getBoundingClientRect();
    const { position } = getComputedStyle(each);
    if (position === 'sticky' && each.closest('main') !== null) return true;
    if (isPainted(each) && width >= innerWidth * BAR_SHARE) return true;
  }
  return false;
}

function isPainted(element: Element): boolean {
  return !isClear(getComputedStyle(element).backgroundColor) || element instanceof SVGSVGElement;
}

function sharesColumn(a: DOMRect, b: DOMRect): boolean {
  return b.width > 0 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
}
