import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { injectScript } from './browser.ts';
import { fillIn, send } from './contact-page.ts';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite();
let page: Page;

beforeEach(async () => {
  page = await fixture.openPage({ hasTouch: true });
  await injectScript(page.context(), 'tests/browser/in-page/index.ts');
});

/** Widths in CSS px with sizes of text in percent. */
const views = [320, 390].flatMap((width) => [130, 200].map((percent) => ({ width, percent })));

async function findLostText(state: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, percent } of views) {
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(percent);
    const violations = await page.evaluate(async () => {
      await document.fonts.ready;
      return window.pageChecks.findLostText({ drawings: false });
    });
    await setTextSize(100);
    for (const { selector, problem } of violations)
      found.push(`${state} · ${width} px · ${percent} % · ${selector} · ${problem}`);
  }
  return found;
}

/** Also affects media queries. */
async function setTextSize(percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } });
}

it.each(tags)('no text of the menu, the search and the chat in %s is lost', async (tag) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(addressIn(tag, '/'));
  await page.locator('.menu > summary').click();
  const found = await findLostText('menu');
  await page.keyboard.press('Escape');
  await page.locator('[data-island="search"] > a').click();
  await page.locator('.search-dialog input').fill('bail');
  await page.locator('.search__hits li').first().waitFor();
  found.push(...(await findLostText('search')));
  await page.keyboard.press('Escape');
  await page.locator('.chat-tab').click();
  await page.locator('.chat .chat__message').first().waitFor();
  found.push(...(await findLostText('chat')));
  expect(found).toEqual([]);
});

describe.each([100, 200])('with text of %i percent', (percent) => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(percent);
  });

  /** Expects that the start of an element, and a line of it, is between the bars. */
  async function expectInView(selector: string) {
    const edges = () =>
      page.evaluate((selected) => {
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        const { top } = box(selected);
        return [top - box('.top-bar').bottom, box('.bottom-bar__row').top - top - 40].map(Math.round);
      }, selector);
    await expect
      .poll(async () => Math.min(...(await edges())), { message: selector })
      .toBeGreaterThanOrEqual(0);
  }

  it('links to a part of the page lead below the top bar', async () => {
    await page.goto('/es/privacy-policy');
    const links = page.locator('[data-contents] a');
    for (const link of [links.nth(1), links.last()]) {
      const href = await link.getAttribute('href');
      await link.evaluate((element) => element.closest('details')?.toggleAttribute('open', true));
      await link.click();
      await expectInView(`${href}`);
    }
    await page.locator('.skip-link').press('Enter');
    await expectInView('h1');
  });

  it('errors and thanks of the contact form are shown with its heading', async () => {
    await page.goto('/es/contact');
    const heading = '.section:has([data-island="contact-form"]) h2';
    await send(page);
    await page.locator('[role="alert"]:focus').waitFor();
    await expectInView('[role="alert"]');
    await page.locator('[role="alert"] a').last().click();
    await expectInView('.field:has(:focus) label');
    await fillIn(page);
    await send(page);
    await page.locator('.sent-notice:focus').waitFor();
    // Larger text leaves no room for the words between them.
    if (percent === 100) await expectInView(heading);
    await expectInView('.sent-notice');
  });
});
