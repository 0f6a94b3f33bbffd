/** What visitors do with the widgets, one thing at a time, for the measurement of how soon they answer. */
import type { Page } from 'playwright-core';
import { openFolds } from '../browser/open-folds.ts';
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

/** What is measured of an interaction. */
type Measured = Pick<Interaction, 'act' | 'from' | 'shown'>;

const amount = '[data-island="bail-estimator"] input';
const fee = '[data-island="bail-estimator"] output';
const sendButton = 'form button[type="submit"]';
const chat = 'section.chat';

/** The interactions, in the order in which they are printed. */
export const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/', ...tapping('.tool > summary', '.tool[open]') },
  {
    name: 'answer the cookie banner',
    path: '/',
    prepare: (page) => tapAndWait(page, '[data-cookie-settings] button', '[data-cookies]'),
    ...tapping('[data-consent="necessary"]', '[data-cookies][hidden]'),
  },
  {
    name: 'back to the top',
    path: '/',
    prepare: async (page) => {
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.locator('a.totop').waitFor();
    },
    ...tapping('a.totop', 'body[tabindex="-1"]'),
  },
  { name: 'open the chat, first time', path: '/', ...tapping('.chat-tab', chat) },
  {
    name: 'open the chat again',
    path: '/',
    prepare: async (page) => {
      await openChat(page);
      await page.locator('.chat__head button').tap();
      await page.locator(chat).waitFor({ state: 'detached' });
    },
    ...tapping('.chat-tab', chat),
  },
  {
    name: 'send a chat message',
    path: '/',
    prepare: async (page) => {
      await openChat(page);
      await page.locator(`${chat} input`).fill('cost');
    },
    ...pressing('Enter', { selector: '.chat__message[data-variant="own"]' }),
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
      await openFolds(page, amount);
      await page.locator(amount).press('9');
      await page.locator(fee, { hasText: '$' }).waitFor();
    },
    ...pressing('0', { selector: fee, text: '$9' }),
  },
  {
    name: 'send an empty form, first time',
    path: '/contact',
    prepare: showOnScreen(sendButton),
    ...tapping(sendButton, 'form [role="alert"]'),
  },
  {
    name: 'leave a wrong field',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('[name="email"]').focus();
      await page.locator('form[novalidate]').waitFor();
      await page.keyboard.type('salma@');
    },
    ...pressing('Tab', { selector: '.field__error' }),
  },
];

/** A tap on something, answered when something else is there. */
function tapping(selector: string, answer: string): Measured {
  return { act: (page) => page.locator(selector).tap(), from: 'click', shown: { selector: answer } };
}

/** A key for whatever has the focus. */
function pressing(key: string, shown: Measured['shown']): Measured {
  return { act: (page) => page.keyboard.press(key), from: 'keydown', shown };
}

function showOnScreen(selector: string) {
  return async (page: Page) => {
    await openFolds(page, selector);
    await page.locator(selector).scrollIntoViewIfNeeded();
  };
}

async function tapAndWait(page: Page, selector: string, answer: string): Promise<void> {
  await page.locator(selector).tap();
  await page.locator(answer).waitFor();
}

function openChat(page: Page): Promise<void> {
  return tapAndWait(page, '.chat-tab', chat);
}
