/** The words of a page as boxes on the screen. Runs inside the page. */

/** Words that stand in one text node. */
export type TextPiece = {
  /** The element that the words stand in. */
  readonly element: Element;
  readonly words: string;
  /** One box for each line, in CSS pixels from the corner of the window, as high as the letters of the line. */
  readonly lines: readonly DOMRect[];
};

/** Every visible word, apart from what is hidden from eyes on purpose. */
export function listTextPieces(root: Element): TextPiece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: TextPiece[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || !isSeen(element)) continue;
    pieces.push({ element, words, lines: linesOf(node, element) });
  }
  return pieces;
}

/** Returns the beginning of a piece for messages. */
export function quotePiece({ words }: TextPiece): string {
  return `"${words.slice(0, 40)}"`;
}

/** Whether an element stands in a bar that stays on the screen, and so lies over whatever passes under it. */
export function isFixed(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
  }
  return false;
}

/** Whether eyes can see it: neither hidden nor shrunk to a point for screen readers. */
export function isSeen(element: Element): boolean {
  if (element.closest('script, style, template, noscript, option') !== null) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { clipPath, display } = getComputedStyle(each);
    // Words of a drawing that are not displayed count as visible for the browser's own check.
    if (clipPath === 'inset(50%)' || display === 'none') return false;
  }
  return true;
}

/** Whether a computed colour cannot be seen. */
export function isClear(colour: string): boolean {
  return /^rgba\(.*, 0\)$/u.test(colour) || colour === 'transparent';
}

/** How much larger than written a letter is: those of a drawing grow and shrink with it. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? 1 : Math.hypot(matrix.b, matrix.d);
}

/** The box of a line is as high as its font wants; letters fill three quarters of an em. */
function linesOf(node: Node, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 * scaleOf(element);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map((box) => new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height));
}
