/** The cookie banner: when it comes, what its answers do, and the script of visits that waits for one of them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { drivePage } from './engines/playwright.ts';
import { readInterfaceCopy } from './interface-words.ts';
import { showCookieBanner } from './journeys.ts';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const visitor = useBuiltSite();
const { openPage } = visitor;

const phone = { width: 320, height: 568 };
const desktop = { width: 1280, height: 720 };
const values = ['accepted', 'necessary', 'declined'] as const;
const start = new Date('2026-11-20T03:00:00Z');

/** Opens a page whose clock stands still until the test moves it, also on the pages that follow. */
async function openStopped(page: Page, address: string) {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address, { waitUntil: 'load' });
}

/** Opens a page and lets time pass until the banner is there. */
async function openAsked(page: Page, address: string) {
  await openStopped(page, address);
  await showCookieBanner(drivePage(page));
}

/** Gives the browser the cookie of an answer. */
const keepAnswer = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'cookie_consent', value, url: visitor.site.origin }]);

const banner = (page: Page) => page.locator('[data-cookies]');
const answers = (page: Page) => banner(page).getByRole('button');
const settings = (page: Page) => page.locator('[data-cookie-settings] button');
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.id || activeElement?.textContent || activeElement?.tagName;
  });
const isSkipFocused = (page: Page) => page.evaluate(() => document.activeElement?.className === 'skip-link');
/** The cookie as `document.cookie` has it, and every key of the storages. */
const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

describe('the cookie banner', () => {
  it('is away 4,999 ms after load, there at 5,001 ms, and moves neither focus nor page', async () => {
    const page = await openPage();
    await openStopped(page, '/en/');
    await page.clock.runFor(timings.cookieBannerDelayMs - 1);
    expect(await banner(page).isVisible()).toBe(false);
    await page.locator('.hero .call-button').focus();
    const before = await page.evaluate(() => scrollY);
    await page.clock.runFor(2);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.matches('.hero .call-button'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('brings back to sight what has the focus and would lie under it', async () => {
    const page = await openPage({ viewport: phone });
    await openStopped(page, '/en/faq');
    const row = page.locator('.folds summary').nth(3);
    await row.evaluate((element) => {
      scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + 80);
      element.focus({ preventScroll: true });
    });
    await page.clock.runFor(timings.cookieBannerDelayMs);
    const isClear = async () => {
      const [bar, box] = [await page.locator('.call-bar').boundingBox(), await row.boundingBox()];
      return (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0);
    };
    await expect.poll(isClear).toBe(true);
  });

  it('waits until a page that was prepared in advance is shown', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await openStopped(page, '/en/contact');
    await page.clock.runFor(timings.cookieBannerDelayMs * 10);
    expect(await banner(page).isVisible()).toBe(false);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.clock.runFor(timings.cookieBannerDelayMs - 1);
    expect(await banner(page).isVisible()).toBe(false);
    await page.clock.runFor(2);
    expect(await banner(page).isVisible()).toBe(true);
  });

  it('stays away when another tab was answered meanwhile', async () => {
    const page = await openPage();
    await openStopped(page, '/en/');
    await keepAnswer(page, 'necessary');
    await page.clock.runFor(timings.cookieBannerDelayMs * 2);
    expect(await banner(page).isVisible()).toBe(false);
  });

  it.each([
    ['a page that the browser kept, when the next page was answered', 'pageshow'],
    ['a tab that is looked at again, when another was answered', 'visibilitychange'],
  ])('is gone from %s', async (_, type) => {
    const page = await openPage();
    await openAsked(page, '/en/');
    await keepAnswer(page, 'declined');
    await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), type);
    expect(await banner(page).isVisible()).toBe(false);
  });

  it.each(values)('keeps %s for 365 days, says so, and asks no more', async (value) => {
    const page = await openPage();
    await openAsked(page, '/en/');
    const before = Date.now() / 1000;
    await answers(page).nth(values.indexOf(value)).click();
    expect(await banner(page).isVisible()).toBe(false);
    expect(await page.locator('.bottom-bar').getByRole('status').first().textContent()).toBe(
      readInterfaceCopy('en').cookies.saved,
    );
    expect(await focused(page)).toBe('main');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'cookie_consent',
      value,
      path: '/',
      sameSite: 'Lax',
      secure: false,
    });
    expect(Math.abs((cookie?.expires ?? 0) - before - 365 * 86_400)).toBeLessThan(600);
    expect(await stored(page)).toEqual([`cookie_consent=${value}`]);
    await page.reload({ waitUntil: 'load' });
    await page.clock.runFor(timings.cookieBannerDelayMs * 3);
    expect(await banner(page).isVisible()).toBe(false);
  });
});

describe.each(tags)('in %s, the cookie banner', (tag) => {
  const home = addressIn(tag, '/');
  const { cookies } = readInterfaceCopy(tag);
  const labels = [cookies.acceptAll, cookies.necessaryOnly, cookies.decline];

  it.each([phone, { width: 430, height: 932 }, desktop])(
    'is a named region with three equal buttons from edge to edge below the call bar, at %j',
    async (viewport) => {
      const page = await openPage({ viewport });
      await openAsked(page, home);
      expect(await page.getByRole('region', { name: cookies.name }).isVisible()).toBe(true);
      expect(await answers(page).allTextContents()).toEqual(labels);
      const looks = await answers(page).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, font, borderColor } = getComputedStyle(button);
          return [Math.round(width), height, top, color, backgroundColor, font, borderColor].join(' ');
        }),
      );
      expect(new Set(looks).size).toBe(1);
      expect((await answers(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const box = await banner(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      if (viewport === desktop) return;
      const edges = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [left, right];
        });
      expect(await edges('.cookie-banner__answers')).toEqual(await edges('.cookie-banner__row'));
      const bar = await page.locator('.call-bar').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    },
  );

  it('comes next after the skip link, and gives the focus back to where it was', async () => {
    const page = await openPage();
    await openAsked(page, home);
    await page.keyboard.press('Tab');
    expect(await isSkipFocused(page)).toBe(true);
    for (const label of labels) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(label);
    }
    await page.keyboard.press('Enter');
    expect(await banner(page).isVisible()).toBe(false);
    expect(await isSkipFocused(page)).toBe(true);
    expect(await stored(page)).toEqual(['cookie_consent=declined']);
  });

  it('is asked for again from the footer, as the privacy policy says, and a new answer replaces the old one', async () => {
    const page = await openPage();
    await keepAnswer(page, 'accepted');
    await openStopped(page, addressIn(tag, '/privacy-policy'));
    expect(await page.locator('#cookies-and-storage').textContent()).toContain(cookies.settings);
    await settings(page).focus();
    expect(await focused(page)).toBe(cookies.settings);
    await page.keyboard.press('Enter');
    expect(await banner(page).isVisible()).toBe(true);
    expect(await banner(page).evaluate((region) => region === document.activeElement)).toBe(true);
    // The wait of a first visit must not end what the visitor asked for.
    await page.clock.runFor(timings.cookieBannerDelayMs * 2);
    for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await focused(page)).toBe(cookies.settings);
    expect(await stored(page)).toEqual(['cookie_consent=necessary']);
  });
});

describe('the script that waits for consent', () => {
  type Case = { readonly cookie?: string; readonly signal?: boolean; readonly answer?: string };

  /** Opens a page of a site that counts visits, and returns whether its script was requested and ran. */
  async function isCounted({ cookie, signal = false, answer }: Case): Promise<boolean> {
    const page = await openPage();
    const requests: string[] = [];
    await page.route('**/en/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).not.toContain('data-analytics');
      const body = html.replace(' data-cookies', ' data-analytics="/count.js" data-cookies');
      await route.fulfill({ response, body });
    });
    await page.route('**/count.js', (route) => {
      requests.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: "document.documentElement.dataset.counted = '';",
      });
    });
    if (cookie !== undefined) await keepAnswer(page, cookie);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value });
    }, signal);
    await openStopped(page, '/en/');
    expect(await page.locator('[data-analytics]').count()).toBe(1);
    if (answer !== undefined) {
      await showCookieBanner(drivePage(page));
      await page.locator(`[data-consent="${answer}"]`).click();
    }
    await page.waitForLoadState('networkidle');
    const ran = await page.evaluate(() => 'counted' in document.documentElement.dataset);
    expect(requests.length > 0).toBe(ran);
    return ran;
  }

  it('comes at once after Accept All, and on the next visit', async () => {
    expect(await isCounted({ answer: 'accepted' })).toBe(true);
    expect(await isCounted({ cookie: 'accepted' })).toBe(true);
  });

  it.each<Case>([
    {},
    { answer: 'necessary' },
    { cookie: 'necessary' },
    { answer: 'declined' },
    { cookie: 'declined' },
    { answer: 'accepted', signal: true },
    { cookie: 'accepted', signal: true },
  ])('does not come without consent, nor while Global Privacy Control is on: %j', async (each) => {
    expect(await isCounted(each)).toBe(false);
  });
});
