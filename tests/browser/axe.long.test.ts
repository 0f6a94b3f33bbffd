/** No state of a page breaks a rule of axe-core, in any language; `npm run axe` looks at every page as it is loaded. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';
import { askAboutCookies, estimate, openChat, sendMessage, talk } from './use-widgets.ts';

// Some states are failures, of which browsers tell.
const { openPage } = useBuiltSite({ allowed: /(?:)/u });

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 720 };

it('finds what is planted', async () => {
  // The policy of the site lets no script write markup.
  const page = await openPage({ bypassCSP: true });
  await page.goto('/en/');
  await page.locator('main').evaluate((main) => {
    const small = 'style="inline-size: 12px; block-size: 12px; padding: 0; overflow: hidden"';
    main.insertAdjacentHTML(
      'afterbegin',
      `<img><p style="color: #ddd">Pale</p><p style="color: #666">Pale</p>
      <button ${small}>One</button><button ${small}>Two</button>`,
    );
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
    ['no fee for what is no amount', `${home}#payment`, estimate],
    ['errors in the form', contact, sendEmptyForm],
    ['the form sent', contact, sendMessage],
    ['every question open', addressIn(tag, '/faq'), openQuestions],
  ];
}

async function openMenu(page: Page) {
  const menu = page.locator('.menu > summary');
  // On a desk the links of the menu stand in the bar.
  if (await menu.isVisible()) await menu.click();
}

async function showContactInfo(page: Page) {
  await openChat(page);
  await talk(page);
}

async function failParts(page: Page) {
  await page.route(/assets\/hydrate/u, (route) => route.abort());
  await page.locator('[data-island="bail-estimator"] input').focus();
  await page.locator('main .island-error').waitFor();
  await page.locator('[data-island="chat"] button').first().click();
  await page.locator('.top-bar .island-error').waitFor();
}

async function sendEmptyForm(page: Page) {
  await page.locator('form button[type="submit"]').click();
  await page.locator('.error-summary').waitFor();
}

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) if (!details.matches('.menu')) details.open = true;
  });
}
