/** Reads from the keys that React adds to elements whether an island is hydrated. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Returns whether React has hydrated elements of an island. `host` is its `[data-island]`. */
export function isHydrated(host: Locator): Promise<boolean> {
  return host.evaluate((element) =>
    [...element.querySelectorAll('*')].some((inner) =>
      Object.keys(inner).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Waits until React has hydrated an island. */
export const waitForHydration = (host: Locator) => expect.poll(() => isHydrated(host)).toBe(true);
