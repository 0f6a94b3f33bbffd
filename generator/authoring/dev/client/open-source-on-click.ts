/** On Alt-click, opens the source of the clicked text in the editor. */
import { devPathPrefix, type LocationRequest, type LocationResponse } from '../messages.ts';
import { buildElement } from './build-element.ts';

/** Listens for Alt-clicks. Calls `onMiss` when no text was found. */
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

/** Returns the nearest element that is not inline. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  return parent !== null && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element;
}
