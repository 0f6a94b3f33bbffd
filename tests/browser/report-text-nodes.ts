/**
 * Reports text nodes that React owns. React owns the text of an element that has nothing else through that element; a
 * text node of its own stands beside siblings. A browser that translates the page replaces it, and React then fails or
 * changes text that nobody sees.
 */
import type { BrowserContext } from 'playwright-core';

/** Has every page of a window write such text nodes to the console as an error. */
export async function reportTextNodes(context: BrowserContext): Promise<void> {
  await context.addInitScript(observeTextNodes);
}

/** Runs in the page before its own scripts. */
function observeTextNodes(): void {
  const isOfReact = (node: Node, key: string) => Object.keys(node).some((name) => name.startsWith(key));
  const reported = new WeakSet<Node>();
  const report = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (reported.has(text) || !isOfReact(text, '__reactFiber')) continue;
      reported.add(text);
      // biome-ignore lint/suspicious/noConsole: this is how the page reaches the test.
      console.error(
        `React owns a text node; write the text as <Text> or <Bidi>: ${text.parentElement?.outerHTML.slice(0, 200)}`,
      );
    }
  };
  new MutationObserver((records) => {
    const hosts = [...document.querySelectorAll('[data-island]')];
    if (!hosts.some((host) => isOfReact(host, '__reactContainer'))) return;
    for (const root of new Set([...hosts, ...records.map(({ target }) => target)])) report(root);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
