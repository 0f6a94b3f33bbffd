/** Browsers cache a failed `import()`, but no failed `fetch()`: scripts are fetched, then imported. */

const loads = new Map<string, Promise<void>>();

/** Fetches a script without running it. Rejects when it fails to load; a later call tries again. */
export const fetchScript = (address: string): Promise<void> => loadOnce(address, download);

/** Applies a style sheet. Rejects when it fails to load; a later call tries again. */
export const loadStyle = (address: string): Promise<void> => loadOnce(address, attach);

function loadOnce(address: string, start: (address: string) => Promise<void>): Promise<void> {
  const currentLoad = loads.get(address);
  if (currentLoad !== undefined) return currentLoad;
  const load = start(address);
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

async function download(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The script ${address} was answered with status ${response.status}.`);
  // The browser caches only a response whose body was read completely.
  await response.arrayBuffer();
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

/** Browsers represent a sheet that failed to load as an empty one, so a property of it is tested instead. */
const sheetProperty = '--c-call';

/** Reports a style sheet of the page that failed, after the `load` event, because it may fail before this script runs. */
export function reportMissingStyles(): void {
  addEventListener('load', () => {
    const address = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
    const isApplied = getComputedStyle(document.documentElement).getPropertyValue(sheetProperty) !== '';
    if (!isApplied && typeof address === 'string') raisePreloadError(createStyleError(address));
  });
}

function createStyleError(address: string): Error {
  return new Error(`Unable to preload CSS for ${address}`);
}

/** Dispatches `site:preload-error`; unless a listener prevents it, reports the error as uncaught. */
export function raisePreloadError(error: unknown): void {
  const event = new CustomEvent('site:preload-error', { cancelable: true, detail: error });
  if (dispatchEvent(event)) reportError(error);
}
