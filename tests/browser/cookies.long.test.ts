import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { drivePage } from './engines/playwright.ts';
import { waitForCookieBanner } from './journeys.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite({ isNewVisitor: true });
const { openPage } = fixture;

const consents = ['accepted', 'necessary', 'declined'] as const;
const start = new Date('2026-11-20T03:00:00Z');

/** Only the test advances the clock, also on later pages. */
async function openStopped(page: Page, address: string) {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address, { waitUntil: 'load' });
}

const setConsent = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'cookie_consent', value, url: fixture.site.origin }]);

const banner = (page: Page) => page.locator('[data-cookies]');
const answers = (page: Page) => banner(page).getByRole('button');
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const listStored = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

describe('the cookie banner', () => {
  it('appears 5 seconds after load, without moving the focus or scrolling the page', async () => {
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

  it('waits until a prerendered page is shown', async () => {
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
    await page.clock.runFor(timings.cookieBannerDelayMs + 1);
    expect(await banner(page).isVisible()).toBe(true);
  });

  it.each(['pageshow', 'visibilitychange'])(
    'disappears on %s when it was answered in another tab',
    async (type) => {
      const page = await openPage();
      await openStopped(page, '/en/');
      await waitForCookieBanner(drivePage(page));
      await setConsent(page, 'declined');
      await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), type);
      expect(await banner(page).isVisible()).toBe(false);
    },
  );

  it.each(consents)('stores %s for 365 days and does not appear again', async (value) => {
    const page = await openPage();
    await openStopped(page, '/en/');
    await waitForCookieBanner(drivePage(page));
    const before = Date.now() / 1000;
    await answers(page).nth(consents.indexOf(value)).click();
    expect(await banner(page).isVisible()).toBe(false);
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'cookie_consent', value, path: '/', sameSite: 'Lax' });
    expect(Math.abs((cookie?.expires ?? 0) - before - 365 * 86_400)).toBeLessThan(600);
    expect(await listStored(page)).toEqual([`cookie_consent=${value}`]);
    await page.reload({ waitUntil: 'load' });
    await page.clock.runFor(timings.cookieBannerDelayMs * 3);
    expect(await banner(page).isVisible()).toBe(false);
  });

  it('has three answers with the same style, and follows the skip link in the tab order', async () => {
    const page = await openPage({ viewport: { width: 320, height: 568 } });
    await openStopped(page, '/en/');
    await waitForCookieBanner(drivePage(page));
    const styles = await answers(page).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, font, borderColor } = getComputedStyle(button);
        return [Math.round(width), height, color, backgroundColor, font, borderColor].join(' ');
      }),
    );
    expect(styles).toHaveLength(3);
    expect(new Set(styles).size).toBe(1);
    const labels = await answers(page).allTextContents();
    await page.keyboard.press('Tab');
    for (const label of labels) {
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe(label);
    }
  });

  it('opens again from the footer, receives the focus, and returns it after the new answer', async () => {
    const page = await openPage();
    await setConsent(page, 'accepted');
    await openStopped(page, '/en/privacy-policy');
    const settings = page.locator('[data-cookie-settings] button');
    await settings.press('Enter');
    expect(await banner(page).evaluate((region) => region === document.activeElement)).toBe(true);
    for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await focusedText(page)).toBe(await settings.textContent());
    expect(await listStored(page)).toEqual(['cookie_consent=necessary']);
  });
});

describe('the script that waits for consent', () => {
  type Case = { readonly cookie?: string; readonly globalPrivacyControl?: boolean; readonly answer?: string };

  async function isCounted({ cookie, globalPrivacyControl = false, answer }: Case): Promise<boolean> {
    const page = await openPage();
    await page.route('**/en/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(' data-cookies', ' data-analytics="/count.js" data-cookies');
      await route.fulfill({ response, body });
    });
    const body = "document.documentElement.dataset.counted = '';";
    const requests: string[] = [];
    await page.route('**/count.js', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    if (cookie !== undefined) await setConsent(page, cookie);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value });
    }, globalPrivacyControl);
    await openStopped(page, '/en/');
    expect(await page.locator('[data-analytics]').count()).toBe(1);
    if (answer !== undefined) {
      await waitForCookieBanner(drivePage(page));
      await page.locator(`[data-consent="${answer}"]`).click();
    }
    // The script would have been requested before this file.
    await page.evaluate(() => fetch('/robots.txt'));
    if (requests.length > 0) await page.locator(':root[data-counted]').waitFor();
    return requests.length > 0;
  }

  it.each<Case>([{ answer: 'accepted' }, { cookie: 'accepted' }])(
    'runs with consent: %j',
    async (scenario) => {
      expect(await isCounted(scenario)).toBe(true);
    },
  );

  it.each<Case>([
    {},
    { answer: 'necessary' },
    { cookie: 'declined' },
    { cookie: 'accepted', globalPrivacyControl: true },
  ])('does not run without consent, nor with Global Privacy Control: %j', async (scenario) => {
    expect(await isCounted(scenario)).toBe(false);
  });
});
