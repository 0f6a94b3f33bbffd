/** Finds text that a fixed element covers while the page is scrolled. Runs inside the page. */

import { type Violation, violationOf } from './violation.ts';
import { isFixed, isTransparent, listVisibleTexts, quoteText } from './visible-texts.ts';

/**
 * Minimum width of a bar, as a share of the window width. Text may scroll behind a bar, but not behind a
 * narrower element.
 */
const BAR_SHARE = 0.95;

/**
 * Returns a violation for each fixed element that covers text at some scroll position. Scrolling moves text
 * vertically, so an element covers every text that shares a column of pixels with it. Hidden elements are not
 * checked.
 */
export function findCoveredText(): Violation[] {
  const covers = listCovers();
  const texts = listVisibleTexts(document.body).filter(({ element }) => !isFixed(element));
  return covers.flatMap(({ element, box }) => {
    const covered = texts.find(({ lines }) => lines.some((line) => sharesColumn(line, box)));
    return covered === undefined ? [] : [violationOf(element, `passes over ${quoteText(covered)}`)];
  });
}

/** Returns the painted fixed elements that are not in a bar. */
function listCovers(): { readonly element: Element; readonly box: DOMRect }[] {
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && isPainted(element) && isFixed(element))
      .filter((element) => !isInBar(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Elements above the window, such as the skip link, appear only while they have the focus.
      .filter(({ box }) => box.bottom > 0)
  );
}

/** Returns whether an element is in a bar, or in a sticky column, which scrolls with its content. */
function isInBar(element: Element): boolean {
  // The body is also as wide as the window.
  for (
    let ancestor = element;
    !ancestor.contains(document.body);
    ancestor = ancestor.parentElement ?? document.body
  ) {
    const { width } = ancestor.getBoundingClientRect();
    const { position } = getComputedStyle(ancestor);
    if (position === 'sticky' && ancestor.closest('main') !== null) return true;
    if (isPainted(ancestor) && width >= innerWidth * BAR_SHARE) return true;
  }
  return false;
}

function isPainted(element: Element): boolean {
  return !isTransparent(getComputedStyle(element).backgroundColor) || element instanceof SVGSVGElement;
}

function sharesColumn(a: DOMRect, b: DOMRect): boolean {
  return b.width > 0 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
}
