/** The visible texts of a page with their positions on the screen. Runs inside the page. */

export type VisibleText = {
  /** The parent of the text node. */
  readonly element: Element;
  readonly node: Text;
  readonly text: string;
  /**
   * One box for each line, in CSS pixels from the corner of the window, as high as the letters of the line.
   */
  readonly lines: readonly DOMRect[];
};

/** Returns the visible texts, without those for screen readers only. */
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

/** Returns whether an element is visible: neither hidden nor clipped for screen readers only. */
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

export function isTransparent(colour: string): boolean {
  return /^rgba\(.*, 0\)$/u.test(colour) || colour === 'transparent';
}

function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix === null ? 1 : Math.hypot(matrix.b, matrix.d);
}

/**
 * Returns a box for each line, with the height of letters (three quarters of an em) instead of the line
 * height.
 */
function linesOf(node: Node, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 * scaleOf(element);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map((box) => new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height));
}
