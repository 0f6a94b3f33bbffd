/**
 * No page and no state of a page breaks a rule of axe-core. The states are seen in every language, a page
 * of each template once in each theme; `npm run axe` looks at every page in both.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { limits } from '../../scripts/limits.ts';
import { trapMs } from '../../templates/islands/ContactForm/use-sending.ts';
import { startBuiltSite } from './built-site.ts';
import { fillIn, send } from './contact-page.ts';
import { findViolations } from './find-violations.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { samplePages } from './sample-pages.ts';
import { useSite } from './use-site.ts';

// Some states are failures, of which browsers tell.
const { visit } = useSite(startBuiltSite, { allowed: /(?:)/u });

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 720 };
type Theme = 'light' | 'dark';

/** What a page breaks in a theme, each line with the theme. */
async function violationsIn(page: Page, colorScheme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return (await findViolations(page)).map((line) => `${colorScheme}: ${line}`);
}

describe('the check', () => {
  it('finds what is planted', async () => {
    const found = await visit(async (page) => {
      await page.goto('/en/');
      await page.evaluate(() => {
        const main = document.querySelector('main');
        const picture = document.createElement('img');
        const pale = document.createElement('p');
        pale.textContent = 'Pale';
        pale.style.color = '#ddd';
        const small = ['One', 'Two'].map((name) => {
          const button = document.createElement('button');
          button.textContent = name;
          button.style.cssText = 'inline-size: 12px; block-size: 12px; padding: 0; overflow: hidden';
          return button;
        });
        main?.prepend(picture, pale, ...small);
      });
      return findViolations(page);
    });
    const rules = new Set(found.map((line) => line.split(' | ')[0]));
    expect([...rules].sort()).toEqual(['color-contrast', 'image-alt', 'target-size']);
  });
});

describe.each(tags)('in %s, no rule is broken', (tag) => {
  it.each(states(tag))('by a page with %s', async (_name, address, show) => {
    const found = await visit((page) => findInState(page, { address, show, theme: 'light' }), {
      viewport: phone,
    });
    expect(found).toEqual([]);
  });
});

describe('in Arabic on a phone, no rule is broken', () => {
  it('by a page of any template', async () => {
    expect(await findInSamples('ar', phone, 'light')).toEqual([]);
  }, 180_000);
});

describe('in the dark theme and on a desk, no rule is broken', () => {
  it('by a page of any template', async () => {
    expect(await findInSamples('en', desktop, 'dark')).toEqual([]);
  }, 180_000);

  it.each(states('ar'))('by a page with %s', async (_name, address, show) => {
    const found = await visit((page) => findInState(page, { address, show, theme: 'dark' }), {
      viewport: desktop,
    });
    expect(found).toEqual([]);
  });
});

async function findInSamples(tag: Tag, viewport: typeof phone, theme: Theme): Promise<string[]> {
  const samples = (await samplePages()).filter(({ language }) => language === tag);
  return visit(
    async (page) => {
      const lines: string[] = [];
      for (const { address } of samples) {
        await page.goto(address);
        lines.push(...(await violationsIn(page, theme)).map((line) => `${address}: ${line}`));
      }
      return lines;
    },
    { viewport },
  );
}

type Show = (page: Page) => Promise<void>;
type State = readonly [name: string, address: string, show: Show];

async function findInState(
  page: Page,
  { address, show, theme }: { readonly address: string; readonly show: Show; readonly theme: Theme },
): Promise<string[]> {
  await page.clock.install();
  await page.goto(address);
  await show(page);
  return violationsIn(page, theme);
}

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
  const menu = page.locator('.tool > summary');
  // On a desk the links of the menu stand in the bar.
  if (await menu.isVisible()) await menu.click();
}

async function askAboutCookies(page: Page) {
  await page.clock.runFor(limits.cookieBannerDelayMs);
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
  await page.clock.runFor(limits.chatReplyDelayMs);
}

async function failParts(page: Page) {
  await page.route(/assets\/hydrate/u, (route) => route.abort());
  await page.locator('[data-island="bail-estimator"] input').focus();
  await page.locator('main .part-error').waitFor();
  await page.locator('[data-island="chat"] button').first().click();
  await page.locator('.topbar .part-error').waitFor();
}

async function computeFee(page: Page) {
  const field = page.locator('[data-island="bail-estimator"] input');
  await field.fill('abc');
  await field.press('Enter');
  await page.locator('[data-island="bail-estimator"] .field__error').waitFor();
}

async function sendEmptyForm(page: Page) {
  await page.locator('form button[type="submit"]').click();
  await page.locator('.error-summary').waitFor();
}

async function sendForm(page: Page) {
  await fillIn(page);
  await page.clock.runFor(trapMs);
  await send(page);
  await page.locator('.done').waitFor();
}

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) if (!details.matches('.tool')) details.open = true;
  });
}
