/** Highlights sentences without changing the document. */
import { plainText } from '../plain-text.ts';

const name = 'dev-problem';

/** Highlights every element that contains one of the texts. Call it again after the page has changed. */
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

/** Adds the style of the highlights. */
export function addMarkStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`::highlight(${name}) { background: #ffd54a; color: #000; }`);
  document.adoptedStyleSheets.push(sheet);
}
