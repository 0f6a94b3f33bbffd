/** Every widget that pages of the site have, used as a visitor uses it: by real input, to the end. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { timings } from '../../scripts/timings.ts';
import { fillIn, sendButton } from './contact-page.ts';
import { openFolds } from './open-folds.ts';

/** A widget of some pages. */
export type Widget = {
  readonly name: string;
  /** Where it stands; a page where nothing stands there does not have it. */
  readonly selector: string;
  /** Uses it on a page whose clock is installed. Rejects when it does not do what it is there for. */
  readonly use: (page: Page) => Promise<void>;
  /** What comes before and after, and is enough on a page that has it as another one, where it was used to the end. */
  readonly frame?: {
    readonly open: (page: Page) => Promise<void>;
    readonly close: (page: Page) => Promise<void>;
  };
  /** Files that its first use brings, without their hashes, in the order of the alphabet. */
  readonly files: readonly string[];
  /** Name of what its use leaves in the browser. */
  readonly stores?: string;
};

/** The widgets, in the order in which they can be used on one page: the last leads to another one. */
export const widgets: readonly Widget[] = [
  {
    name: 'cookie banner',
    selector: '[data-cookies]',
    use: answerBanner,
    files: [],
    stores: 'cookie_consent',
  },
  { name: 'cookie settings', selector: '[data-cookie-settings]', use: changeAnswer, files: [] },
  { name: 'menu', selector: 'details.menu', use: openMenu, files: [] },
  { name: 'disclosure', selector: 'main details', use: openDisclosure, files: [] },
  { name: 'contents', selector: '[data-contents]', use: followContents, files: [] },
  { name: 'print button', selector: '[data-print]', use: print, files: [] },
  { name: 'back to top', selector: 'a.to-top', use: goBackToTop, files: [] },
  {
    name: 'estimator',
    selector: '[data-island="bail-estimator"]',
    use: estimate,
    files: ['bail-estimator.css', 'bail-estimator.js', 'chunk.js', 'hydrate-island.js'],
  },
  {
    name: 'field of cities',
    selector: '[data-island="town-filter"]',
    use: findCity,
    files: ['chunk.js', 'hydrate-island.js', 'town-filter.css', 'town-filter.js'],
  },
  {
    name: 'contact form',
    selector: '[data-island="contact-form"]',
    use: sendMessage,
    files: ['chunk.js', 'contact-form.css', 'contact-form.js', 'hydrate-island.js'],
  },
  {
    name: 'chat',
    selector: '[data-island="chat"]',
    use: talk,
    frame: { open: openChat, close: closeChat },
    files: ['chat-texts.js', 'chat-vocabulary.js', 'chat.css', 'chat.js', 'chunk.js', 'hydrate-island.js'],
  },
  {
    name: 'search',
    selector: '[data-island="search"]',
    use: search,
    frame: { open: openSearch, close: closeSearch },
    files: [
      'chunk.js',
      'hydrate-island.js',
      'search-engine.js',
      'search-stemmers.js',
      'search.css',
      'search.js',
    ],
  },
  {
    name: 'choice of language',
    selector: '.language-links',
    use: chooseLanguage,
    files: [],
    stores: 'language',
  },
];

/** What React brings to life, after the answer to the banner that would come to lie over it. */
export const islandWidgets: readonly Widget[] = widgets.filter(
  ({ name, files }) => name === 'cookie banner' || files.length > 0,
);

/** Lets time pass until the question about cookies is there. */
export async function askAboutCookies(page: Page): Promise<void> {
  await page.clock.runFor(timings.cookieBannerDelayMs);
  await page.locator('[data-cookies]').waitFor();
}

async function answerBanner(page: Page): Promise<void> {
  await askAboutCookies(page);
  await answer(page, 'accepted');
}

async function changeAnswer(page: Page): Promise<void> {
  await page.locator('[data-cookie-settings] button').click();
  await answer(page, 'declined');
}

async function answer(page: Page, consent: string): Promise<void> {
  await page.locator(`[data-consent="${consent}"]`).click();
  await page.locator('[data-cookies]').waitFor({ state: 'hidden' });
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.menu > summary').click();
  await page.locator('.menu[open] a').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.menu:not([open]) > summary:focus').waitFor();
}

async function openDisclosure(page: Page): Promise<void> {
  const summary = page.locator('main details > summary').first();
  await summary.click();
  await page.locator('main details[open]').first().waitFor();
  await summary.click();
}

async function followContents(page: Page): Promise<void> {
  await page.locator('[data-contents] a').first().click();
  await page.locator('[data-contents] a[aria-current="true"]').waitFor({ state: 'attached' });
}

/** The page tells on its root that it would have been printed. */
async function print(page: Page): Promise<void> {
  await openFolds(page, '[data-print]');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.locator('[data-print]').first().click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
}

async function goBackToTop(page: Page): Promise<void> {
  await page.mouse.wheel(0, 4 * timings.backToTopPx);
  await page.locator('a.to-top').click();
  await page.waitForFunction(() => scrollY === 0);
}

/** Has a fee computed, and types no amount at last. The focus wakes it; the keys that follow come while it wakes. */
export async function estimate(page: Page): Promise<void> {
  await openFolds(page, '[data-island="bail-estimator"]');
  const host = page.locator('[data-island="bail-estimator"]');
  await host.locator('input').pressSequentially('40000');
  await host.locator('output', { hasText: '$4,000' }).waitFor();
  await host.locator('input').fill('ten thousand');
  await host.locator('input').press('Enter');
  await host.locator('input[aria-invalid="true"]').waitFor();
}

/** The focus wakes it; the keys that follow come while it wakes. */
async function findCity(page: Page): Promise<void> {
  const host = page.locator('[data-island="town-filter"]');
  await host.locator('input').pressSequentially('xyz');
  await host.locator('[role="status"] a').waitFor();
  await host.locator('input').press('Escape');
  await host.locator('[role="status"] a').waitFor({ state: 'detached' });
}

/** Sends the contact form: the submission wakes it, and is answered with the problems of the empty form. */
export async function sendMessage(page: Page): Promise<void> {
  await sendButton(page).click();
  await page.locator('form [role="alert"]:focus').waitFor();
  await fillIn(page);
  await sendButton(page).click();
  await page.locator('[data-island="contact-form"] [role="status"]:focus').waitFor();
}

/** Has a question answered in the open chat, and the contact details shown. */
export async function talk(page: Page): Promise<void> {
  const panel = page.locator('section.chat');
  await panel.locator('input').fill('cost');
  await panel.locator('input').press('Enter');
  await page.clock.runFor(timings.chatReplyDelayMs);
  await panel.locator('.chat__message').nth(3).waitFor();
  await panel.locator('.chat__contact button').click();
  await panel.locator('.chat__contact a[href^="mailto:"]').waitFor();
}

/** Opens the chat by the press that wakes it. */
export async function openChat(page: Page): Promise<void> {
  await page.locator('.chat-tab').click();
  await page.locator('section.chat .chat__message').nth(1).waitFor();
}

async function closeChat(page: Page): Promise<void> {
  await page.locator('section.chat .chat__head button').click();
  await page.locator('section.chat').waitFor({ state: 'detached' });
}

/** A name that every language writes alike is found. */
async function search(page: Page): Promise<void> {
  await page.keyboard.type('DUI');
  await page.clock.runFor(1000);
  await page.locator('dialog[open] ol a').first().waitFor();
}

/** The press that wakes it opens it. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('.top-bar [data-island="search"] a').click();
  await page.locator('dialog[open] input:focus').waitFor();
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function chooseLanguage(page: Page): Promise<void> {
  const link = page.locator('[data-language]:not([aria-current])').first();
  const chosen = await link.getAttribute('data-language');
  await link.click();
  await page.locator(`html[lang="${chosen}"]`).waitFor();
  await page.waitForLoadState('load');
  assert.equal(await page.evaluate(() => localStorage.getItem('language')), chosen);
}
