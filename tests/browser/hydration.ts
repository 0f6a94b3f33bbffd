/** Reads from the keys that React adds to elements whether an island is hydrated. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** `host` is the `[data-island]` of the island. */
export function isHydrated(host: Locator): Promise<boolean> {
  return host.evaluate((element) =>
    [...element.querySelectorAll('*')].some((inner) =>
      Object.keys(inner).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

export const waitForHydration = (host: Locator) => expect.poll(() => isHydrated(host)).toBe(true);
