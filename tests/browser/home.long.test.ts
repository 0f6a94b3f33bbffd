/** The home page on a phone: not too long, and what is folded or laid out later is still there for whoever looks for it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { addressIn, tags } from './languages.ts';
import { useSite } from './use-site.ts';

const { openPage } = useSite(startBuiltSite);

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const highestPage = 7500;
const foldedStops = ['papers', 'payment', 'posting', 'release'];

/** Height of the page once all of it is laid out, without the reviews, which not every agency shows. */
function measurePage(): number {
  for (const part of document.querySelectorAll<HTMLElement>('.later'))
    part.style.contentVisibility = 'visible';
  document.querySelector('#reviews')?.remove();
  return document.documentElement.scrollHeight;
}

/** Where an element begins in the window, once the page has come to rest. */
async function topOf(page: Page, selector: string): Promise<number> {
  await page.waitForTimeout(200);
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

describe.each(tags)('in %s, the home page', (tag) => {
  it('is at most nine screens of a phone high', async () => {
    const page = await openPage({ viewport: phone });
    await page.goto(addressIn(tag, '/'));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(measurePage)).toBeLessThanOrEqual(highestPage);
  });

  it('opens a folded stop for a link to it, and shows its heading under the bar', async () => {
    for (const viewport of [phone, desktop]) {
      const page = await openPage({ viewport });
      for (const id of foldedStops) {
        await page.goto(`${addressIn(tag, '/')}#${id}`);
        await page.locator(`#${id}`).waitFor();
        const fromTop = () => topOf(page, `details:has(#${id}) h3`);
        await expect.poll(fromTop, { message: id }).toBeLessThan(viewport.height / 2);
        expect(await fromTop(), id).toBeGreaterThan(60);
      }
    }
  });

  it('leads to its last sections, which are laid out late', async () => {
    for (const viewport of [phone, desktop]) {
      for (const id of ['services', 'why-choose-us', 'call']) {
        const page = await openPage({ viewport });
        await page.goto(`${addressIn(tag, '/')}#${id}`);
        const fromTop = () => topOf(page, `#${id}`);
        await expect.poll(fromTop, { message: id }).toBeLessThan(viewport.height / 2);
        expect(await fromTop(), id).toBeGreaterThan(50);
      }
    }
  });

  it('has every word on paper', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto(addressIn(tag, '/'));
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('main .fold > :not(summary)')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height === 0).length);
    expect(hidden).toBe(0);
    expect(await page.locator('main .fold').count()).toBe(foldedStops.length + 2);
  });
});

describe('the home page', () => {
  it('is where the visitor left it after a visit elsewhere', async () => {
    for (const viewport of [phone, desktop]) {
      const page = await openPage({ viewport });
      await page.goto('/en/');
      await page.locator('#why-choose-us').scrollIntoViewIfNeeded();
      const before = await topOf(page, '#why-choose-us');
      await page.goto('/en/services');
      await page.goBack();
      await page.waitForLoadState('load');
      expect(Math.abs((await topOf(page, '#why-choose-us')) - before)).toBeLessThan(100);
    }
  });

  it('ends no list of two columns in a hole', async () => {
    const page = await openPage({ viewport: desktop });
    for (const address of ['/en/', '/en/services', '/en/why-choose-us']) {
      await page.goto(address);
      const holes = await page.locator('main :is(.index, .says, .ticks)').evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).gridTemplateColumns.includes(' '))
          .filter((list) => {
            const end = getComputedStyle(list).direction === 'rtl' ? 'left' : 'right';
            const last = list.lastElementChild?.getBoundingClientRect()[end] ?? 0;
            return Math.abs(last - list.getBoundingClientRect()[end]) > 2;
          })
          .map((list) => list.outerHTML.slice(0, 80)),
      );
      expect(holes, address).toEqual([]);
    }
  });

  it('says its heading in three lines on a very wide screen, with the facts level with it', async () => {
    for (const tag of tags) {
      const page = await openPage({ viewport: { width: 1920, height: 1080 } });
      await page.goto(addressIn(tag, '/'));
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.locator('h1').evaluate((heading) => {
        const { lineHeight } = getComputedStyle(heading);
        return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      });
      expect(lines, tag).toBeLessThanOrEqual(3);
      const tops = await Promise.all(['.hero__text', '.facts'].map((selector) => topOf(page, selector)));
      expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)), tag).toBeLessThan(8);
    }
  });
});
