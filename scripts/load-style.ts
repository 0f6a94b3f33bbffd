/**
 * Loads the style sheet of an island. A failed load has its own error and can be retried, because each attempt is a new
 * element.
 */

const loads = new Map<string, Promise<void>>();

/**
 * Resolves when the style sheet at `address` is applied. Rejects with "Unable to preload CSS for <address>" when it
 * fails to load; a later call tries again.
 */
export function loadStyle(address: string): Promise<void> {
  const currentLoad = loads.get(address);
  if (currentLoad !== undefined) return currentLoad;
  const load = attach(address);
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

function attach(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(createStyleError(address));
    });
    document.head.append(link);
  });
}

/** Returns the error of a style sheet that did not load. */
export function createStyleError(address: string): Error {
  return new Error(`Unable to preload CSS for ${address}`);
}
