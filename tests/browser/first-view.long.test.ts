/** What a phone shows before anybody scrolls: the promise, a call and the licence, on every kind of page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { type SamplePage, samplePages } from './sample-pages.ts';
import { useSite } from './use-site.ts';

const pages = await samplePages();

const { visit } = useSite(startBuiltSite, { allowed: /404/u });

/** Lets every page tell what it lacks in a window of this size. */
async function findFaults(
  viewport: { readonly width: number; readonly height: number },
  find: (page: Page, sample: SamplePage) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  await visit(
    async (page) => {
      for (const sample of pages) {
        await page.goto(sample.address);
        await page.evaluate(() => document.fonts.ready);
        for (const part of await find(page, sample)) faults.push(`${sample.address}: ${part}`);
      }
    },
    { viewport },
  );
  return faults;
}

/** The parts, by selector, of which none is whole between the two bars. */
function findHidden(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const top = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector('.callbar')?.getBoundingClientRect().top ?? 0;
    const isWhole = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top >= top && box.bottom <= end;
    };
    return list.filter((selector) => ![...document.querySelectorAll(selector)].some(isWhole));
  }, selectors);
}

/** The first line of the lead. */
const isLeadBegun = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.lead') ?? document.body);
    const end = document.querySelector('.callbar')?.getBoundingClientRect().top ?? 0;
    return (range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY) <= end;
  });

const isCallInBar = (page: Page) => page.locator('.callbar a[href^="tel:"]').isVisible();

describe('every kind of page in every language', () => {
  it('shows heading, promise, licence and a call at 375 by 667', async () => {
    const faults = await findFaults({ width: 375, height: 667 }, async (page, { name }) => [
      ...(await findHidden(page, ['h1', '.lead', '.hero .license'])),
      ...(name === 'home' ? await findHidden(page, ['.hero .call']) : []),
      ...((await isCallInBar(page)) ? [] : ['call']),
    ]);
    expect(faults).toEqual([]);
  });

  it('shows heading, licence, a call and where the promise begins at 320 by 568', async () => {
    const faults = await findFaults({ width: 320, height: 568 }, async (page) => [
      ...(await findHidden(page, ['h1', '.hero .license'])),
      ...((await isLeadBegun(page)) ? [] : ['lead']),
      ...((await isCallInBar(page)) ? [] : ['call']),
    ]);
    expect(faults).toEqual([]);
  });
});
