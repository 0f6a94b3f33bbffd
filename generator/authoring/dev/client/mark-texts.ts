/** Highlights texts without changing elements of the document. */
import { plainText } from '../plain-text.ts';

const highlightName = 'dev-problem';

/** Highlights every element whose whole text is one of `texts`. Call this again after the page has changed. */
export function markTexts(texts: readonly string[]): void {
  CSS.highlights.delete(highlightName);
  if (texts.length === 0) return;
  const textSet = new Set(texts);
  const matches = [...document.body.querySelectorAll('*')].filter((element) =>
    textSet.has(plainText(element.textContent ?? '')),
  );
  const ranges = matches
    .filter((element) => !matches.includes(element.parentElement ?? element) || element === document.body)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    });
  CSS.highlights.set(highlightName, new Highlight(...ranges));
}

export function addMarkStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`::highlight(${highlightName}) { background: #ffd54a; color: #000; }`);
  document.adoptedStyleSheets.push(sheet);
}
