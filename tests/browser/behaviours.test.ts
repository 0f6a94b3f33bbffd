/** Behaviours that need no state, on a small site; the states that they lead to are in states.test.ts. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../scripts/limits.ts';
import { scrollToY } from './scroll-page.ts';
import { startSmallSite } from './small-site.tsx';
import { useSite } from './use-site.ts';

const visitor = useSite(startSmallSite);
let page: Page;
let problems: string[];

beforeEach(async () => {
  page = await visitor.openPage();
  problems = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});
afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

describe('the way back to the top', () => {
  it('goes to the top and starts the keyboard there', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/');
    await scrollToY(page, 1000);
    await page.locator('.totop').click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
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
      await page.locator('.totop').evaluate((link: HTMLElement) => link.click());
      expect(await page.title()).toBe(behavior);
    }
  });
});

describe('the menu', () => {
  const menu = () => page.locator('details.tool');
  const isOpen = (locator: ReturnType<typeof menu>) =>
    locator.evaluate((details: HTMLDetailsElement) => details.open);

  it('closes when the focus leaves it', async () => {
    await page.goto('/en/');
    await menu().locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await isOpen(menu())).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isOpen(menu())).toBe(false);
  });

  it('closes on a click outside', async () => {
    await page.goto('/en/');
    await menu().locator('summary').click();
    await page.locator('h1').click();
    expect(await isOpen(menu())).toBe(false);
  });
});

describe('the loading status', () => {
  const isShown = () => page.locator('[data-loading]').isVisible();

  /** Stops the clock of the page, and its navigations once the scripts have seen the click. */
  async function openStopped() {
    await page.clock.install();
    await page.goto('/en/');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
  }

  it('shows after 150 ms without the next page', async () => {
    await openStopped();
    await page.locator('#slow').click();
    await page.clock.runFor(limits.loadingDelayMs - 1);
    expect(await isShown()).toBe(false);
    await page.clock.runFor(1);
    expect(await isShown()).toBe(true);
  });

  it('is gone when the page comes back from the cache of the browser', async () => {
    await openStopped();
    await page.locator('#slow').click();
    await page.clock.runFor(limits.loadingDelayMs);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await isShown()).toBe(false);
  });

  it('shows while a real page is on its way', async () => {
    await page.goto('/en/');
    const shown = new Promise<void>((resolve) => page.exposeFunction('tellShown', resolve));
    await page.locator('[data-loading]').evaluate((status) => {
      new MutationObserver(() => Reflect.get(window, 'tellShown')()).observe(status, { attributes: true });
    });
    await page.locator('#slow').evaluate((link: HTMLElement) => link.click());
    await shown;
    visitor.site.release();
    await page.waitForURL('**/en/slow');
    expect(await isShown()).toBe(false);
  });

  it.each([
    ['nothing', { status: 204 }],
    ['a file to keep', { headers: { 'Content-Disposition': 'attachment' }, body: 'kept' }],
  ])('ends after a while when the link leads to %s', async (_, answer) => {
    const shown = Promise.withResolvers<void>();
    await page.route('**/en/slow', async (route) => {
      await shown.promise;
      await route.fulfill(answer);
    });
    await page.clock.install();
    await page.goto('/en/');
    await page.exposeFunction('tellShown', shown.resolve);
    await page.locator('[data-loading]').evaluate((status) => {
      new MutationObserver(() => Reflect.get(window, 'tellShown')()).observe(status, { attributes: true });
    });
    await page.locator('#slow').evaluate((link: HTMLElement) => link.click());
    await shown.promise;
    await page.clock.runFor(limits.loadingEndMs);
    expect(await isShown()).toBe(false);
  });

  it('ends when the visitor stops the next page', async () => {
    await page.goto('/en/');
    const ended = new Promise<void>((resolve) => page.exposeFunction('tellEnded', resolve));
    await page.locator('[data-loading]').evaluate((status: HTMLElement) => {
      new MutationObserver(() => {
        if (status.hidden) Reflect.get(window, 'tellEnded')();
        else window.stop();
      }).observe(status, { attributes: true });
    });
    await page.locator('#slow').evaluate((link: HTMLElement) => link.click());
    await ended;
    expect(new URL(page.url()).pathname).toBe('/en/');
  });

  it.each(['same-page', 'slow-download', 'slow-blank', 'away', 'call'])(
    'stays away for the link %s',
    async (id) => {
      await openStopped();
      await page.locator(`#${id}`).click();
      await page.clock.runFor(limits.loadingDelayMs * 2);
      expect(await isShown()).toBe(false);
    },
  );

  it.each(['Control', 'Shift', 'Alt', 'Meta'] as const)('stays away for a click with %s', async (key) => {
    await openStopped();
    await page.locator('#slow').click({ modifiers: [key] });
    await page.clock.runFor(limits.loadingDelayMs * 2);
    expect(await isShown()).toBe(false);
  });
});

describe('the stored language', () => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'));

  it('is restored on an address without a language, with query and hash and without a history entry', async () => {
    await page.goto('/en/');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    const entries = await page.evaluate(() => history.length);
    await page.goto('/faq?from=card#main');
    await page.waitForURL('**/en/faq?from=card#main');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goto('/');
    await page.waitForURL('**/en/');
  });

  it('never moves an address that names a language', async () => {
    await page.goto('/es/');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.goto('/es/faq');
    expect(new URL(page.url()).pathname).toBe('/es/faq');
  });

  it.each(['ar', 'fr', '', '../admin'])('is left alone when it is %j', async (value) => {
    await page.goto('/en/');
    await page.evaluate((language) => localStorage.setItem('language', language), value);
    await page.goto('/faq');
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  it('is not written by following other links', async () => {
    await page.goto('/en/');
    await page.locator('.tool > summary').click();
    await page.locator('a[href="/en/faq"]').click();
    await page.waitForURL('**/en/faq');
    expect(await stored()).toBe(null);
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
    await page.locator('a[data-language="en"]').click();
    await page.waitForURL('**/en/faq');
  });
});

describe('a print button', () => {
  it('prints', async () => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.goto('/en/');
    await page.locator('[data-print]').click();
    expect(await page.title()).toBe('printed');
  });
});
