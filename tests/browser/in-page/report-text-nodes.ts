/**
 * Reports text nodes that React owns as errors on the console. React owns a text node when the text has
 * siblings; other texts belong to their element. A browser that translates the page replaces the node, and
 * React then fails or updates a node outside of the page. `injectScript` injects this file into each page.
 */

const reported = new WeakSet<Node>();

/** Properties of React start with such a prefix. */
function hasKey(node: Node, prefix: string): boolean {
  return Object.keys(node).some((key) => key.startsWith(prefix));
}

function reportIn(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (reported.has(text) || !hasKey(text, '__reactFiber')) continue;
    reported.add(text);
    const parent = text.parentElement?.outerHTML.slice(0, 200);
    // biome-ignore lint/suspicious/noConsole: the test reads the console.
    console.error(`React owns a text node; write the text as <Text> or <Bidi>: ${parent}`);
  }
}

new MutationObserver((records) => {
  const hosts = [...document.querySelectorAll('[data-island]')];
  if (!hosts.some((host) => hasKey(host, '__reactContainer'))) return;
  for (const root of new Set([...hosts, ...records.map(({ target }) => target)])) reportIn(root);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
