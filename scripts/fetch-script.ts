/**
 * Fetches a script without running it. Browsers cache a failed `import()` (and a failed preload) for the lifetime of
 * the page, but a fetch can be retried. So lazy scripts are fetched first, and then imported from the browser's cache.
 */

const loads = new Map<string, Promise<void>>();

/** Resolves when the script has loaded. Rejects when it fails to load; a later call tries again. */
export function fetchScript(address: string): Promise<void> {
  const currentLoad = loads.get(address);
  if (currentLoad !== undefined) return currentLoad;
  const load = download(address);
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
