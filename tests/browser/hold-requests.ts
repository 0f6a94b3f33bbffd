/** Keeps a page waiting for files or answers, to see what it does meanwhile. */
import type { Page } from 'playwright-core';

/** Keeps every request of a kind away from the server until the returned function is called. */
export async function holdRequests(page: Page, kind: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(kind, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
