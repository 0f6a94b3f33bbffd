/**
 * Merges a new response into the document. It applies the differences between the last response and the new one, so
 * changes that scripts and visitors have made to the document stay.
 */

/** Returns a function that merges a response and consumes it. Call this before a script of the page changes anything. */
export function createPageMerger(live: Element): (next: Element) => void {
  /** Maps each node of the last response to its node in the document. */
  const shownNodes = new WeakMap<Node, ChildNode>();
  const pair = (served: Node, shown: ChildNode): void => {
    shownNodes.set(served, shown);
    served.childNodes.forEach((child, index) => {
      const other = shown.childNodes[index];
      if (other !== undefined) pair(child, other);
    });
  };
  const importNode = (next: ChildNode): ChildNode => {
    const fresh = document.importNode(next, true);
    pair(next, fresh);
    return fresh;
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
    const end = countPairs(before.toReversed(), after.toReversed(), (one, other) => one.isEqualNode(other));
    const old = before.slice(0, before.length - end);
    const fresh = after.slice(0, after.length - end);
    const following = before[before.length - end] ?? null;
    const place = following && shownNodes.get(following);
    const anchor = place?.parentNode === shown ? place : null;
    const changed = countPairs(old, fresh, (one, other) => one.nodeName === other.nodeName);
    for (const node of old.splice(changed)) {
      shownNodes.get(node)?.remove();
      node.remove();
    }
    for (const node of fresh.splice(changed)) {
      shown.insertBefore(importNode(node), anchor);
      last.insertBefore(node, following);
    }
    for (const [index, node] of old.entries()) merge(node, fresh[index] ?? node);
  };
  const last = live.cloneNode(true) as Element;
  pair(last, live);
  return (next) => merge(last, next);
}

/** Counts the leading nodes that form pairs. */
function countPairs(
  before: readonly Node[],
  after: readonly Node[],
  isPair: (one: Node, other: Node) => boolean,
): number {
  const end = before.findIndex((node, index) => !(after[index] && isPair(node, after[index])));
  return end === -1 ? before.length : end;
}

/** Whether an element is replaced as a whole: islands, and style sheets, which must not disappear before the new one loads. */
function isReplacedWhole(element: Element): boolean {
  return element.matches('[data-island], link[rel="stylesheet"]');
}

function replace(shown: Element, fresh: Node): void {
  if (shown instanceof HTMLLinkElement) {
    fresh.addEventListener('load', () => shown.remove());
    shown.after(fresh);
    return;
  }
  for (const field of shown.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const same =
      fresh instanceof Element &&
      field.name !== '' &&
      fresh.querySelector(`[name="${CSS.escape(field.name)}"]`);
    if (same instanceof HTMLElement && 'value' in same && field.type !== 'checkbox') same.value = field.value;
  }
  shown.replaceWith(fresh);
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
