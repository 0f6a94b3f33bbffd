/** Reports an error when the style sheet of the page did not load. */
import { createStyleError } from './load-style.ts';
import { raisePreloadError } from './preload-error.ts';

/**
 * A custom property of the style sheet. Browsers represent a style sheet that failed to load as an empty one, so the
 * sheet itself cannot be tested.
 */
const sheetProperty = '--c-call';

/** Checks after the `load` event, because the sheet may fail before a listener exists. */
export function reportMissingStyles(): void {
  addEventListener('load', () => {
    const address = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
    const isApplied = getComputedStyle(document.documentElement).getPropertyValue(sheetProperty) !== '';
    if (!isApplied && typeof address === 'string') raisePreloadError(createStyleError(address));
  });
}
