/** What visitors do with the widgets, one thing at a time, for the measurement of how soon they answer. */
import type { Page } from 'playwright-core';
import type { Wanted } from './stopwatch.ts';

/** One press or key on a page that has just been opened. */
export type Interaction = {
  readonly name: string;
  /** Address of the page without its language. */
  readonly path: string;
  /** What comes before, unmeasured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** The event from which the answer is counted. */
  readonly from: Wanted['from'];
  /** What is there when the input is answered. */
  readonly shown: Omit<Wanted, 'from'>;
};

const amount = '[data-island="bail-estimator"] input';
const fee = '[data-island="bail-estimator"] output';
const sendButton = 'form button[type="submit"]';
const showOnScreen = (selector: string) => (page: Page) => page.locator(selector).scrollIntoViewIfNeeded();
const tap = (selector: string) => (page: Page) => page.locator(selector).tap();
const openTool = (name: string) => tap(`[data-tool="${name}"] summary`);

/** The interactions, in the order in which they are printed. */
export const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    act: openTool('menu'),
    from: 'click',
    shown: { selector: '[data-tool="menu"][open]' },
  },
  {
    name: 'open the language list',
    path: '/',
    act: openTool('language'),
    from: 'click',
    shown: { selector: '[data-tool="language"][open]' },
  },
  {
    name: 'answer the cookie banner',
    path: '/',
    prepare: async (page) => {
      await tap('[data-cookie-settings] button')(page);
      await page.locator('[data-cookies]').waitFor();
    },
    act: tap('[data-consent="necessary"]'),
    from: 'click',
    shown: { selector: '[data-cookies][hidden]' },
  },
  {
    name: 'back to the top',
    path: '/',
    prepare: async (page) => {
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.locator('a.totop').waitFor();
    },
    act: tap('a.totop'),
    from: 'click',
    shown: { selector: 'body[tabindex="-1"]' },
  },
  {
    name: 'open the chat, first time',
    path: '/',
    act: tap('.chat-tab'),
    from: 'click',
    shown: { selector: 'section.chat' },
  },
  {
    name: 'open the chat again',
    path: '/',
    prepare: async (page) => {
      await openChat(page);
      await tap('.chat__head button')(page);
      await page.locator('section.chat').waitFor({ state: 'detached' });
    },
    act: tap('.chat-tab'),
    from: 'click',
    shown: { selector: 'section.chat' },
  },
  {
    name: 'send a chat message',
    path: '/',
    prepare: async (page) => {
      await openChat(page);
      await page.locator('section.chat input').fill('cost');
    },
    act: (page) => page.keyboard.press('Enter'),
    from: 'keydown',
    shown: { selector: '.chat__message[data-variant="own"]' },
  },
  {
    name: 'type an amount, first key',
    path: '/',
    prepare: showOnScreen(amount),
    act: (page) => page.locator(amount).press('9'),
    from: 'keydown',
    shown: { selector: fee, text: '$' },
  },
  {
    name: 'type an amount, next key',
    path: '/',
    prepare: async (page) => {
      await page.locator(amount).press('9');
      await page.locator(fee, { hasText: '$' }).waitFor();
    },
    act: (page) => page.keyboard.press('0'),
    from: 'keydown',
    shown: { selector: fee, text: '$9' },
  },
  {
    name: 'send an empty form, first time',
    path: '/contact',
    prepare: showOnScreen(sendButton),
    act: tap(sendButton),
    from: 'click',
    shown: { selector: 'form [role="alert"]' },
  },
  {
    name: 'leave a wrong field',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('[name="email"]').focus();
      await page.locator('form[novalidate]').waitFor();
      await page.keyboard.type('salma@');
    },
    act: (page) => page.keyboard.press('Tab'),
    from: 'keydown',
    shown: { selector: '.field__error' },
  },
];

async function openChat(page: Page): Promise<void> {
  await tap('.chat-tab')(page);
  await page.locator('section.chat').waitFor();
}
