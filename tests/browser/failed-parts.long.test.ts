/** What a visitor has when a style sheet or a script does not come: an error for listeners, and ways to go on. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readInterfaceCopy, withoutIsolates } from './interface-words.ts';
import { addressIn, tags } from './languages.ts';
import { type PageOptions, useBuiltSite } from './use-site.ts';

// Browsers tell of every file that does not come.
const visitor = useBuiltSite({ allowed: /(?:)/u });

const phone = { width: 320, height: 568 };

/** A page with what it threw, and the messages of its preload errors. */
type Watched = { readonly page: Page; readonly problems: string[]; readonly raised: string[] };

async function openWatched(options?: PageOptions): Promise<Watched> {
  const page = await visitor.openPage(options);
  const [problems, raised]: [string[], string[]] = [[], []];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.exposeFunction('tellRaised', (message: string) => raised.push(message));
  await page.addInitScript(() => {
    addEventListener('site:preload-error', (event) => {
      Reflect.get(window, 'tellRaised')(Reflect.get(Reflect.get(event, 'detail'), 'message'));
      if (location.hash === '#prevent') event.preventDefault();
    });
  });
  return { page, problems, raised };
}

const notice = (page: Page) => page.locator('.island-error');
const retry = (page: Page) => notice(page).getByRole('button');
const chatButton = (page: Page) => page.locator('.chat-tab');
const chat = (page: Page) => page.locator('section.chat');
const estimator = (page: Page) => page.locator('[data-island="bail-estimator"]');
const field = (page: Page) => estimator(page).locator('input');
const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);
const waitForFee = (page: Page, fee: string) =>
  expect.poll(() => estimator(page).locator('output').textContent()).toBe(fee);
const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const chatStyle = /assets\/chat-[A-Z0-9]+\.css$/u;

describe.each(tags)('in %s, a chat whose style file does not come', (tag) => {
  it('raises an error, throws it, says how to go on, and opens by key when the file comes at last', async () => {
    const { page, problems, raised } = await openWatched();
    const copy = readInterfaceCopy(tag).failedPart;
    await block(page, chatStyle);
    await page.goto(addressIn(tag, '/'));
    await chatButton(page).press('Enter');
    await notice(page).waitFor();
    await expect
      .poll(() => raised)
      .toEqual([expect.stringMatching(/^Unable to preload CSS for \/assets\/chat-/u)]);
    expect(problems).toEqual(raised);
    expect(withoutIsolates((await notice(page).locator('p').textContent()) ?? '')).toBe(copy.text);
    expect(await retry(page).textContent()).toBe(copy.retry);
    expect(await notice(page).getAttribute('role')).toBe('alert');
    expect(await notice(page).locator('a').getAttribute('href')).toBe('tel:+16265550100');
    expect(await chat(page).count()).toBe(0);
    await page.unroute(chatStyle);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.island-error a'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await chat(page).waitFor();
    expect(await notice(page).count()).toBe(0);
    expect(await chat(page).evaluate((panel) => getComputedStyle(panel).display)).toBe('grid');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.chat input'))).toBe(true);
    expect(problems).toHaveLength(1);
  });
});

describe('a part that does not load', () => {
  it('throws nothing when the page prevents it, and still says how to go on', async () => {
    const { page, problems, raised } = await openWatched();
    await block(page, chatStyle);
    await page.goto('/en/#prevent');
    await chatButton(page).click();
    await notice(page).waitFor();
    await expect.poll(() => raised).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('throws once, however often it is tried, and has one notice, which is told anew after each try', async () => {
    const { page, problems } = await openWatched();
    await block(page, /hydrate-island/u);
    await page.goto('/en/#payment');
    await field(page).focus();
    await notice(page).waitFor();
    await notice(page).evaluate((element) => element.setAttribute('data-first', ''));
    await retry(page).click();
    await expect.poll(() => notice(page).getAttribute('data-first')).toBe(null);
    expect(await notice(page).count()).toBe(1);
    expect(problems).toHaveLength(1);
    expect(await isFocused(page)).toBe(true);
  });

  it.each([
    ['by a later use of it', (page: Page) => field(page).fill('40000')],
    ['by the button of the notice, with what was typed', (page: Page) => retry(page).click()],
  ])('comes to life without the notice %s', async (_, tryAgain) => {
    const { page } = await openWatched();
    await block(page, /bail-estimator/u);
    await page.goto('/en/#payment');
    await field(page).fill('40000');
    await notice(page).waitFor();
    await page.unroute(/bail-estimator/u);
    await tryAgain(page);
    await waitForFee(page, '$4,000');
    expect(await isFocused(page)).toBe(true);
    expect(await notice(page).count()).toBe(0);
  });

  it('does after a retry what the visitor asked for last', async () => {
    const { page } = await openWatched();
    await block(page, chatStyle);
    await page.goto('/en/');
    await chatButton(page).focus();
    await notice(page).waitFor();
    const failure = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failure;
    await page.unroute(chatStyle);
    await retry(page).click();
    await chat(page).waitFor();
  });

  it('tells nothing to somebody who only points at it', async () => {
    const { page, problems } = await openWatched();
    await block(page, /hydrate-island/u);
    await page.goto('/en/#payment');
    await field(page).hover();
    await expect.poll(() => problems).toHaveLength(1);
    expect(await notice(page).count()).toBe(0);
  });

  it('has its notice beside it, in sight on a small phone', async () => {
    const { page } = await openWatched({ viewport: phone });
    await block(page, /hydrate-island/u);
    await page.goto('/#payment');
    await field(page).focus();
    await notice(page).waitFor();
    expect(await estimator(page).evaluate((host) => host.nextElementSibling?.className)).toBe('island-error');
    await chatButton(page).click();
    const reported = page.locator('.top-bar .island-error');
    await reported.waitFor();
    const [box, bar] = [await reported.boundingBox(), await page.locator('.call-bar').boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  });
});

it.each([
  ['the chat', '/en/', (page: Page) => chatButton(page).click()],
  ['the estimator', '/en/#payment', (page: Page) => field(page).focus()],
  ['the contact form', '/en/contact', (page: Page) => page.locator('[name="fullName"]').focus()],
])('each file that a part needs may fail: %s stays as the server made it', async (_name, address, use) => {
  const files = await filesFor(address, use);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { page, problems } = await openWatched();
    await page.route(`**${file}`, (route) => route.fulfill({ status: 500 }));
    await page.goto(address);
    const before = await page.locator('main').textContent();
    await use(page);
    await expect.poll(() => notice(page).count(), { message: file }).toBe(1);
    expect(problems, file).toHaveLength(1);
    await notice(page).evaluate((element) => element.remove());
    expect(await page.locator('main').textContent(), file).toBe(before);
  }
});

/** The lazy files that a page asks for when `use` uses a part of it. */
async function filesFor(address: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await visitor.openPage();
  const files = new Set<string>();
  await page.goto(address, { waitUntil: 'networkidle' });
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await use(page);
  // All files have come when a part is alive.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].some((host) =>
      Object.keys(host).some((key) => key.startsWith('__reactContainer')),
    ),
  );
  return [...files].filter((file) => file.startsWith('/assets/'));
}

describe('the style sheet of a page', () => {
  const sheet = /assets\/index-[A-Z0-9]+\.css$/u;

  it.each<[string, (route: Route) => Promise<void>]>([
    [
      'is answered with an error',
      (route) => route.fulfill({ status: 500, contentType: 'text/css', body: '' }),
    ],
    ['never arrives', (route) => route.abort()],
    [
      'was changed on its way',
      (route) => route.fulfill({ contentType: 'text/css', body: 'body { display: none }' }),
    ],
  ])('raises an error and throws it when it %s, unless the page prevents it', async (_, fail) => {
    for (const hash of ['', '#prevent']) {
      const { page, problems, raised } = await openWatched();
      await page.route(sheet, fail);
      await page.goto(`/en/${hash}`);
      await expect
        .poll(() => raised)
        .toEqual([expect.stringMatching(/^Unable to preload CSS for \/assets\/index-\w+\.css$/u)]);
      expect(problems).toEqual(hash === '' ? raised : []);
    }
  });

  const addresses = ['/', '/contact', '/services', '/404'].flatMap((path) =>
    tags.map((tag) => addressIn(tag, path)),
  );

  it.each(addresses)('may be missing: %s is read and called from', async (address) => {
    const { page } = await openWatched({ viewport: { width: 390, height: 844 } });
    await block(page, sheet);
    await page.goto(address);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main p').first().isVisible()).toBe(true);
    expect(await page.locator('svg').evaluateAll(findLargePictures)).toEqual([]);
    // Fails when something lies on the link.
    await page.locator('main a[href="tel:+16265550100"]').first().click({ trial: true });
  });

  /** Icons larger than the letters beside them, and drawings wider than a phone; maps are wanted large, a row of squares wide. */
  function findLargePictures(pictures: Element[]): string[] {
    return pictures
      .filter((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        const most = picture.matches('.process-position svg, .hour-squares, [role="img"]') ? 320 : 36;
        return picture.closest('.area-map') === null && Math.max(width, height) > most;
      })
      .map((picture) => picture.outerHTML.slice(0, 80));
  }
});
