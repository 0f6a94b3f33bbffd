/**
 * What sections fold stands open where there is room for it, and readers may close it. The styles show it until this
 * runs, so nothing moves; without scripts it is folded at every width.
 */

/** Two stay folded: the cities, which a field above finds, and the text about a city, whose facts are on cards above. */
const unfolded = '.section .folds > .fold:not(:has(#towns, #about))';

/** Starts the behaviour. */
export function unfoldSections(): void {
  if (matchMedia('(width >= 64rem)').matches) {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(unfolded)) fold.open = true;
  }
  document.documentElement.dataset.unfolded = '';
}
