/**
 * Reports text nodes that React owns, as errors on the console. React owns the text of an element that has nothing else
 * through that element; a text node of its own stands beside siblings. A browser that translates the page replaces it,
 * and React then fails or changes text that nobody sees. Brought into each page by `bring-script.ts`.
 */

const reported = new WeakSet<Node>();

/** Whether React keeps data under a key that begins like this on a node. */
function hasKey(node: Node, start: string): boolean {
  return Object.keys(node).some((key) => key.startsWith(start));
}

function reportIn(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (reported.has(text) || !hasKey(text, '__reactFiber')) continue;
    reported.add(text);
    const parent = text.parentElement?.outerHTML.slice(0, 200);
    // biome-ignore lint/suspicious/noConsole: this is how the page reaches the test.
    console.error(`React owns a text node; write the text as <Text> or <Bidi>: ${parent}`);
  }
}

new MutationObserver((records) => {
  const hosts = [...document.querySelectorAll('[data-island]')];
  if (!hosts.some((host) => hasKey(host, '__reactContainer'))) return;
  for (const root of new Set([...hosts, ...records.map(({ target }) => target)])) reportIn(root);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
