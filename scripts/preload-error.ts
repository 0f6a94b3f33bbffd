/** Raises the error of a file that did not load. */

/** Type of the event on `window`. Its `detail` is the error. */
export const preloadErrorType = 'site:preload-error';

/** Dispatches a cancelable `site:preload-error`. Unless a listener prevents it, reports the error as uncaught. */
export function raisePreloadError(error: unknown): void {
  const event = new CustomEvent(preloadErrorType, { cancelable: true, detail: error });
  if (dispatchEvent(event)) reportError(error);
}
