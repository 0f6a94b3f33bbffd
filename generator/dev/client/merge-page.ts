/**
 * Brings a new answer of the server into the document. The last answer is compared with the new one, and only what
 * differs between these two is changed in the document: what visitors and scripts have made of it since stays.
 */

/** Gives what merges the next answer. To be called before a script of the page has changed anything. */
export function createMerger(live: Element): (next: Element) => void {
  /** For each node of the last answer the one in the document. */
  const places = new WeakMap<Node, Node>();
  const pair = (served: Node, shown: Node): void => {
    places.set(served, shown);
    served.childNodes.forEach((child, index) => {
      const other = shown.childNodes[index];
      if (other !== undefined) pair(child, other);
    });
  };
  /** The new answer says the same there. */
  const adopt = (last: Node, next: Node): void => {
    const shown = places.get(last);
    if (shown !== undefined) places.set(next, shown);
    next.childNodes.forEach((child, index) => {
      const before = last.childNodes[index];
      if (before !== undefined) adopt(before, child);
    });
  };
  const bring = (next: Node): Node => {
    const fresh = document.importNode(next, true);
    pair(next, fresh);
    return fresh;
  };
  const merge = (last: Node, next: Node): void => {
    const shown = places.get(last);
    if (shown === undefined || last.isEqualNode(next)) adopt(last, next);
    else if (last instanceof Element && next instanceof Element && shown instanceof Element) {
      if (isWhole(last)) replace(shown, bring(next));
      else mergeElement(shown, last, next);
    } else {
      places.set(next, shown);
      shown.nodeValue = next.nodeValue;
    }
  };
  const mergeElement = (shown: Element, last: Element, next: Element): void => {
    places.set(next, shown);
    mergeAttributes(shown, last, next);
    mergeChildren(shown, last, next);
  };
  const mergeChildren = (shown: Element, last: Element, next: Element): void => {
    const [before, after] = [[...last.childNodes], [...next.childNodes]];
    const start = countPairs(before, after, isSame);
    const end = countPairs(before.slice(start).toReversed(), after.slice(start).toReversed(), isSame);
    const old = before.splice(start, before.length - start - end);
    const fresh = after.splice(start, after.length - start - end);
    const following = before[start] && places.get(before[start]);
    const anchor = following?.parentNode === shown ? following : null;
    for (const [index, node] of before.entries()) adopt(node, after[index] ?? node);
    const changed = countPairs(old, fresh, (one, other) => one.nodeName === other.nodeName);
    for (const node of old.splice(changed)) remove(places.get(node));
    for (const node of fresh.splice(changed)) shown.insertBefore(bring(node), anchor);
    for (const [index, node] of old.entries()) merge(node, fresh[index] ?? node);
  };
  let last = live.cloneNode(true);
  pair(last, live);
  return (next) => {
    merge(last, next);
    last = next;
  };
}

const isSame = (one: Node, other: Node): boolean => one.isEqualNode(other);

/** How many nodes from the first on go together. */
function countPairs(
  before: readonly Node[],
  after: readonly Node[],
  isPair: (one: Node, other: Node) => boolean,
): number {
  const end = before.findIndex((node, index) => !(after[index] && isPair(node, after[index])));
  return end === -1 ? before.length : end;
}

/** What a script may have made its own, and sheets, which are not to be gone before the new one is there. */
function isWhole(element: Element): boolean {
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
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
}

function remove(node: Node | undefined): void {
  node?.parentNode?.removeChild(node);
}
