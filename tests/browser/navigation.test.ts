import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useBuiltSite } from './use-site.ts';

const visitor = useBuiltSite();

/** Opens a page without watching its requests, because a browser that is watched uses no cache. */
async function open(address: string, options: BrowserContextOptions = {}) {
  const { browser, site } = visitor;
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return { page, complaints };
}

/** How the browser came by the page that it shows. */
function readDelivery(page: Page): Promise<string> {
  return page.evaluate(() =>
    String(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType')),
  );
}

describe('the next page', () => {
  it('is fetched while the pointer rests on its link, and no policy minds', async () => {
    const { page, complaints } = await open('/en/');
    const link = page.locator('main a[href="/en/bail-bonds-guide"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    // The browser itself waits for 200 ms before it takes a pointer for an intention.
    await page.waitForTimeout(1000);
    await link.click();
    await page.waitForURL('**/en/bail-bonds-guide');
    expect(await readDelivery(page)).toBe('navigational-prefetch');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['fades in', 'no-preference', true],
    ['is there at once for people who want no motion', 'reduce', false],
  ] as const)('%s', async (_name, reducedMotion, fades) => {
    const { page, complaints } = await open('/en/faq', { reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Reflect.set(window, 'fades', Reflect.get(event, 'viewTransition') !== null);
      });
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/en/"]')?.click());
    await page.waitForURL((url) => url.pathname !== '/en/faq');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toBe(fades);
    expect(complaints).toEqual([]);
  });
});
