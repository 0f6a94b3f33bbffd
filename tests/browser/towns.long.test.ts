/** From a city to whom one asks there: the list without scripts, and the field that looks for a name in it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readInterfaceCopy, withoutIsolates } from './interface-words.ts';
import { addressIn, tags } from './languages.ts';
import { translatePage } from './translate-page.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const field = (page: Page) => page.locator('.town-filter input');
const status = (page: Page) => page.locator('.town-filter [role="status"]');
const reported = async (page: Page) => withoutIsolates((await status(page).textContent()) ?? '');
const list = (page: Page) => page.locator('details:has(#towns)');
/** What the list shows, in English. */
const shown = (page: Page) =>
  page
    .locator('#towns tbody tr:visible th, #towns li:visible')
    .evaluateAll((places) =>
      places.map((place) => (place.querySelector('[lang="en"]') ?? place).textContent?.trim()),
    );
const lines = (page: Page) =>
  page
    .locator('.town-filter__lines a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const losAngeles = 'tel:+12134736100';
const sanBernardino = 'tel:+19093502476';

describe.each(tags)('in %s', (tag) => {
  const copy = readInterfaceCopy(tag).towns;
  const found = (count: number) => copy.found.replace('{{count}}', String(count));

  it('the field leads to the list without scripts, and sends nothing', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(addressIn(tag, '/los-angeles'));
    await field(page).fill('Pasadena');
    await page.locator('.town-filter button').click();
    await page.waitForURL('**/*#towns');
    expect(page.url()).not.toContain('Pasadena');
    expect(await list(page).getAttribute('open')).not.toBe(null);
    expect(await shown(page)).toEqual(expect.arrayContaining(['Pasadena', 'Compton', 'Alhambra']));
    expect(
      await page.locator('#towns tr', { hasText: 'Torrance' }).locator('[href="tel:+13106185631"]').count(),
    ).toBe(1);
  });

  it.each(['pasadena', 'باسادينا'])(
    'the list shows what %j begins, and Escape gives all of it back',
    async (typed) => {
      const page = await openPage();
      await page.goto(addressIn(tag, '/los-angeles'));
      const all = await page.locator('#towns :is(tbody tr, li)').count();
      await field(page).pressSequentially(typed);
      await expect.poll(() => reported(page)).toBe(found(2));
      expect((await shown(page)).sort()).toEqual(['Pasadena', 'South Pasadena']);
      expect(await list(page).getAttribute('open')).not.toBe(null);
      await page.keyboard.press('Escape');
      await expect.poll(() => reported(page)).toBe('');
      expect(await field(page).inputValue()).toBe('');
      expect(await list(page).getAttribute('open')).toBe(null);
      expect(await page.locator('#towns :is(tbody tr, li):not([hidden])').count()).toBe(all);
    },
  );

  it('a city that stands in no list of the page is found with the number of its county', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/'));
    await field(page).pressSequentially('compton');
    await expect.poll(() => lines(page)).toEqual([losAngeles]);
    expect(await reported(page)).toBe(found(1));
    expect(await list(page).getAttribute('open')).toBe(null);
    await page.goto(addressIn(tag, '/los-angeles'));
    await field(page).pressSequentially('Ontario');
    await expect.poll(() => lines(page)).toEqual([sanBernardino]);
  });

  it('a name that is nowhere leads to the lines of all counties, and to us', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/'));
    await field(page).pressSequentially('xyz');
    await expect.poll(() => status(page).locator('a[href^="tel:+1626"]').count()).toBe(1);
    expect(await lines(page)).toHaveLength(4);
    await field(page).fill('');
    await expect.poll(() => reported(page)).toBe('');
    expect(await lines(page)).toEqual([]);
  });
});

it.each(tags)('finds a city in a list that the browser translated from %s', async (tag) => {
  const page = await openPage();
  await page.goto(addressIn(tag, '/los-angeles'));
  await translatePage(page);
  await field(page).pressSequentially('pasadena');
  const visible = page.locator('#towns tbody tr:visible, #towns li:visible');
  await expect.poll(() => visible.count()).toBe(2);
});

it('keeps the list open that the visitor had opened', async () => {
  const page = await openPage();
  await page.goto('/en/');
  await list(page).locator('summary').click();
  await field(page).pressSequentially('pas');
  await expect.poll(() => shown(page)).toEqual(['Pasadena']);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(20);
});
