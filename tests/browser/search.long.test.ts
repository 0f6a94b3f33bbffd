/** The search as a visitor uses it: by press and by keys, with and without scripts, and when its files do not come. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { formFor, readInterfaceCopy } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

// The page for what does not exist has the status of that.
const visitor = useBuiltSite({ allowed: /status of 404/u });

/** What families type, and the page that comes first. */
const questions: Readonly<Record<Tag, readonly [string, string]>> = {
  ar: ['ما عطوه كفاله', '/bail-bond/no-bond-meaning'],
  en: ['what does no bond meen', '/bail-bond/no-bond-meaning'],
  es: ['no le dieron fiansa', '/bail-bond/no-bond-meaning'],
};

const link = (page: Page) => page.locator('.top-bar [data-island="search"] a');
const dialog = (page: Page) => page.locator('dialog');
/** Until the field is there, nothing can be typed. */
async function open(page: Page) {
  await link(page).click();
  await page.locator('dialog input:focus').waitFor();
}
const hits = (page: Page) => page.locator('.search__hits a');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const listIndexes = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

describe.each(tags)('in %s', (tag) => {
  const copy = readInterfaceCopy(tag).search;
  const [question, answer] = questions[tag];

  it('a press opens it, arrows walk to a page, Enter follows', async () => {
    const page = await visitor.openPage({ viewport: { width: 390, height: 844 } });
    const indexes = listIndexes(page);
    await page.goto(addressIn(tag, '/'));
    await open(page);
    expect(indexes).toEqual([]);
    await page.keyboard.type(question);
    await hits(page).first().waitFor();
    expect(indexes).toEqual([
      '/search.json',
      expect.stringMatching(new RegExp(`^/assets/search-${tag}-`, 'u')),
    ]);
    const count = await hits(page).count();
    await expect
      .poll(() => page.locator('dialog [role="status"]').textContent())
      .toBe(formFor(tag, copy.found, count));
    expect(await page.locator('dialog mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect((await focused(page))?.split('#')[0]).toBe(addressIn(tag, answer));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === addressIn(tag, answer));
  });

  it('says what to do when nothing is found', async () => {
    const page = await visitor.openPage();
    await page.goto(addressIn(tag, '/contact'));
    await open(page);
    await page.keyboard.type('xyzzyqq');
    await expect.poll(() => page.locator('dialog [role="status"]').textContent()).toBe(copy.none);
    expect(
      await page
        .locator('.search__ways a')
        .evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
    ).toEqual(['tel:+16265550100', addressIn(tag, '/site-map')]);
  });

  it('leads to the list of all pages without scripts', async () => {
    const page = await visitor.openPage({ javaScriptEnabled: false });
    await page.goto(addressIn(tag, '/faq'));
    await link(page).click();
    await page.waitForURL(({ pathname }) => pathname === addressIn(tag, '/site-map'));
    expect(await page.locator('main input').isVisible()).toBe(false);
  });

  it.each(['/site-map', '/404'])('stands as a field on %s', async (path) => {
    const page = await visitor.openPage();
    await page.goto(addressIn(tag, path));
    await page.getByRole('main').getByLabel(copy.label).pressSequentially(question);
    const first = async () => (await hits(page).first().getAttribute('href'))?.split('#')[0];
    await expect.poll(first).toBe(addressIn(tag, answer));
  });
});

describe('the search', () => {
  it('opens by Ctrl+K, and closes by Escape with the focus where it was', async () => {
    const page = await visitor.openPage();
    await page.goto('/en/faq');
    await page.keyboard.press('Control+KeyK');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('bail');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('/en/site-map');
  });

  it('opens once it is there, also by a press on its icon', async () => {
    const page = await visitor.openPage();
    const release = await holdRequests(page, /assets\/search-engine-/u);
    await page.goto('/en/');
    await link(page).locator('svg').click();
    expect(await dialog(page).count()).toBe(0);
    release();
    await page.locator('dialog input:focus').waitFor();
    expect(pathOf(page)).toBe('/en/');
  });

  it('opens a section of the page that the visitor is on, the fold that it is in with it', async () => {
    const page = await visitor.openPage();
    await page.goto('/en/faq');
    await open(page);
    await page.keyboard.type('public defender');
    await page.locator('.search__hits a[href="/en/faq#public-defender"]').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('#public-defender').isVisible()).toBe(true);
  });

  it('leaves the list of all pages to whoever asks for another tab', async () => {
    const page = await visitor.openPage();
    await page.goto('/en/');
    const opened = page.context().waitForEvent('page');
    await link(page).click({ modifiers: ['Control'] });
    await (await opened).waitForURL(({ pathname }) => pathname === '/en/site-map');
    expect(await dialog(page).count()).toBe(0);
  });
});

describe('when files do not come', () => {
  // Browsers log every file that fails to load.
  const unlucky = useBuiltSite({ allowed: /(?:)/u });

  it('its link leads to the list of all pages', async () => {
    const page = await unlucky.openPage();
    await page.route(/assets\/search-/u, (route) => route.abort());
    await page.goto('/en/');
    await link(page).click();
    await page.waitForURL(({ pathname }) => pathname === '/en/site-map');
  });

  it('it says how to go on, and finds as soon as they come', async () => {
    const page = await unlucky.openPage();
    await page.route(/search\.json$/u, (route) => route.abort());
    await page.goto('/en/');
    await open(page);
    await page.keyboard.type('bail');
    const { failed } = readInterfaceCopy('en').search;
    await expect.poll(() => page.locator('dialog [role="status"]').textContent()).toBe(failed);
    expect(await page.locator('.search__ways a').count()).toBe(2);
    await page.unroute(/search\.json$/u);
    await page.keyboard.type(' bond');
    await hits(page).first().waitFor();
  });
});
