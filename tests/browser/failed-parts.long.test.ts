/** Pages whose style sheet or script fails to load: an error event, a notice, and a retry. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForHydration } from './hydration.ts';
import { mainNumberHref, printFee, readInterfaceCopy } from './interface-copy.ts';
import { addressIn, testedTags } from './languages.ts';
import { type PageOptions, useBuiltSite } from './use-site.ts';

// Browsers log every file that fails to load.
const fixture = useBuiltSite({ allowed: /(?:)/u });

type WatchedPage = { readonly page: Page; readonly thrown: string[]; readonly dispatched: string[] };

async function openWatched(options?: PageOptions): Promise<WatchedPage> {
  const page = await fixture.openPage(options);
  const [thrown, dispatched]: [string[], string[]] = [[], []];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.exposeFunction('reportDispatched', (message: string) => dispatched.push(message));
  await page.addInitScript(() => {
    addEventListener('site:preload-error', (event) => {
      Reflect.get(window, 'reportDispatched')(Reflect.get(Reflect.get(event, 'detail'), 'message'));
      if (location.hash === '#prevent') event.preventDefault();
    });
  });
  return { page, thrown, dispatched };
}

const notice = (page: Page) => page.locator('.island-error');
const retry = (page: Page) => notice(page).getByRole('button');
const chatButton = (page: Page) => page.locator('.chat-tab');
const field = (page: Page) => page.locator('[data-island="bail-estimator"] input');
const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const chatStyle = /assets\/chat-[A-Z0-9]+\.css$/u;

it.each(testedTags)(
  'a chat in %s whose style sheet fails throws an error, shows a notice, and opens by a retry',
  async (tag) => {
    const { page, thrown, dispatched } = await openWatched();
    await block(page, chatStyle);
    await page.goto(addressIn(tag, '/'));
    await chatButton(page).press('Enter');
    await notice(page).waitFor();
    const error = expect.stringMatching(/^Unable to preload CSS for \/assets\/chat-/u);
    await expect.poll(() => dispatched).toEqual([error]);
    expect(thrown).toEqual(dispatched);
    expect(await retry(page).textContent()).toBe(readInterfaceCopy(tag).failedPart.retry);
    expect(await notice(page).getAttribute('role')).toBe('alert');
    expect(await notice(page).locator('a').getAttribute('href')).toBe(mainNumberHref);
    await page.unroute(chatStyle);
    await retry(page).press('Enter');
    await page.locator('section.chat input:focus').waitFor();
    expect(await notice(page).count()).toBe(0);
  },
);

const readTypedTexts = (page: Page) =>
  page
    .locator('[data-island] :is(input, textarea, select):not([type="hidden"])')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

describe('an island that fails to load', () => {
  it('throws nothing when a listener cancels the event', async () => {
    const { page, thrown, dispatched } = await openWatched();
    await block(page, chatStyle);
    await page.goto('/en/#prevent');
    await chatButton(page).click();
    await notice(page).waitFor();
    await expect.poll(() => dispatched).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

  it('throws once and has one notice, also after a failed retry', async () => {
    const { page, thrown } = await openWatched();
    await block(page, /hydrate-island/u);
    await page.goto('/en/bail-bonds-guide#what-it-costs');
    await field(page).focus();
    await notice(page).waitFor();
    await notice(page).evaluate((element) => element.setAttribute('data-first', ''));
    await retry(page).click();
    await expect.poll(() => notice(page).getAttribute('data-first')).toBe(null);
    expect(await notice(page).count()).toBe(1);
    expect(thrown).toHaveLength(1);
  });

  it.each([
    ['a later interaction', (page: Page) => field(page).fill('40000')],
    ['a retry, with the typed amount', (page: Page) => retry(page).click()],
  ])('works after %s', async (_, tryAgain) => {
    const { page } = await openWatched();
    await block(page, /bail-estimator/u);
    await page.goto('/en/bail-bonds-guide#what-it-costs');
    await field(page).fill('40000');
    await notice(page).waitFor();
    await page.unroute(/bail-estimator/u);
    await tryAgain(page);
    await expect
      .poll(() => page.locator('[data-island="bail-estimator"] output').textContent())
      .toBe(printFee(40_000));
    expect(await notice(page).count()).toBe(0);
  });

  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['[data-island="chat"]', '/en/', (page) => chatButton(page).click()],
    ['main [data-island="search"]', '/en/site-map', (page) => page.locator('main search input').fill('bond')],
    [
      '[data-island="bail-estimator"]',
      '/en/bail-bonds-guide#what-it-costs',
      (page) => field(page).fill('40000'),
    ],
    ['[data-island="town-filter"]', '/en/', (page) => page.locator('.town-filter input').fill('Ontario')],
    [
      '[data-island="contact-form"]',
      '/en/contact',
      (page) => page.fill('[name="message"]', 'Where is\nmy brother?'),
    ],
  ])(
    'whose files of %s are gone since a release works after reloading, with the typed text',
    async (host, address, use) => {
      const { page } = await openWatched();
      const files = /assets\/(?!main|index|print)[^/]+\.js$/u;
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await page.goto(address);
      await use(page);
      const reload = page.getByRole('button', { name: readInterfaceCopy('en').failedPart.reload });
      await retry(page).click();
      await reload.waitFor();
      const typed = await readTypedTexts(page);
      await page.unroute(files);
      await reload.click();
      await expect.poll(() => notice(page).count()).toBe(0);
      await expect.poll(() => readTypedTexts(page)).toEqual(typed);
      await use(page);
      await waitForHydration(page.locator(host));
    },
  );

  it('shows no notice when the pointer is only over it', async () => {
    const { page, thrown } = await openWatched();
    await block(page, /hydrate-island/u);
    await page.goto('/en/bail-bonds-guide#what-it-costs');
    await field(page).hover();
    await expect.poll(() => thrown).toHaveLength(1);
    expect(await notice(page).count()).toBe(0);
  });
});

describe('a style sheet that fails to load', () => {
  const sheet = /assets\/index-[A-Z0-9]+\.css$/u;

  it.each([
    ['has an error status', { status: 500, contentType: 'text/css', body: '' }],
    ['was changed in transit', { contentType: 'text/css', body: 'body { display: none }' }],
  ])(
    'dispatches an error when the response %s, and throws it unless a listener cancels the event',
    async (_, response) => {
      for (const hash of ['', '#prevent']) {
        const { page, thrown, dispatched } = await openWatched();
        await page.route(sheet, (route) => route.fulfill(response));
        await page.goto(`/en/${hash}`);
        const error = expect.stringMatching(/^Unable to preload CSS for \/assets\/index-\w+\.css$/u);
        await expect.poll(() => dispatched).toEqual([error]);
        expect(thrown).toEqual(hash === '' ? dispatched : []);
      }
    },
  );

  it.each(['/', '/en/contact', '/es/services'])('leaves %s readable, with a call link', async (address) => {
    const { page } = await openWatched({ viewport: { width: 390, height: 844 } });
    await block(page, sheet);
    await page.goto(address);
    expect(await page.locator('main p').first().isVisible()).toBe(true);
    const largeIcons = await page
      .locator('svg:not(.area-map svg, [class^="hour-grid"], [role="img"], .process-position svg)')
      .evaluateAll((icons) => icons.filter((icon) => icon.getBoundingClientRect().width > 36).length);
    expect(largeIcons).toBe(0);
    // Fails when something covers the link.
    await page.locator(`main a[href="${mainNumberHref}"]`).first().click({ trial: true });
  });
});
