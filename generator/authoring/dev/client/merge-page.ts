/**
 * Merges a new response into the document. Only the differences between the last response and the new one are applied,
 * so that changes by scripts and visitors are preserved.
 */

/**
 * Returns a function that merges a response and consumes it. `root` must be as in the first response: no script of the
 * page has changed it yet.
 */
export function createPageMerger(root: Element): (next: Element) => void {
  /** Maps each node of the last response to its node in the document. */
  const shownNodes = new WeakMap<Node, ChildNode>();
  const pair = (served: Node, shown: ChildNode): void => {
    shownNodes.set(served, shown);
    served.childNodes.forEach((child, index) => {
      const shownChild = shown.childNodes[index];
      if (shownChild !== undefined) pair(child, shownChild);
    });
  };
  const importNode = (next: ChildNode): ChildNode => {
    const imported = document.importNode(next, true);
    pair(next, imported);
    return imported;
  };
  const merge = (last: ChildNode, next: ChildNode): void => {
    const shown = shownNodes.get(last);
    if (last.isEqualNode(next)) return;
    if (
      last instanceof Element &&
      next instanceof Element &&
      shown instanceof Element &&
      !isReplacedWhole(last)
    ) {
      mergeAttributes(shown, last, next);
      mergeChildren(shown, last, next);
      return;
    }
    if (shown instanceof Element) replace(shown, importNode(next));
    else if (shown !== undefined) {
      shown.nodeValue = next.nodeValue;
      shownNodes.set(next, shown);
    }
    last.replaceWith(next);
  };
  const mergeChildren = (shown: Element, last: Element, next: Element): void => {
    const [before, after] = [[...last.childNodes], [...next.childNodes]];
    const endCount = countPairs(before.toReversed(), after.toReversed(), (one, other) =>
      one.isEqualNode(other),
    );
    const oldNodes = before.slice(0, before.length - endCount);
    const newNodes = after.slice(0, after.length - endCount);
    const following = before[before.length - endCount] ?? null;
    const shownFollowing = following && shownNodes.get(following);
    const anchor = shownFollowing?.parentNode === shown ? shownFollowing : null;
    const pairCount = countPairs(oldNodes, newNodes, (one, other) => one.nodeName === other.nodeName);
    for (const node of oldNodes.splice(pairCount)) {
      shownNodes.get(node)?.remove();
      node.remove();
    }
    for (const node of newNodes.splice(pairCount)) {
      shown.insertBefore(importNode(node), anchor);
      last.insertBefore(node, following);
    }
    for (const [index, node] of oldNodes.entries()) merge(node, newNodes[index] ?? node);
  };
  const last = root.cloneNode(true) as Element;
  pair(last, root);
  return (next) => merge(last, next);
}

/** Returns the number of leading nodes that form pairs. */
function countPairs(
  before: readonly Node[],
  after: readonly Node[],
  isPair: (one: Node, other: Node) => boolean,
): number {
  const firstUnpaired = before.findIndex((node, index) => !(after[index] && isPair(node, after[index])));
  return firstUnpaired === -1 ? before.length : firstUnpaired;
}

/**
 * Whether an element is replaced as a whole. This applies to islands, and to style sheets, because the old sheet must
 * remain until the new one has loaded.
 */
function isReplacedWhole(element: Element): boolean {
  return element.matches('[data-island], link[rel="stylesheet"]');
}

function replace(shown: Element, imported: Node): void {
  if (shown instanceof HTMLLinkElement) {
    imported.addEventListener('load', () => shown.remove());
    shown.after(imported);
    return;
  }
  for (const field of shown.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const counterpart =
      imported instanceof Element &&
      field.name !== '' &&
      imported.querySelector(`[name="${CSS.escape(field.name)}"]`);
    if (counterpart instanceof HTMLElement && 'value' in counterpart && field.type !== 'checkbox')
      counterpart.value = field.value;
  }
  shown.replaceWith(imported);
}

function mergeAttributes(shown: Element, last: Element, next: Element): void {
  for (const name of new Set([...last.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name);
    if (value === last.getAttribute(name)) continue;
    for (const element of [shown, last]) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}
