/** Alt-click on a sentence opens the line of its file in the editor. */
import { devFolder, type LocationRequest, type LocationResponse } from '../messages.ts';
import { build } from './build-element.ts';

/** Listens for as long as the page is there. `onMiss` hears that nothing was found. */
export function openSourceOnClick(page: string, onMiss: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const part = event.target.textContent ?? '';
      void requestLocation({ page, part, block: blockOf(event.target).textContent ?? '' }).then((answer) =>
        answer === undefined ? onMiss() : build('a', { href: answer.href }).click(),
      );
    },
    { capture: true },
  );
}

async function requestLocation(question: LocationRequest): Promise<LocationResponse | undefined> {
  const answer = await fetch(`${devFolder}/place`, { method: 'POST', body: JSON.stringify(question) });
  return answer.ok ? answer.json() : undefined;
}

/** The nearest element that is no run of words in a line. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  return parent !== null && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element;
}
