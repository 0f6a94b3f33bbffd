/** Shows in a list of places what was found, and all of it when nothing is looked for. */

/** Whether the list shows a place, given its English name. */
export type IsShown = (name: string) => boolean;

/** Hides the places that are not shown, and the parts that hold none but them. Returns the names that are left. */
export function filterList(list: Element, isShown: IsShown): string[] {
  const places = [...list.querySelectorAll('li, tbody tr')];
  for (const place of places) place.toggleAttribute('hidden', !isShown(nameIn(place)));
  for (const part of list.children)
    part.toggleAttribute('hidden', part.querySelector('li:not([hidden]), tbody > tr:not([hidden])') === null);
  return places.filter((place) => !place.hasAttribute('hidden')).map(nameIn);
}

/** Returns the English name, which the list keeps beside the printed one: a browser may translate what is printed. */
function nameIn(place: Element): string {
  const named = place.matches('[data-town]') ? place : place.querySelector('[data-town]');
  return named?.getAttribute('data-town') ?? '';
}
