/** Raises the error of a file that did not load. */

/** Type of the event on `window`; its `detail` is the error, and preventing it keeps the error from being thrown. */
export const preloadErrorType = 'site:preload-error';

/** Dispatches a cancelable `site:preload-error`, then throws the error where nobody catches it, unless prevented. */
export function raisePreloadError(error: unknown): void {
  const event = new CustomEvent(preloadErrorType, { cancelable: true, detail: error });
  if (dispatchEvent(event)) reportError(error);
}
