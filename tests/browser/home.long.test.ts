/** The home page: what is folded is there for whoever looks for it, and nothing stands askew. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** What a link to the page can lead to: folded stops, shown by their heading, and sections. */
const targets = {
  ...Object.fromEntries(
    ['hearing', 'agent', 'papers', 'payment', 'posting', 'release'].map((id) => [
      id,
      `details:has(#${id}) h3`,
    ]),
  ),
  services: '#services',
  'why-choose-us': '#why-choose-us',
  call: '#call',
};

/** Where an element begins in the window, once the page has come to rest. */
async function topOf(page: Page, selector: string): Promise<number> {
  await page.waitForTimeout(200);
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

describe.each([phone, desktop])('at %j', (viewport) => {
  it.each(tags)('is entered in %s at any of its parts, in sight under the bar', async (tag) => {
    const page = await openPage({ viewport });
    for (const [id, heading] of Object.entries(targets)) {
      await page.goto('about:blank');
      await page.goto(`${addressIn(tag, '/')}#${id}`);
      await page.locator(`#${id}`).waitFor();
      const fromTop = () => topOf(page, heading);
      await expect.poll(fromTop, { message: id }).toBeLessThan(viewport.height / 2);
      expect(await fromTop(), id).toBeGreaterThan(50);
    }
  });

  it('is where the visitor left it after a visit elsewhere', async () => {
    const page = await openPage({ viewport });
    await page.goto('/en/');
    await page.locator('#why-choose-us').scrollIntoViewIfNeeded();
    const before = await topOf(page, '#why-choose-us');
    await page.goto('/en/services');
    await page.goBack();
    await page.waitForLoadState('load');
    expect(Math.abs((await topOf(page, '#why-choose-us')) - before)).toBeLessThan(100);
  });
});

it.each(['/', '/los-angeles', '/bail-bonds-guide'])(
  '%s is laid out whole before anybody scrolls',
  async (path) => {
    const page = await openPage({ viewport: phone });
    await page.goto(path);
    const skipped = await page
      .locator('main :is(p, li, h2)')
      .evaluateAll(
        (parts) =>
          parts.filter(
            (part) =>
              part.closest('details') === null &&
              !part.checkVisibility({ contentVisibilityAuto: true }) &&
              part.checkVisibility(),
          ).length,
      );
    expect(skipped).toBe(0);
  },
);

it.each(['/', '/services', '/why-choose-us'])('%s ends no list of two columns in a hole', async (path) => {
  const page = await openPage({ viewport: desktop });
  await page.goto(path);
  const holes = await page
    .locator('main :is(.page-links, .statements, .checkmark-list)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).gridTemplateColumns.includes(' '))
        .filter((list) => {
          const last = list.lastElementChild?.getBoundingClientRect().left ?? 0;
          return Math.abs(last - list.getBoundingClientRect().left) > 2;
        })
        .map((list) => list.outerHTML.slice(0, 80)),
    );
  expect(holes).toEqual([]);
});

it.each(tags)(
  'says its heading in %s in three lines on a very wide screen, with the facts level with it',
  async (tag) => {
    const page = await openPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(addressIn(tag, '/'));
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('h1').evaluate((heading) => {
      const { lineHeight } = getComputedStyle(heading);
      return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines).toBeLessThanOrEqual(3);
    const [text, facts] = [await topOf(page, '.hero__text'), await topOf(page, '.hero .fact-list')];
    expect(Math.abs(text - facts)).toBeLessThan(8);
  },
);

it('ends in lists of links that stand open where there is room, with nothing to press above them', async () => {
  const page = await openPage({ viewport: desktop });
  await page.goto('/en/');
  const lists = page.locator('.footer nav:has(.footer__list)');
  for (const list of await lists.all()) {
    expect(await list.locator('summary').isVisible()).toBe(false);
    expect(await list.getByRole('link').first().isVisible()).toBe(true);
    expect(await list.getByRole('heading').count()).toBe(1);
  }
});
