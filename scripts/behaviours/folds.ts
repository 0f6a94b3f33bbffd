/**
 * Opens the folds (`details`) of sections and of the table of contents in wide windows; readers can close them again.
 * If scripts are enabled, the styles show the content of these folds until this script runs, so that the layout does
 * not shift. Without scripts, the folds are closed at every width.
 */

/**
 * Two folds stay closed: the list of cities, because there is a search field above it, and the text about a city,
 * because its facts are on cards above it.
 */
const openedFolds = ':is(.contents, .section .folds) > .fold:not(:has(#towns, #about))';

/** Starts the behaviour. */
export function openFolds(): void {
  if (matchMedia('(width >= 64rem)').matches) {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(openedFolds)) fold.open = true;
  }
  document.documentElement.dataset.unfolded = '';
}
