/** Tells when the style sheet of the page itself did not come. The page is read and called from without it. */
import { missingStyle } from './load-style.ts';
import { raisePreloadError } from './preload-error.ts';

/** A token that the sheet gives every page. Browsers make an empty sheet of a failed one, so the sheet tells nothing. */
const token = '--c-call';

/** Looks once everything has come or failed: by then the sheet may long have failed, with nobody listening. */
export function tellOfMissingStyles(): void {
  addEventListener('load', () => {
    const address = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
    const isInForce = getComputedStyle(document.documentElement).getPropertyValue(token) !== '';
    if (!isInForce && typeof address === 'string') raisePreloadError(missingStyle(address));
  });
}
