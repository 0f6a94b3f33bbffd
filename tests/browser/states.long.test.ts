import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { addressIn, tags } from './languages.ts';
import { scrollToY } from './scroll-page.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const phone = { width: 375, height: 667 };

/** A disclosure of the top bar. */
const menu = (page: Page) => page.locator('details.tool');
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('while a page is scrolled', () => {
  it.each([
    ['the top bar has a shadow at 11 px and none at 10 px', timings.topBarShadowPx, isBarShaded],
    ['the way back to the top is there at 301 px and hidden at 300 px', timings.backToTopPx, isWayBackThere],
  ])('%s', async (_, limit, isSo) => {
    const page = await openPage();
    await page.goto('/');
    for (const [distance, expected] of [
      [0, false],
      [limit, false],
      [limit + 1, true],
      [limit, false],
    ] as const) {
      await scrollToY(page, distance);
      expect(await isSo(page), `${distance} px`).toBe(expected);
    }
  });

  function isBarShaded(page: Page) {
    return page.locator('.topbar').evaluate((bar) => getComputedStyle(bar).boxShadow !== 'none');
  }
  function isWayBackThere(page: Page) {
    return page.locator('.totop').isVisible();
  }

  it('the call of the top bar is outlined while that of the hero is in sight, and solid once it has gone', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    const ground = (selector: string) =>
      page.locator(selector).evaluate((call) => getComputedStyle(call).backgroundColor);
    const solid = await ground('.hero .call');
    const clear = await ground('.topbar');
    for (const [distance, expected] of [
      [0, clear],
      [2000, solid],
      [0, clear],
    ] as const) {
      await scrollToY(page, distance);
      // On a page of one colour the outlined pill has no ground of its own.
      const shown = async () => (await ground('.callmini')).replace('rgba(0, 0, 0, 0)', clear);
      await expect.poll(shown, { message: `${distance} px` }).toBe(expected);
    }
  });
});

it('opens and closes the menu of a phone by press and by key, and closes it when a link is chosen', async () => {
  const page = await openPage({ viewport: phone });
  await page.goto('/');
  const link = menu(page).locator('a[href="/faq"]');
  for (const isOpen of [true, false]) {
    await menu(page).locator('summary').click();
    expect(await link.isVisible()).toBe(isOpen);
  }
  await page.keyboard.press('Enter');
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  expect(await hasFocus(page, '.tool > summary')).toBe(true);

  await page.keyboard.press('Enter');
  // The page stays, so that what a choice does to the menu can be seen.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await link.press('Enter');
  expect(await link.isVisible()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
});

describe.each(tags)('in %s', (tag) => {
  it('the names of all languages are read as words on the smallest phone, without opening anything', async () => {
    const page = await openPage({ viewport: { width: 320, height: 568 } });
    await page.goto(addressIn(tag, '/'));
    const names = page.locator('.languages a');
    expect(await names.allTextContents()).toEqual(['العربية', 'English', 'Español']);
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.y).toBeLessThan(phone.height / 4);
    }
  });
});
