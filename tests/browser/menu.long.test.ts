/** The menu of phones: the counties with the number to ask at, then the links of the bar, in one column. */
import { expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

it.each(tags)(
  'the menu in %s lists the counties with their numbers, then the links of the bar in their order, row under row',
  async (tag) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto(addressIn(tag, '/'));
    await page.locator('.menu > summary').click();
    const [places, pages] = [0, 1].map((index) => page.locator('.menu__list').nth(index));
    expect(await places?.locator('a[href^="tel:"]').count()).toBe(await places?.locator('li').count());
    const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
    const inBar = await page.locator('.nav__list a').evaluateAll(hrefsOf);
    expect((await pages?.locator('a').evaluateAll(hrefsOf))?.slice(0, inBar.length)).toEqual(inBar);
    const rows = await page.locator('.menu__list > li').evaluateAll((items) =>
      items.map((item) => {
        const { left, width, height } = item.getBoundingClientRect();
        return { left, width, isTall: height >= 48 };
      }),
    );
    expect(new Set(rows.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    expect(rows.every(({ isTall }) => isTall)).toBe(true);
  },
);

it.each(tags)('the button of the menu in %s has another name while the menu is open', async (tag) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(addressIn(tag, '/'));
  const button = page.locator('.menu > summary');
  const [shut, open] = [await button.innerText(), await button.click().then(() => button.innerText())];
  expect(open).not.toBe(shut);
  expect(open).toMatch(/^(?:Close|إغلاق|Cerrar)$/u);
});
