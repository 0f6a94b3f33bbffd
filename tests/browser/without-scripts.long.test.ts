/** The site with scripts turned off, on a phone: a page of each template, in all languages at night. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, message, readFields, readMessages, send } from './contact-page.ts';
import { addressIn, tags } from './languages.ts';
import { type SamplePage, samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const isNightly = process.env.TEST_MODE === 'nightly';
const samples = samplePages();
const samplesByTemplate = Object.values(
  Object.groupBy(samples, (_, index) => Math.floor(index / tags.length)),
);
/** Visited pages, each with the same page in the next language. By day, templates take turns at the languages. */
const visits = samplesByTemplate.flatMap((pages = [], template) =>
  pages
    .map((sample, index) => ({ sample, translation: pages[(index + 1) % pages.length] ?? sample }))
    .filter((_, index) => isNightly || index === template % tags.length),
);

// Chromium reports a preloaded font as unused when it is in memory from the previous page.
const fixture = useBuiltSite({ allowed: /status of 40[04]|preloaded using link preload/u });

const phone = { width: 375, height: 667 };
const openPage = () => fixture.openPage({ viewport: phone, javaScriptEnabled: false });

const menu = (page: Page) => page.locator('details.menu');
const tagOf = (language: string) => tags.find((tag) => tag === language) ?? 'ar';
const pathOf = (page: Page) => new URL(page.url()).pathname;

it('a page of each template can be read, has a menu, and links to the page in another language', async () => {
  const page = await openPage();
  for (const { sample, translation } of visits) {
    try {
      await page.goto(sample.address);
      await expectReadable(page, sample);
      await expectMenu(page);
      await followContents(page);
      await switchLanguage(page, translation);
    } catch (cause) {
      throw new Error(`${sample.address} does not work without scripts.`, { cause });
    }
  }
});

async function expectReadable(page: Page, { address, language }: SamplePage) {
  expect(pathOf(page)).toBe(address);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('.language-links a[aria-current="true"]').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const visible = await page.locator('main').innerText();
  expect(visible.split(/\s+/u).length, `words of ${address}`).toBeGreaterThan(20);
  expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
  await expectCallBar(page);
  expect(await findDeadControls(page), address).toEqual([]);
  expect(await page.locator('noscript, .island-error, [data-cookies]:visible').count()).toBe(0);
}

/** Expects a call bar after the call button of the hero is scrolled out of view. */
async function expectCallBar(page: Page) {
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await page.locator('.call-bar a[href^="tel:"]').waitFor({ state: 'visible' });
  expect(await page.locator('.bottom-bar__row').boundingBox()).toMatchObject({ x: 0, width: phone.width });
}

async function expectMenu(page: Page) {
  const link = menu(page).getByRole('link').first();
  for (const isOpen of [true, false]) {
    await menu(page).locator('summary').click();
    expect(await link.isVisible()).toBe(isOpen);
  }
}

/** An error page links to the home pages. */
async function switchLanguage(page: Page, { language, address, status }: SamplePage) {
  // The row of languages is at the top of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator(`.language-links a[lang="${language}"]`).click();
  const target = status === 200 ? address : addressIn(tagOf(language), '/');
  await page.waitForURL(({ pathname }) => pathname === target);
}

/** Expects a section for every entry of the contents, and follows the last one. */
async function followContents(page: Page) {
  const entries = page.locator('[data-contents] a');
  const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) expect(await page.locator(href).count(), href).toBe(1);
  const last = hrefs.at(-1);
  if (last === undefined) return;
  const contents = page.locator('[data-contents] summary');
  if ((await contents.count()) > 0) await contents.click();
  await entries.last().click();
  const section = await page.locator(`${last}:target`).boundingBox();
  expect(section?.y, last).toSatisfy((top: number) => top >= 0 && top < phone.height);
}

/** Visible controls that do nothing without scripts. */
function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, input, select, textarea, output, progress, [role="button"], a:not([href])';
    // Radio buttons and checkboxes outside of forms select what the style sheet shows.
    const works = (control: Element) =>
      control.closest('form[action]') !== null ||
      control.matches('[popovertarget], [commandfor], [type="radio"], [type="checkbox"]');
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !works(control))
      .map((control) => control.outerHTML);
  });
}

it.each(tags)(
  'the contact form in %s is posted by the browser and leads to the thank-you page',
  async (tag) => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/contact'));
    await fillIn(page);
    await page.check('[name="smsConsent"]');
    await send(page);
    expect(pathOf(page)).toBe(addressIn(tag, '/contact/thank-you'));
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(readMessages(fixture.site.messagesFile).at(-1)?.fields).toMatchObject({
      ...message,
      phone: '+16265550123',
      smsConsent: 'yes',
      language: tag,
    });
  },
);

it.each(tags)('an invalid message in %s gets the form again, with its error and the text', async (tag) => {
  const page = await openPage();
  await page.goto(addressIn(tag, '/contact'));
  await fillIn(page, { ...message, phone: '555-01' });
  await send(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  expect(await readFields(page)).toEqual({ ...message, phone: '555-01' });
  expect(await page.locator('[role="alert"] a').count()).toBe(1);
  await expectReadableForm(page);
  await fillIn(page, { phone: message.phone });
  await send(page);
  expect(pathOf(page)).toBe(addressIn(tag, '/contact/thank-you'));
});

/** Expects that the error is visible and that the style sheet of the site applies. */
async function expectReadableForm(page: Page) {
  expect(await page.locator('.field-error').isVisible()).toBe(true);
  const display = await page.locator('.contact-form').evaluate((form) => getComputedStyle(form).display);
  expect(display).toBe('grid');
}

it('a map on a phone shows the courts only after its switch is pressed', async () => {
  const page = await openPage();
  await page.goto('/alhambra');
  const courts = page.locator('svg .area-map__courts').last();
  expect(await courts.isVisible()).toBe(false);
  await page.locator('.area-map__switch input').check();
  expect(await courts.isVisible()).toBe(true);
});
