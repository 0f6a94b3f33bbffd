/** Text off the page, cut, covered or split apart, and broken words. Runs inside the page. */
import { uniqueViolations, type Violation, violationOf } from './violation.ts';

/** Allowed rounding difference between a box and its content. */
const TOLERANCE_PX = 1;

/** Words, also joined by no-break spaces, without the parts of addresses. Lines may break inside "243(e)(1)". */
const unbroken =
  /(?<!\/[^\s/]*)(?:[^\s\u2013\u2014/-]|\u00a0)(?:(?!(?<=\))\()(?:[^\s\u2013\u2014/-]|\u00a0))*/gu;

/** A word of this width does not break, even in a column that is too narrow for it: half of a small phone. */
const WORD_PX = 160;

/** `drawings: false` excludes the names on a map, which the list beside the map repeats. */
export function findLostText({ drawings = true }: { readonly drawings?: boolean } = {}): Violation[] {
  const texts = listVisibleTexts(document.body).filter(
    ({ element }) => drawings || !(element instanceof SVGElement),
  );
  const flowing = texts.filter(({ element }) => !isFixed(element));
  const inBars = texts.filter(({ element }) => element.closest('.menu__panel') === null && isInBars(element));
  return [
    ...findSidewaysScroll(),
    ...texts.filter(isOffPage).map((text) => violationOf(text.element, `${quoteText(text)} is off the page`)),
    ...texts.filter(isCut).map((text) => violationOf(text.element, `${quoteText(text)} is cut`)),
    ...findOverlaps(flowing),
    ...findOverlaps(inBars),
    ...findIconOverlaps(),
    ...findSplitSentences(),
    ...texts.flatMap(findBrokenWords),
  ];
}

function isInBars(element: Element): boolean {
  return element.closest('.top-bar, .bottom-bar__row') !== null;
}

function findSidewaysScroll(): Violation[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  return excess > 0
    ? [violationOf(document.documentElement, `the page scrolls sideways by ${excess} px`)]
    : [];
}

function isOffPage({ element, lines }: VisibleText): boolean {
  if (element.closest('.skip-link') !== null) return false;
  const width = document.documentElement.clientWidth;
  return lines.some(({ left, right }) => left < -TOLERANCE_PX || right > width + TOLERANCE_PX);
}

/** An ancestor that scrolls vertically does not cut text off. */
function isCut({ element, lines }: VisibleText): boolean {
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

/** Sorting by position avoids most comparisons. */
function findOverlaps(texts: readonly VisibleText[]): Violation[] {
  const lines = texts
    .flatMap((text) => text.lines.map((box) => ({ text, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const violations: Violation[] = [];
  for (const [index, upper] of lines.entries()) {
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (lower.text === upper.text || !overlap(upper.box, lower.box)) continue;
      const problem = `${quoteText(upper.text)} lies over ${quoteText(lower.text)}`;
      violations.push(violationOf(upper.text.element, problem));
    }
  }
  return uniqueViolations(violations);
}

function findIconOverlaps(): Violation[] {
  const icons = [...document.querySelectorAll('.top-bar .icon, .bottom-bar__row .icon')].filter(
    (icon) => icon.closest('.menu__panel') === null && icon.checkVisibility(),
  );
  return icons.flatMap((icon, index) =>
    icons
      .slice(index + 1)
      .filter((other) => overlap(icon.getBoundingClientRect(), other.getBoundingClientRect()))
      .map(() => violationOf(icon, 'the icon lies over another one')),
  );
}

/** Runs of the other direction outside of their sentence. Intended in the call bar: number below label. */
function findSplitSentences(): Violation[] {
  const split = [...document.querySelectorAll('bdi')].filter((run) => {
    const box = run.parentElement;
    if (box === null || !run.checkVisibility() || box.closest('.call-bar__call') !== null) return false;
    if (!/flex|grid/u.test(getComputedStyle(box).display)) return false;
    return [...box.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  });
  return split.map((run) => violationOf(run, `"${run.parentElement?.textContent?.trim()}" is split apart`));
}

/** Broken words that fit into a line of their box, or are short. No-break spaces join words to one. */
function findBrokenWords({ element, node, lines }: VisibleText): Violation[] {
  // An address is not made of words.
  if (lines.length < 2 || node.data.includes('@')) return [];
  let box = element;
  while (getComputedStyle(box).display === 'inline') box = box.parentElement ?? document.body;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const boxWidth = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Where a word is broken, its letters may have another width.
  const width = 0.95 * Math.max(boxWidth, WORD_PX);
  const range = document.createRange();
  const words = [...node.data.matchAll(unbroken)].filter(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const parts = [...range.getClientRects()].filter((part) => part.width > TOLERANCE_PX);
    const isBroken = parts.some((part) => part.top >= (parts[0]?.bottom ?? 0));
    return isBroken && parts.reduce((sum, part) => sum + part.width, 0) < width;
  });
  return words.map(([word]) => violationOf(element, `"${word}" is broken`));
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 * TOLERANCE_PX && height > 2 * TOLERANCE_PX;
}

/** As a share of the window width. Text may scroll behind a bar, but not behind a narrower element. */
const BAR_SHARE = 0.95;

/** At some scroll position: an element covers every text that shares a column of pixels with it. */
export function findCoveredText(): Violation[] {
  const covers = listCovers();
  const texts = listVisibleTexts(document.body).filter(({ element }) => !isFixed(element));
  return covers.flatMap(({ element, box }) => {
    const covered = texts.find(({ lines }) => lines.some((line) => sharesColumn(line, box)));
    return covered === undefined ? [] : [violationOf(element, `passes over ${quoteText(covered)}`)];
  });
}

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

/** Or in a sticky column, which scrolls with its content. */
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

export type VisibleText = {
  readonly element: Element;
  readonly node: Text;
  readonly text: string;
  /** One box for each line, in CSS pixels from the corner of the window, as high as the letters of the line. */
  readonly lines: readonly DOMRect[];
};

export function listVisibleTexts(root: Element): VisibleText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: VisibleText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null) continue;
    const text = node.data.trim();
    if (text === '' || !isVisible(element)) continue;
    texts.push({ element, node, text, lines: linesOf(node, element) });
  }
  return texts;
}

export function quoteText({ text }: VisibleText): string {
  return `"${text.slice(0, 40)}"`;
}

export function isFixed(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return true;
  }
  return false;
}

/** Neither hidden nor clipped for screen readers only. */
export function isVisible(element: Element): boolean {
  if (element.closest('script, style, template, noscript, option') !== null) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    const { clipPath, display } = getComputedStyle(ancestor);
    // `checkVisibility` is true for texts of a drawing that are not displayed.
    if (clipPath === 'inset(50%)' || display === 'none') return false;
  }
  return true;
}

export function isTransparent(color: string): boolean {
  return /^rgba\(.*, 0\)$/u.test(color) || color === 'transparent';
}

function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? 1 : Math.hypot(matrix.b, matrix.d);
}

/** One for each line, with the height of letters (three quarters of an em) instead of the line height. */
function linesOf(node: Node, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 * scaleOf(element);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map((box) => new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height));
}
