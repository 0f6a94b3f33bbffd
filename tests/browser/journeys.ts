import { timings } from '../../scripts/timings.ts';
import { chatReplyDelayMs } from '../../templates/islands/Chat/use-conversation.ts';
import { minFillTimeMs } from '../../templates/islands/ContactForm/use-contact-form.ts';
import {
  click,
  type Driver,
  fill,
  openDisclosures,
  waitFor,
  waitForFocus,
  waitForMatch,
  waitUntil,
  waitUntilGone,
} from './engines/driver.ts';
import { printFee } from './interface-copy.ts';

export type Step = {
  readonly run: (driver: Driver) => Promise<void>;
  /** Name of the view that this step opens, if its accessibility is checked. */
  readonly view?: string;
};

export type Journey = {
  readonly name: string;
  /** Selector of the widget; a page without a match does not have it. */
  readonly selector: string;
  readonly steps: readonly Step[];
  /** Files that the first use of the widget loads, without their hashes, in alphabetical order. */
  readonly files: readonly string[];
  /** Name of the cookie or key that the use of the widget stores in the browser. */
  readonly stores?: string;
};

/** The first journey on every page: an unanswered banner would appear later and cover other widgets. */
export const cookieJourney: Journey = {
  name: 'cookie banner',
  selector: '[data-cookies]',
  steps: [
    { run: waitForCookieBanner, view: 'cookie banner' },
    { run: (driver) => answerCookies(driver, 'accepted') },
  ],
  files: [],
  stores: 'cookie_consent',
};

/** The other journeys, in an order that works on one page: the last one opens another page. */
export const journeys: readonly Journey[] = [
  {
    name: 'cookie settings',
    selector: '[data-cookie-settings]',
    steps: [{ run: openCookieSettings }, { run: (driver) => answerCookies(driver, 'declined') }],
    files: [],
  },
  {
    name: 'menu',
    selector: 'details.menu',
    steps: [{ run: openMenu, view: 'open menu' }, { run: closeMenu }],
    files: [],
  },
  {
    name: 'disclosure',
    selector: 'main details:not([data-island] *)',
    steps: [
      { run: openDisclosure },
      { run: (driver) => click(driver, 'main details[open]:not([data-island] *) > summary') },
    ],
    files: [],
  },
  { name: 'contents', selector: '[data-contents]', steps: [{ run: followContents }], files: [] },
  { name: 'print button', selector: '[data-print]', steps: [{ run: print }], files: [] },
  { name: 'back to top', selector: 'a.to-top', steps: [{ run: goBackToTop }], files: [] },
  {
    name: 'estimator',
    selector: '[data-island="bail-estimator"]',
    steps: [
      { run: estimateFee, view: 'computed fee' },
      { run: enterInvalidAmount, view: 'rejected amount' },
    ],
    files: ['bail-estimator.css', 'bail-estimator.js', 'chunk.js', 'hydrate-island.js'],
  },
  {
    name: 'city filter',
    selector: '[data-island="town-filter"]',
    steps: [{ run: filterUnknownCity, view: 'no city found' }, { run: clearCityFilter }],
    files: ['chunk.js', 'hydrate-island.js', 'town-filter.css', 'town-filter.js'],
  },
  {
    name: 'contact form',
    selector: '[data-island="contact-form"]',
    steps: [
      { run: sendEmptyForm, view: 'form with errors' },
      { run: sendMessage, view: 'sent form' },
    ],
    files: ['chunk.js', 'contact-form.css', 'contact-form.js', 'hydrate-island.js'],
  },
  {
    name: 'chat',
    selector: '[data-island="chat"]',
    steps: [
      { run: openChat, view: 'open chat' },
      { run: chat, view: 'chat with an answer and contact details' },
      { run: closeChat },
    ],
    files: ['chat-texts.js', 'chat.css', 'chat.js', 'chunk.js', 'hydrate-island.js', 'open-search.js'],
  },
  {
    name: 'search',
    selector: '[data-island="search"]',
    steps: [
      { run: openSearch, view: 'open search' },
      { run: search, view: 'search results' },
      { run: closeSearch },
    ],
    files: ['chunk.js', 'hydrate-island.js', 'search.css', 'search.js'],
  },
  {
    name: 'choice of language',
    selector: '.language-links',
    steps: [{ run: chooseLanguage }],
    files: [],
    stores: 'language',
  },
];

export async function waitForCookieBanner(driver: Driver): Promise<void> {
  await driver.wait(timings.cookieBannerDelayMs);
  await waitFor(driver, '[data-cookies]');
}

async function answerCookies(driver: Driver, consent: string): Promise<void> {
  await click(driver, `[data-consent="${consent}"]`);
  await waitUntilGone(driver, '[data-cookies]');
}

/** On phones, the link is in a disclosure of the footer. */
async function openCookieSettings(driver: Driver): Promise<void> {
  await openDisclosures(driver, '[data-cookie-settings]');
  await click(driver, '[data-cookie-settings] button');
}

async function openMenu(driver: Driver): Promise<void> {
  await click(driver, '.menu > summary');
  await waitFor(driver, '.menu[open] a');
}

async function closeMenu(driver: Driver): Promise<void> {
  await driver.press('Escape');
  await waitForFocus(driver, '.menu:not([open]) > summary');
}

/** Closes the first one before that, because disclosures are open on wide screens. */
async function openDisclosure(driver: Driver): Promise<void> {
  await driver.evaluate(() => {
    const first = document.querySelector<HTMLDetailsElement>('main details:not([data-island] *)');
    if (first !== null) first.open = false;
  });
  await click(driver, 'main details:not([open], [data-island] *) > summary');
  await waitFor(driver, 'main details[open]:not([data-island] *)');
}

async function followContents(driver: Driver): Promise<void> {
  await openDisclosures(driver, '[data-contents] a');
  await click(driver, '[data-contents] a');
  await waitForMatch(driver, '[data-contents] a[aria-current="true"]');
}

/** `print` is replaced by a function that sets an attribute of the root element. */
async function print(driver: Driver): Promise<void> {
  await openDisclosures(driver, '[data-print]');
  await driver.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await click(driver, '[data-print]');
  await waitForMatch(driver, 'html[data-printed]');
}

async function goBackToTop(driver: Driver): Promise<void> {
  await driver.evaluate((top) => scrollTo({ top, behavior: 'instant' }), 4 * timings.backToTopPx);
  await click(driver, 'a.to-top');
  await waitUntil(driver, 'the page is at its top', () => scrollY === 0);
}

/** The focus loads the script. The following keys are pressed while it loads. */
async function estimateFee(driver: Driver): Promise<void> {
  await openDisclosures(driver, '[data-island="bail-estimator"]');
  await click(driver, '[data-island="bail-estimator"] input');
  await driver.type('40000');
  await waitFor(driver, '[data-island="bail-estimator"] output', printFee(40_000));
}

async function enterInvalidAmount(driver: Driver): Promise<void> {
  await fill(driver, '[data-island="bail-estimator"] input', 'ten thousand');
  await driver.press('Enter');
  await waitFor(driver, '[data-island="bail-estimator"] input[aria-invalid="true"]');
}

/** The focus loads the script. The following keys are pressed while it loads. */
async function filterUnknownCity(driver: Driver): Promise<void> {
  await click(driver, '[data-island="town-filter"] input');
  await driver.type('xyz');
  await waitFor(driver, '[data-island="town-filter"] [role="status"] a');
}

async function clearCityFilter(driver: Driver): Promise<void> {
  await driver.press('Escape');
  await waitUntilGone(driver, '[data-island="town-filter"] [role="status"] a');
}

/** Presses the button by a key, because errors that appear or vanish at this moment move it. */
async function pressSend(driver: Driver): Promise<void> {
  await driver.evaluate(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.focus());
  await driver.press('Enter');
}

/** The submission loads the script, which shows the errors of the empty form. */
async function sendEmptyForm(driver: Driver): Promise<void> {
  await pressSend(driver);
  await waitForFocus(driver, 'form [role="alert"]');
}

async function sendMessage(driver: Driver): Promise<void> {
  await fill(driver, '[name="fullName"]', 'Salma Haddad');
  await fill(driver, '[name="email"]', 'salma@example.com');
  await fill(driver, '[name="phone"]', '(626) 555-0123');
  await driver.evaluate(() => {
    const subject = document.querySelector<HTMLSelectElement>('[name="subject"]');
    if (subject === null) return;
    subject.selectedIndex = 1;
    subject.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await fill(driver, '[name="message"]', 'Where is my brother?');
  await driver.wait(minFillTimeMs);
  await pressSend(driver);
  await waitForFocus(driver, '[data-island="contact-form"] [role="status"]');
}

async function openChat(driver: Driver): Promise<void> {
  await click(driver, '.chat-tab');
  await waitFor(driver, 'section.chat .chat__message ~ .chat__message');
}

/** Asks a question in the open chat, waits for the answer, and shows the contact details. */
async function chat(driver: Driver): Promise<void> {
  await click(driver, 'section.chat input');
  await driver.type('cost');
  await driver.press('Enter');
  await driver.wait(chatReplyDelayMs);
  await waitFor(driver, 'section.chat .chat__message:nth-of-type(4)');
  await click(driver, 'section.chat .chat__contact button');
  await waitFor(driver, 'section.chat .chat__contact a[href^="mailto:"]');
}

async function closeChat(driver: Driver): Promise<void> {
  await click(driver, 'section.chat .chat__head button');
  await waitUntilGone(driver, 'section.chat');
}

async function openSearch(driver: Driver): Promise<void> {
  await click(driver, '.top-bar [data-island="search"] a');
  await waitForFocus(driver, 'dialog[open] input');
}

async function search(driver: Driver): Promise<void> {
  await driver.type('DUI');
  await driver.wait(1000);
  await waitFor(driver, 'dialog[open] ol a');
}

async function closeSearch(driver: Driver): Promise<void> {
  await driver.press('Escape');
  await waitUntilGone(driver, 'dialog[open]');
}

async function chooseLanguage(driver: Driver): Promise<void> {
  const other = '[data-language]:not([aria-current])';
  const chosen = await driver.evaluate(
    (selector) => document.querySelector(selector)?.getAttribute('data-language') ?? '',
    other,
  );
  await click(driver, other);
  await waitForMatch(driver, `html[lang="${chosen}"]`);
  const stored = await driver.evaluate(() => localStorage.getItem('language'));
  if (stored !== chosen) throw new Error(`The choice ${chosen} is stored as ${stored}.`);
}

export const islandJourneys = journeys.filter(({ selector }) => selector.startsWith('[data-island='));
