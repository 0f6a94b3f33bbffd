import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { useBuiltSite } from './use-site.ts';

// One test aborts a navigation, and one replaces a script.
const site = useBuiltSite({ allowed: /example\.com|ERR_|integrity/u });
let page: Page;

beforeEach(async () => {
  page = await site.openPage({ viewport: { width: 375, height: 667 } });
});

it.each([
  [
    'the top bar has a shadow',
    timings.topBarShadowPx,
    () => page.locator('.top-bar').evaluate((bar) => getComputedStyle(bar).boxShadow !== 'none'),
  ],
  ['the link to the top is shown', timings.backToTopPx, () => page.locator('.to-top').isVisible()],
] as const)('%s beyond %d px of scroll', async (_, limit, isShown) => {
  await page.goto('/');
  for (const [distance, expected] of [
    [limit, false],
    [limit + 1, true],
    [limit, false],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance);
    await expect.poll(isShown, { message: `${distance} px` }).toBe(expected);
  }
});

it('the link to the top scrolls smoothly, or at once with reduced motion', async () => {
  await page.addInitScript(() => {
    window.scrollTo = (options?: number | ScrollToOptions) => {
      document.title = typeof options === 'object' ? String(options.behavior) : '';
    };
  });
  await page.goto('/en/');
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.locator('.to-top').evaluate((link: HTMLElement) => link.click());
    expect(await page.title()).toBe(behavior);
  }
});

it.each<[string, () => Promise<unknown>]>([
  ['when the focus leaves it', () => page.locator('details.menu a').last().press('Tab')],
  ['on a click outside', () => page.locator('main').dispatchEvent('click')],
  ['when a link is chosen', () => page.locator('details.menu a').first().press('Enter')],
])('the menu closes %s', async (_, leave) => {
  await page.goto('/en/');
  const isOpen = () => page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => menu.open);
  await page.locator('details.menu > summary').press('Enter');
  await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(true);
  // Without navigation, the menu can be checked after a link is chosen.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await leave();
  expect(await isOpen()).toBe(false);
});

it('Escape in the menu closes it and moves the focus to its button', async () => {
  await page.goto('/en/');
  await page.locator('details.menu > summary').press('Enter');
  for (const key of ['Tab', 'Escape']) await page.keyboard.press(key);
  await page.locator('details.menu:not([open]) > summary:focus').waitFor();
});

it('the table of contents marks the first section in the upper half of the window, if there is one', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/en/terms-of-service');
  const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  const marked = () =>
    expect.poll(() => page.locator('[data-contents] [aria-current="true"]').evaluateAll(hrefsOf));
  const links = page.locator('[data-contents] a');
  const hrefs = await links.evaluateAll(hrefsOf);
  expect(hrefs.length).toBeGreaterThan(2);
  for (const [index, href] of hrefs.entries()) {
    const section = page.locator(href ?? '');
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await marked().toEqual([href]);
    // The top of the section is now in the lower half.
    await page.evaluate(() => scrollBy({ top: -0.6 * innerHeight, behavior: 'instant' }));
    if (index === 0) await marked().toEqual([]);
    else await marked().not.toEqual([href]);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await marked().toEqual([]);
});

it('the table of contents marks the chosen entry, or the last visible one, at the end of a page', async () => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto('/en/privacy-policy');
  const links = page.locator('[data-contents] a');
  const marked = () => expect.poll(() => page.locator('[data-contents] [aria-current]').allTextContents());
  const [...texts] = await links.allTextContents();
  await links.last().click();
  await marked().toEqual(texts.slice(-1));
  await links.nth(-2).click();
  await marked().toEqual(texts.slice(-2, -1));
  for (const top of [0, 1e6]) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await marked().toEqual(texts.slice(-1));
});

it('the call of the bar is outlined while that of the hero is visible', async () => {
  await page.goto('/en/');
  const isFilled = () =>
    page
      .locator('.call-bar a')
      .evaluate((call) => getComputedStyle(call).backgroundColor !== 'rgba(0, 0, 0, 0)');
  for (const [top, expected] of [
    [0, false],
    [667, true],
    [0, false],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(isFilled, { message: `${top} px` }).toBe(expected);
  }
});

it('answers are closed at every width, and a link to an answer opens it', async () => {
  const answers = page.locator('.disclosures > .disclosure > :not(summary)');
  const countVisible = () =>
    answers.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    expect(await answers.count()).toBeGreaterThan(20);
    expect(await countVisible()).toBe(0);
  }
  await page.goto('/faq#ice-hold');
  expect(await page.locator('#ice-hold').isVisible()).toBe(true);
  expect(await countVisible()).toBe(1);
});

describe('the loading status', () => {
  const next = '/en/services/lowest-rates';
  const link = () => page.locator(`main a[href="${next}"]`).first();
  const isShown = () => page.locator('[data-loading]').isVisible();

  /** Opens a page with a stopped clock. Navigations are prevented after the scripts have handled the click. */
  async function openStopped() {
    await page.clock.install();
    await page.goto('/en/?q=1');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
  }

  it('appears after 150 ms, and is hidden when the browser restores the page', async () => {
    await openStopped();
    await link().evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(timings.loadingDelayMs - 1);
    expect(await isShown()).toBe(false);
    await page.clock.runFor(1);
    expect(await isShown()).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await isShown()).toBe(false);
  });

  it('is hidden when the response is not a page', async () => {
    await page.route(`**${next}`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto('/en/');
    await link().evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(timings.loadingEndMs * 2);
    expect(await isShown()).toBe(false);
  });

  it.each([
    [false, 'to a section of the page', { href: '#main' }],
    [false, 'to a file', { download: 'file' }],
    [false, 'to a new tab', { target: '_blank' }],
    [false, 'to another site', { href: 'https://www.example.com/' }],
    [false, 'to a telephone number', { href: 'tel:+16265550100' }],
    [true, 'to the page with another query', { href: '?q=2#main' }],
  ])('is shown: %s, for a link %s', async (expected, _, attributes) => {
    await openStopped();
    await link().evaluate(
      (element: HTMLElement, properties) => Object.assign(element, properties).click(),
      attributes,
    );
    await page.clock.runFor(timings.loadingDelayMs * 2);
    expect(await isShown()).toBe(expected);
  });
});

describe('the stored language', () => {
  const store = async (language: string) => {
    await page.goto('/en/faq');
    await page.evaluate((value) => localStorage.setItem('language', value), language);
  };

  it('redirects an address without a language, keeps query and hash, and adds no history entry', async () => {
    await store('en');
    await page.goto('/services');
    await page.goto('/faq?from=card#no-bond');
    await page.waitForURL('**/en/faq?from=card#no-bond');
    await page.goBack();
    await page.waitForURL('**/en/services');
  });

  it.each([
    ['en', '/es/faq'],
    ['ar', '/faq'],
    ['fr', '/faq'],
    ['../admin', '/faq'],
  ])('%j does not redirect %s', async (language, address) => {
    await store(language);
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  it('is overridden by the chosen language, even when the storage is full', async () => {
    await store('en');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/en/faq');
    await page.locator('.language-links a[lang="ar"]').click();
    await page.waitForURL(({ pathname }) => pathname === '/faq');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  it('may be unavailable without breaking the page', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto('/faq');
    await page.locator('.language-links a[lang="en"]').click();
    await page.waitForURL('**/en/faq');
  });
});
