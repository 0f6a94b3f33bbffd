/** What the first screen of a page answers. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteContent } from '../site-model.ts';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite();
let page: Page;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** Px from the top within which the drawing of a service page begins on a phone. */
const drawingStart = 480;

beforeEach(async () => {
  page = await fixture.openPage();
});

/** Returns the distances in px of an element's edges from the top of the window, without scrolling. */
const edgesOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

/** Opens a page and expects that elements lie completely between the top bar and the lower limit. */
async function expectVisible(address: string, selectors: readonly string[]): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const limit = isPhone ? (await edgesOf('.bottom-bar')).top : desktop.height;
  const { bottom: start } = await edgesOf('.top-bar');
  for (const selector of selectors) {
    const { top, bottom } = await edgesOf(selector);
    expect(top, `${address} ${selector}: top`).toBeGreaterThanOrEqual(start);
    expect(bottom, `${address} ${selector}: bottom`).toBeLessThanOrEqual(limit);
  }
}

const { counties, services } = siteContent.recordFacts;

describe.each(tags)('in %s, the first screen', (tag) => {
  it('of home has the city field and the drawings of fee and hours on a phone', async () => {
    await page.setViewportSize(phone);
    await expectVisible(addressIn(tag, '/'), ['#where input', '#cost .square-row', '#when .square-row']);
  });

  it('of home has all four answers on a wide screen', async () => {
    await page.setViewportSize(desktop);
    await expectVisible(addressIn(tag, '/'), ['#where', '#cost', '#when', '#ask']);
  });

  it.each([...counties.keys()])('of a county has the city field and a number: %s', async (id) => {
    await page.setViewportSize(phone);
    await expectVisible(addressIn(tag, `/${id}`), ['#where input', '#where a[href^="tel:"]']);
  });

  it.each([...services.keys()])('of a service begins its drawing: %s', async (id) => {
    await page.setViewportSize(phone);
    await page.goto(addressIn(tag, `/services/${id}`));
    await page.evaluate(() => document.fonts.ready);
    expect((await edgesOf('.service-diagram')).top).toBeLessThan(drawingStart);
  });
});
