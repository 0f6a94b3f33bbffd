import { devPathPrefix, type LocationRequest, type LocationResponse } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { buildElement } from './toolbar.ts';

const highlightName = 'dev-problem';

/** Call this again after the page has changed. */
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

/** Calls `onMiss` when no text was found. */
export function openSourceOnClick(page: string, onMiss: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const part = event.target.textContent ?? '';
      void requestLocation({ page, part, block: blockOf(event.target).textContent ?? '' }).then((location) =>
        location === undefined ? onMiss() : buildElement('a', { href: location.href }).click(),
      );
    },
    { capture: true },
  );
}

async function requestLocation(clicked: LocationRequest): Promise<LocationResponse | undefined> {
  const response = await fetch(`${devPathPrefix}/location`, {
    method: 'POST',
    body: JSON.stringify(clicked),
  });
  return response.ok ? response.json() : undefined;
}

function blockOf(element: Element): Element {
  const parent = element.parentElement;
  return parent !== null && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element;
}
