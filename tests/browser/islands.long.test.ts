import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { contextAt } from '../site-model.ts';
import { delayRequests } from './delay-requests.ts';
import { isHydrated, waitForHydration } from './hydration.ts';
import { mainNumberHref, printDollars, printFee, readInterfaceCopy } from './interface-copy.ts';
import { addressIn, testedTags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

// Browsers log every file that fails to load.
const fixture = useBuiltSite({ allowed: /ERR_FAILED|Unable to preload|dynamically imported/u });
let page: Page;
let scripts: Set<string>;

beforeEach(async () => {
  page = await fixture.openPage();
  scripts = new Set();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-\w{8}\.js$/u.exec(request.url()) ?? [];
    if (name !== undefined) scripts.add(name);
  });
});

const address = '/en/bail-bonds-guide#what-it-costs';
const estimator = () => page.locator('[data-island="bail-estimator"]');
const field = () => estimator().locator('input');
const waitForFee = (bail: number) =>
  expect.poll(() => estimator().locator('output').textContent()).toBe(printFee(bail));

function waitUntilObserved(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve());
    observer.observe(element);
  });
}

describe('an island', () => {
  it('loads nothing while it is only visible, and its scripts when the pointer is over it', async () => {
    await page.goto(address);
    await field().scrollIntoViewIfNeeded();
    // Observers of the page itself would have been called earlier.
    await field().evaluate(waitUntilObserved);
    expect([...scripts]).toEqual(['main']);
    await field().hover();
    await expect
      .poll(() => [...scripts].sort())
      .toEqual(['bail-estimator', 'chunk', 'hydrate-island', 'main']);
    // The estimator would be hydrated before the search, whose scripts are requested later.
    const search = page.locator('.top-bar [data-island="search"]');
    await search.locator('a').focus();
    await waitForHydration(search);
    expect(await isHydrated(estimator())).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a pointer press', () => estimator().locator('label').first().dispatchEvent('pointerdown')],
    ['the focus', () => field().focus()],
    ['typing', () => field().dispatchEvent('input')],
  ])('is hydrated by %s, and no other island is', async (_, use) => {
    await page.goto(address);
    await use();
    await waitForHydration(estimator());
    expect(await isHydrated(page.locator('[data-island="chat"]'))).toBe(false);
  });

  it('is hydrated when its field has the focus before the script arrives', async () => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.querySelector<HTMLElement>('[data-island="bail-estimator"] input')?.focus(),
      );
    });
    await page.goto(address);
    await waitForHydration(estimator());
  });

  it('keeps the focus and the text that was typed before hydration', async () => {
    const release = await delayRequests(page, /assets\/(?!main)[^/]+\.js/u);
    await page.goto(address);
    await field().pressSequentially('75,000');
    release();
    await waitForFee(75_000);
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await field().press('End');
    await field().press('0');
    await waitForFee(750_000);
    expect(await field().inputValue()).toBe('$750,000');
  });

  it('reads a value that the browser filled in without a key press', async () => {
    await page.goto(address);
    await field().evaluate((input: HTMLInputElement) => {
      input.value = '30,000';
    });
    await field().focus();
    await waitForFee(30_000);
  });
});

describe('the estimator', () => {
  it('takes an amount from a button', async () => {
    await page.goto(address);
    const pressed = estimator().locator('[aria-pressed="true"]');
    const [amount = 0] = contextAt('/').estimator.amounts;
    await estimator()
      .getByRole('button', { name: printDollars(amount), exact: true })
      .click();
    await waitForFee(amount);
    expect(await pressed.allTextContents()).toEqual([printDollars(amount)]);
    await field().press('End');
    await field().press('0');
    await waitForFee(amount * 10);
    expect(await pressed.count()).toBe(0);
  });

  it('groups the digits of a composing keyboard once, when it has composed them', async () => {
    await page.goto(address);
    await field().focus();
    await waitForHydration(estimator());
    const session = await page.context().newCDPSession(page);
    for (const text of ['50', '500', '5000']) {
      const selection = { selectionStart: text.length, selectionEnd: text.length };
      await session.send('Input.imeSetComposition', { text, ...selection });
      await waitForFee(Number(text));
      expect(await field().inputValue()).toBe(text);
    }
    await session.send('Input.insertText', { text: '5000' });
    await expect.poll(() => field().inputValue()).toBe(printDollars(5000));
    await waitForFee(5000);
  });

  it('reports an invalid amount after a pause in typing, and clears the error after a valid one', async () => {
    await page.clock.install();
    await page.goto(address);
    await field().fill('5000');
    await waitForFee(5000);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await field().fill('<b>5</b>');
    await page.clock.runFor(500);
    expect(await estimator().locator('.field-error').count()).toBe(0);
    await page.clock.runFor(500);
    await estimator().locator('.field-error').waitFor();
    expect(await field().inputValue()).toBe('<b>5</b>');
    await field().fill('10000');
    await waitForFee(10_000);
    expect(await field().getAttribute('aria-invalid')).toBe(null);
  });
});

describe('the search', () => {
  const link = () => page.locator('.top-bar [data-island="search"] a');
  const hits = () => page.locator('.search__hits a');
  const status = () => page.locator('dialog [role="status"]').textContent();
  const searchCopy = readInterfaceCopy('en').search;
  const open = async () => {
    await link().click();
    await page.locator('dialog input:focus').waitFor();
  };

  it.each(testedTags)('shows in %s what to do when nothing is found', async (tag) => {
    await page.goto(addressIn(tag, '/contact'));
    await open();
    await page.keyboard.type('xyzzyqq');
    await expect.poll(status).toBe(readInterfaceCopy(tag).search.none);
    const suggestions = page.locator('.search__ways a');
    expect(
      await suggestions.evaluateAll((links) => links.map((anchor) => anchor.getAttribute('href'))),
    ).toEqual([mainNumberHref, addressIn(tag, '/site-map')]);
  });

  it('opens by Ctrl+K, and arrow keys and Enter lead to a page', async () => {
    await page.goto('/en/faq');
    await page.keyboard.press('Control+KeyK');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('what does no bond meen');
    await hits().first().waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(({ pathname }) => pathname === '/en/bail-bond/no-bond-meaning');
  });

  it('does not open by its keys in fields, nor with other modifiers', async () => {
    await page.goto('/en/contact');
    // Afterwards its scripts are loaded, and the keys would open it at once.
    await open();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    for (const keys of ['Control+Shift+KeyK', 'Control+Alt+KeyK', 'Control+Meta+KeyK'])
      await page.keyboard.press(keys);
    for (const element of ['main textarea', 'main select', 'main input']) {
      await page.locator(element).first().focus();
      await page.keyboard.press('Control+KeyK');
    }
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('moves by keys alone, not while letters are composed', async () => {
    await page.goto('/en/site-map');
    const input = page.locator('main search input');
    await input.fill('bail');
    await hits().first().waitFor();
    for (const event of [
      { key: 'Enter', isComposing: true },
      { key: 'Enter', keyCode: 229 },
      { key: 'ArrowDown', shiftKey: true },
    ])
      await input.dispatchEvent('keydown', { ...event, bubbles: true });
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('opens a section of the same page with the disclosure around it', async () => {
    await page.goto('/en/faq');
    await open();
    await page.keyboard.type('public defender');
    await page.locator('.search__hits a[href="/en/faq#public-defender"]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('#public-defender').isVisible()).toBe(true);
  });

  it.each(['en', 'ar'] as const)(
    'opens below its link on a wide screen, inside the window: %s',
    async (tag) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(addressIn(tag, '/faq'));
      await open();
      const [linkBox, dialogBox] = [await link().boundingBox(), await page.locator('dialog').boundingBox()];
      if (linkBox === null || dialogBox === null) throw new Error('The link or the dialog is invisible.');
      expect(dialogBox.y).toBe(linkBox.y + linkBox.height);
      expect(dialogBox.x).toBeGreaterThanOrEqual(0);
      expect(dialogBox.x).toBeLessThanOrEqual(linkBox.x);
      expect(dialogBox.x + dialogBox.width).toBeGreaterThanOrEqual(linkBox.x + linkBox.width);
      expect(dialogBox.x + dialogBox.width).toBeLessThanOrEqual(1280);
    },
  );

  it('is a field on the site map', async () => {
    await page.goto('/en/site-map');
    await page.locator('main search input').pressSequentially('no bond');
    await hits().first().waitFor();
  });

  it('shows no results of a query that was deleted while the index was loading', async () => {
    const release = await delayRequests(page, /search\.json$/u);
    await page.goto('/en/site-map');
    const main = page.locator('main search');
    await main.locator('input').fill('bail');
    await expect.poll(() => main.getByRole('status').textContent()).toBe(searchCopy.searching);
    await main.locator('input').fill('');
    // Both fields share the index, so the results of the first query would appear before those of the second one.
    await open();
    await page.keyboard.type('bond');
    await expect.poll(status).toBe(searchCopy.searching);
    release();
    await page.locator('dialog').locator(hits()).first().waitFor();
    expect(await main.locator(hits()).count()).toBe(0);
  });

  it('opens the site map when its scripts fail to load', async () => {
    page.removeAllListeners('pageerror');
    await page.route(/assets\/search-/u, (route) => route.abort());
    await page.goto('/en/');
    await link().click();
    await page.waitForURL(({ pathname }) => pathname === '/en/site-map');
  });

  it('reports an index that fails to load, and finds pages when it loads later', async () => {
    await page.route(/search\.json$/u, (route) => route.abort());
    await page.goto('/en/');
    await open();
    await page.keyboard.type('bail');
    await expect.poll(status).toBe(searchCopy.failed);
    await page.unroute(/search\.json$/u);
    await page.keyboard.type(' bond');
    await hits().first().waitFor();
  });
});

describe('the city filter', () => {
  const filter = () => page.locator('.town-filter input');
  const readCallLinks = () =>
    page
      .locator('.town-filter__lines a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it.each(['pasadena', 'باسادينا'])('shows the numbers for %j, until Escape is pressed', async (typed) => {
    await page.goto('/los-angeles');
    await filter().pressSequentially(typed);
    const town = contextAt('/').towns.find(({ id }) => id === 'pasadena');
    await expect.poll(async () => (await readCallLinks())[0]).toBe(town?.police[0]?.phone?.href);
    await page.keyboard.press('Escape');
    await expect.poll(readCallLinks).toEqual([]);
    expect(await filter().inputValue()).toBe('');
  });

  it('finds a city of another county with the number of that county', async () => {
    await page.goto('/en/los-angeles');
    await filter().pressSequentially('Ontario');
    const county = contextAt('/').counties.find(({ id }) => id === 'san-bernardino-county');
    await expect.poll(readCallLinks).toEqual([county?.lookup.phone?.href]);
  });

  it.each(['en', 'ar'] as const)(
    'shows first an exact city with the number of its police: %s',
    async (tag) => {
      await page.goto(addressIn(tag, '/'));
      const town = contextAt('/', tag).towns.find(({ id }) => id === 'el-monte');
      await filter().pressSequentially(town?.name.replaceAll(' ', '') ?? '');
      await expect.poll(async () => (await readCallLinks())[0]).toBe(town?.police[0]?.phone?.href);
    },
  );

  it('shows the numbers of all counties when no city is found', async () => {
    await page.goto('/en/');
    await filter().pressSequentially('xyz');
    await expect.poll(async () => (await readCallLinks()).length).toBe(contextAt('/').counties.length);
  });
});
