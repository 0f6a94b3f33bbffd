import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

function readDelivery(page: Page): Promise<string> {
  return page.evaluate(() =>
    String(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType')),
  );
}

describe('the next page', () => {
  it('is prefetched while the pointer is over its link, without a policy violation', async () => {
    const page = await openPage();
    const session = await page.context().newCDPSession(page);
    const prefetched: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.goto('/en/');
    const link = page.locator('main a[href="/en/services/lowest-rates"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(() => prefetched).toContain('/en/services/lowest-rates');
    // A press of the pointer would also fetch the page, so the click is a method call.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/en/services/lowest-rates');
    expect(await readDelivery(page)).toBe('navigational-prefetch');
  });

  it.each([
    ['fades in', 'no-preference', true],
    ['appears at once with reduced motion', 'reduce', false],
  ] as const)('%s', async (_name, reducedMotion, fades) => {
    const page = await openPage({ reducedMotion });
    await page.goto('/en/faq');
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Reflect.set(window, 'fades', Reflect.get(event, 'viewTransition') !== null);
      });
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/en/"]')?.click());
    await page.waitForURL((url) => url.pathname !== '/en/faq');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toBe(fades);
  });
});
