/** What the scripts of every page do; the states that they lead to are in states.long.test.ts. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { scrollToY } from './scroll-page.ts';
import { useBuiltSite } from './use-site.ts';

// A test stops the next page, and one answers with a file.
const visitor = useBuiltSite({ allowed: /example\.com|ERR_/u });
let page: Page;

beforeEach(async () => {
  page = await visitor.openPage({ viewport: { width: 375, height: 667 } });
});

describe('the way back to the top', () => {
  it('goes to the top and starts the keyboard there', async () => {
    await page.goto('/en/');
    await scrollToY(page, 1000);
    await page.locator('.to-top').click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    expect(await page.evaluate(() => document.body.hasAttribute('tabindex'))).toBe(false);
  });

  it('scrolls smoothly unless the visitor wants less motion', async () => {
    await page.addInitScript(() => {
      window.scrollTo = (options?: number | ScrollToOptions) => {
        document.title = typeof options === 'object' ? String(options.behavior) : '';
      };
    });
    await page.goto('/en/');
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.locator('.to-top').evaluate((link: HTMLElement) => link.click());
      expect(await page.title()).toBe(behavior);
    }
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['when the focus leaves it', () => page.locator('details.menu a').last().press('Tab')],
  ['on a click outside', () => page.locator('main').dispatchEvent('click')],
  ['by Escape', () => page.keyboard.press('Escape')],
  ['when a link is chosen', () => page.locator('details.menu a').first().press('Enter')],
])('the menu closes %s', async (_, leave) => {
  await page.goto('/en/');
  const isOpen = () => page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => menu.open);
  await page.locator('details.menu > summary').press('Enter');
  await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(true);
  // The page stays, so that what a choice does to the menu can be seen.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await leave();
  expect(await isOpen()).toBe(false);
});

describe('the loading status', () => {
  const slow = '/en/bail-bonds-guide';
  const link = () => page.locator(`main a[href="${slow}"]`).first();
  const isShown = () => page.locator('[data-loading]').isVisible();
  /** Follows the link without pointing at it, which would fetch the page in advance. */
  const follow = () => link().evaluate((element: HTMLElement) => element.click());

  /** Stops the clock of the page, and its navigations once the scripts have seen the click. */
  async function openStopped() {
    await page.clock.install();
    await page.goto('/en/?q=1');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
  }

  /** Resolves each time the status has changed, with whether it is hidden then. */
  async function watchStatus(hear: (isHidden: boolean) => unknown) {
    await page.exposeFunction('tellStatus', hear);
    await page.locator('[data-loading]').evaluate((status: HTMLElement) => {
      new MutationObserver(() => Reflect.get(window, 'tellStatus')(status.hidden)).observe(status, {
        attributes: true,
      });
    });
  }

  it('shows after 150 ms without the next page, and is gone when the browser brings this one back', async () => {
    await openStopped();
    await follow();
    await page.clock.runFor(timings.loadingDelayMs - 1);
    expect(await isShown()).toBe(false);
    await page.clock.runFor(1);
    expect(await isShown()).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await isShown()).toBe(false);
  });

  it.each([
    ['the next page is there', undefined],
    ['the link led to nothing', { status: 204 }],
    ['the link led to a file to keep', { headers: { 'Content-Disposition': 'attachment' }, body: 'kept' }],
  ])('shows while an answer is on its way, and ends when %s', async (_, answer) => {
    const shown = Promise.withResolvers<void>();
    await page.route(`**${slow}`, async (route) => {
      await shown.promise;
      await (answer === undefined ? route.continue() : route.fulfill(answer));
    });
    await page.clock.install();
    await page.goto('/en/');
    await watchStatus((isHidden) => isHidden || shown.resolve());
    await follow();
    await shown.promise;
    if (answer === undefined) await page.waitForURL(`**${slow}`);
    else await page.clock.runFor(timings.loadingEndMs);
    expect(await isShown()).toBe(false);
  });

  it('ends when the visitor stops the next page', async () => {
    const ended = Promise.withResolvers<void>();
    await page.route(`**${slow}`, () => ended.promise);
    await page.goto('/en/');
    await watchStatus((isHidden) => isHidden && ended.resolve());
    await page.locator('[data-loading]').evaluate((status: HTMLElement) => {
      new MutationObserver(() => status.hidden || stop()).observe(status, { attributes: true });
    });
    await follow();
    await ended.promise;
    expect(new URL(page.url()).pathname).toBe('/en/');
  });

  it.each([
    ['stays away', 'to a place on the page', { href: '#main' }],
    ['stays away', 'to a file', { download: 'file' }],
    ['stays away', 'to a new tab', { target: '_blank' }],
    ['stays away', 'to a frame', { target: 'frame' }],
    ['stays away', 'to another site', { href: 'https://www.example.com/' }],
    ['stays away', 'that dials', { href: 'tel:+16265550100' }],
    ['comes', 'that names its own tab', { target: '_self' }],
    ['comes', 'to the page with another query', { href: '?q=2#main' }],
    ['comes', 'to the page itself', { href: '?q=1' }],
  ])('%s for a link %s', async (does, _, attributes) => {
    await openStopped();
    await link().evaluate((element: HTMLElement, given) => Object.assign(element, given).click(), attributes);
    await page.clock.runFor(timings.loadingDelayMs * 2);
    expect(await isShown()).toBe(does === 'comes');
  });

  it.each(['ctrlKey', 'shiftKey', 'altKey', 'metaKey'])('stays away for a click with %s', async (key) => {
    await openStopped();
    await link().dispatchEvent('click', { [key]: true });
    await page.clock.runFor(timings.loadingDelayMs * 2);
    expect(await isShown()).toBe(false);
  });
});

describe('the stored language', () => {
  const store = async (language: string) => {
    await page.goto('/en/faq');
    await page.evaluate((value) => localStorage.setItem('language', value), language);
  };

  it('is restored on an address without a language, with query and hash and without a history entry', async () => {
    await store('en');
    await page.goto('/services');
    await page.goto('/faq?from=card#no-bond');
    await page.waitForURL('**/en/faq?from=card#no-bond');
    await page.goBack();
    await page.waitForURL('**/en/services');
    await page.goto('/');
    await page.waitForURL('**/en/');
  });

  it.each([
    ['en', '/es/faq'],
    ['ar', '/faq'],
    ['fr', '/faq'],
    ['', '/faq'],
    ['../admin', '/faq'],
  ])('%j leaves %s alone', async (language, address) => {
    await store(language);
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  it('is written when a language is chosen, so that a visitor can go back to Arabic and stay there', async () => {
    await store('en');
    await page.goto('/faq');
    await page.waitForURL('**/en/faq');
    await page.locator('.language-links a[lang="ar"]').click();
    await page.waitForURL(({ pathname }) => pathname === '/faq');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  it('is not written by following other links', async () => {
    await page.goto('/en/');
    await page.locator('main a[href="/en/bail-bonds-guide"]').first().click();
    await page.waitForURL('**/en/bail-bonds-guide');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(null);
  });

  it('gives way to the chosen one where it can be read and not written', async () => {
    await store('en');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/en/faq');
    await page.locator('.language-links a[lang="ar"]').click();
    await page.waitForURL(({ pathname }) => pathname === '/faq');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  it('may be out of reach without breaking the page', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto('/faq');
    await page.locator('.language-links a[lang="en"]').click();
    await page.waitForURL('**/en/faq');
  });
});
