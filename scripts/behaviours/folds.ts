/**
 * What sections fold stands open where there is room for it, and readers may close it. The styles show it until this
 * runs, so nothing moves; without scripts it is folded at every width.
 */

/** The list of cities stays folded, because the field before it finds one of them. */
const unfolded = '.section .folds > .fold:not(:has(#towns))';

/** Starts the behaviour. */
export function unfoldSections(): void {
  if (matchMedia('(width >= 64rem)').matches) {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(unfolded)) fold.open = true;
  }
  document.documentElement.dataset.unfolded = '';
}
