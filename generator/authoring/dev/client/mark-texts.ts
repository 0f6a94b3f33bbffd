/** Marks sentences of the page without touching it. */
import { plainText } from '../plain-text.ts';

const name = 'dev-problem';

/** Marks every element that says one of the texts; to be called again when the page has changed. */
export function markTexts(texts: readonly string[]): void {
  CSS.highlights.delete(name);
  if (texts.length === 0) return;
  const wanted = new Set(texts);
  const found = [...document.body.querySelectorAll('*')].filter((element) =>
    wanted.has(plainText(element.textContent ?? '')),
  );
  const ranges = found
    .filter((element) => !found.includes(element.parentElement ?? element) || element === document.body)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    });
  CSS.highlights.set(name, new Highlight(...ranges));
}

/** How marked texts look. */
export function addMarkStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`::highlight(${name}) { background: #ffd54a; color: #000; }`);
  document.adoptedStyleSheets.push(sheet);
}
