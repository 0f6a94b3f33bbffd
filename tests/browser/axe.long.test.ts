/** No state of a page breaks a rule of axe-core, in any language; `npm run axe` looks at every page as it is loaded. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { timings } from '../../scripts/timings.ts';
import { minFillTimeMs } from '../../templates/islands/ContactForm/use-sending.ts';
import { fillIn, send } from './contact-page.ts';
import { findViolations } from './find-violations.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

// Some states are failures, of which browsers tell.
const { openPage } = useBuiltSite({ allowed: /(?:)/u });

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 720 };

it('finds what is planted', async () => {
  const page = await openPage();
  await page.goto('/en/');
  await page.evaluate(() => {
    const pale = ['#ddd', '#666'].map((color) => {
      const text = document.createElement('p');
      text.textContent = 'Pale';
      text.style.color = color;
      return text;
    });
    const small = ['One', 'Two'].map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText = 'inline-size: 12px; block-size: 12px; padding: 0; overflow: hidden';
      return button;
    });
    document.querySelector('main')?.prepend(document.createElement('img'), ...pale, ...small);
  });
  const rules = new Set((await findViolations(page)).map((line) => line.split(' | ')[0]));
  expect([...rules].sort()).toEqual([
    'color-contrast',
    'color-contrast-enhanced',
    'image-alt',
    'target-size',
  ]);
});

type State = readonly [name: string, address: string, show: (page: Page) => Promise<void>];

const cases = [
  ...tags.flatMap((tag) => states(tag).map((state) => [...state, phone, 'light'] as const)),
  ...states('ar').map((state) => [...state, desktop, 'dark'] as const),
];

it.each(cases)(
  'no rule is broken by a page with %s, %s',
  async (_name, address, show, viewport, colorScheme) => {
    const page = await openPage({ viewport, colorScheme });
    await page.clock.install();
    await page.goto(address);
    await show(page);
    expect(await findViolations(page)).toEqual([]);
  },
);

function states(tag: Tag): State[] {
  const home = addressIn(tag, '/');
  const contact = addressIn(tag, '/contact');
  return [
    ['the menu open', home, openMenu],
    ['the question about cookies', home, askAboutCookies],
    ['the chat open', home, openChat],
    ['the contact details of the chat shown', home, showContactInfo],
    ['a part that did not load', `${home}#payment`, failParts],
    ['a fee computed', `${home}#payment`, computeFee],
    ['errors in the form', contact, sendEmptyForm],
    ['the form sent', contact, sendForm],
    ['every question open', addressIn(tag, '/faq'), openQuestions],
  ];
}

async function openMenu(page: Page) {
  const menu = page.locator('.menu > summary');
  // On a desk the links of the menu stand in the bar.
  if (await menu.isVisible()) await menu.click();
}

async function askAboutCookies(page: Page) {
  await page.clock.runFor(timings.cookieBannerDelayMs);
  await page.locator('[data-cookies]').waitFor();
}

async function openChat(page: Page) {
  await page.locator('[data-island="chat"] button').first().click();
  await page.locator('section.chat').waitFor();
}

async function showContactInfo(page: Page) {
  await openChat(page);
  await page.locator('section.chat [aria-expanded="false"]').click();
  await page.locator('section.chat input').fill('hello');
  await page.locator('section.chat input').press('Enter');
  await page.clock.runFor(timings.chatReplyDelayMs);
}

async function failParts(page: Page) {
  await page.route(/assets\/hydrate/u, (route) => route.abort());
  await page.locator('[data-island="bail-estimator"] input').focus();
  await page.locator('main .island-error').waitFor();
  await page.locator('[data-island="chat"] button').first().click();
  await page.locator('.top-bar .island-error').waitFor();
}

async function computeFee(page: Page) {
  const field = page.locator('[data-island="bail-estimator"] input');
  await field.fill('abc');
  await field.press('Enter');
  await page.locator('[data-island="bail-estimator"] .field-error').waitFor();
}

async function sendEmptyForm(page: Page) {
  await page.locator('form button[type="submit"]').click();
  await page.locator('.error-summary').waitFor();
}

async function sendForm(page: Page) {
  await fillIn(page);
  await page.clock.runFor(minFillTimeMs);
  await send(page);
  await page.locator('.sent-notice').waitFor();
}

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) if (!details.matches('.menu')) details.open = true;
  });
}
