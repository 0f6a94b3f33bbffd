/** Filters a list of places in the page. */

/** Returns whether the list shows a place, given its English name. */
export type IsShown = (name: string) => boolean;

/** Hides places that do not match, and groups without a match. Returns the names of the visible places. */
export function filterList(list: Element, isShown: IsShown): string[] {
  const places = [...list.querySelectorAll('li, tbody tr')];
  for (const place of places) place.toggleAttribute('hidden', !isShown(nameIn(place)));
  for (const group of list.children)
    group.toggleAttribute(
      'hidden',
      group.querySelector('li:not([hidden]), tbody > tr:not([hidden])') === null,
    );
  return places.filter((place) => !place.hasAttribute('hidden')).map(nameIn);
}

/** Returns the English name from an attribute, because a browser may translate the printed one. */
function nameIn(place: Element): string {
  const namedElement = place.matches('[data-town]') ? place : place.querySelector('[data-town]');
  return namedElement?.getAttribute('data-town') ?? '';
}
