import type { Page } from 'playwright-core';

/** Delays the requests whose address matches until the returned function is called. */
export async function delayRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
