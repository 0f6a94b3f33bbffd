import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { addressIn, tags } from './languages.ts';
import { scrollToY } from './scroll-page.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

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
    return page.locator('.top-bar').evaluate((bar) => getComputedStyle(bar).boxShadow !== 'none');
  }
  function isWayBackThere(page: Page) {
    return page.locator('.to-top').isVisible();
  }

  it('the call of the top bar is outlined while that of the hero is in sight, and solid once it has gone', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    const ground = (selector: string) =>
      page.locator(selector).evaluate((call) => getComputedStyle(call).backgroundColor);
    const solid = await ground('.hero .call-button');
    const clear = await ground('.top-bar');
    for (const [distance, expected] of [
      [0, clear],
      [2000, solid],
      [0, clear],
    ] as const) {
      await scrollToY(page, distance);
      // On a page of one colour the outlined pill has no ground of its own.
      const shown = async () => (await ground('.compact-call-button')).replace('rgba(0, 0, 0, 0)', clear);
      await expect.poll(shown, { message: `${distance} px` }).toBe(expected);
    }
  });
});

it.each(tags)(
  'shows the names of all languages in %s on the smallest phone, without opening anything',
  async (tag) => {
    const page = await openPage({ viewport: { width: 320, height: 568 } });
    await page.goto(addressIn(tag, '/'));
    const names = page.locator('[data-language]');
    expect(await names.allTextContents()).toEqual(['العربية', 'English', 'Español']);
    for (const name of await names.all()) expect((await name.boundingBox())?.y).toBeLessThan(568 / 4);
  },
);
