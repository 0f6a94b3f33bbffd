/** Reports an error when the style sheet of the page did not load. */
import { missingStyle } from './load-style.ts';
import { raisePreloadError } from './preload-error.ts';

/** A custom property of the style sheet. Browsers represent a failed sheet as an empty one, so the sheet itself cannot be tested. */
const token = '--c-call';

/** Checks after the `load` event, because the sheet may fail before a listener exists. */
export function reportMissingStyles(): void {
  addEventListener('load', () => {
    const address = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
    const isInForce = getComputedStyle(document.documentElement).getPropertyValue(token) !== '';
    if (!isInForce && typeof address === 'string') raisePreloadError(missingStyle(address));
  });
}
