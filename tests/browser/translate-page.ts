/** Translates pages as browsers do: each text node is replaced by `font` elements with other text. */
import type { Page } from 'playwright-core';

/** Suffix of each translated text. It is a separate word, so that translated names differ, too. */
export const translationMark = ' zz';

/** Translates the text of a page, and all text that appears later. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(startTranslation, translationMark);
}

/** Runs in the page. */
function startTranslation(mark: string): void {
  const isTranslated = (text: Text) =>
    text.parentElement?.closest('font, script, style, textarea, [translate="no"]') != null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((node) => !isTranslated(node))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.trim() === '' ? text.data : `${text.data}${mark}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) translate(target);
  });
  translate(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
