/** What the chat replies is tested in tests/templates/islands/Chat. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chatReplyDelayMs } from '../../templates/islands/Chat/use-conversation.ts';
import { contextAt, siteContent } from '../site-model.ts';
import { delayRequests } from './delay-requests.ts';
import { hostileStrings } from './hostile-strings.ts';
import { printDollars, printFee, readInterfaceCopy } from './interface-copy.ts';
import { addressIn, type Tag, testedTags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const chatCopy = readInterfaceCopy('en').chat;
const phone = { viewport: { width: 320, height: 568 } };
const address = '/en/';

const button = (page: Page) => page.locator('.chat-tab');
const panel = (page: Page) => page.locator('section.chat');
const field = (page: Page) => panel(page).locator('input');
const messages = (page: Page) => panel(page).locator('.chat__message');
const lastMessage = (page: Page) => messages(page).last();

async function open(page: Page) {
  await page.goto(address);
  await button(page).click();
  await panel(page).waitFor();
}

/** Only the test advances the clock. */
async function openStopped(page: Page) {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

async function send(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function ask(page: Page, text: string) {
  const before = await messages(page).count();
  await send(page, text);
  await expect.poll(() => messages(page).count()).toBe(before + 2);
}

const searchIndex = /\/search-\w+-\w+\.json$/u;

async function openWithSearch(page: Page, tag: Tag = 'en') {
  const index = page.waitForEvent('requestfinished', (request) => searchIndex.test(request.url()));
  await page.goto(addressIn(tag, '/'));
  await button(page).click();
  await index;
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((target) => document.activeElement?.matches(target) ?? false, selector);

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

it('the chat focuses its field when it opens, and its button when it is closed in any way', async () => {
  const page = await openPage();
  await open(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).locator('.chat__head button').click(),
    () => button(page).click(),
  ]) {
    expect(await hasFocus(page, 'section.chat input')).toBe(true);
    expect(await button(page).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'));
    await close();
    expect(await panel(page).count()).toBe(0);
    expect(await hasFocus(page, '.chat-tab')).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    await button(page).click();
  }
});

it('the chat is a named region with a polite log that names the speakers', async () => {
  const page = await openPage();
  await open(page);
  await ask(page, 'xyzzyqq');
  const { title, helper, visitor, replies } = chatCopy;
  const tree = await panel(page).ariaSnapshot();
  expect(tree.startsWith(`- region "${title}":\n  - heading "${title}" [level=2]\n`)).toBe(true);
  expect(tree).toContain(`\n  - log "${title}":\n    - paragraph: ${helper}\n`);
  expect(tree).toContain(replies.privacy);
  expect(tree).toContain(`- paragraph: ${visitor}\n    - paragraph: xyzzyqq`);
  expect(await panel(page).locator('[role="log"]').getAttribute('aria-live')).toBe('polite');
});

it('the chat shows a message at once and its answer after the delay, also while it is closed', async () => {
  const page = await openPage();
  await openStopped(page);
  await send(page, 'Hello');
  expect(await lastMessage(page).textContent()).toBe(`${chatCopy.visitor}Hello`);
  await page.clock.runFor(chatReplyDelayMs - 1);
  expect(await messages(page).count()).toBe(3);
  await page.keyboard.press('Escape');
  await page.clock.runFor(2);
  await button(page).click();
  const speakers = await messages(page).locator('.chat__speaker').allTextContents();
  const { helper, visitor } = chatCopy;
  expect(speakers).toEqual([helper, helper, visitor, helper]);
});

it('the chat ignores a blank message, and also sends with its button', async () => {
  const page = await openPage();
  await open(page);
  await send(page, '\u00a0\u200b');
  await field(page).fill('hello');
  await panel(page).locator('button[type="submit"]').click();
  await expect.poll(() => messages(page).count()).toBe(4);
  expect(await field(page).inputValue()).toBe('');
  expect(await hasFocus(page, 'section.chat input')).toBe(true);
});

it('the chat shows and hides the contact details', async () => {
  const page = await openPage();
  await open(page);
  const toggle = panel(page).locator('.chat__contact button');
  for (const isShown of [false, true, false]) {
    expect(await toggle.textContent()).toBe(isShown ? chatCopy.hideContact : chatCopy.showContact);
    expect(await toggle.getAttribute('aria-expanded')).toBe(String(isShown));
    expect(await panel(page).locator('.chat__contact > div').isVisible()).toBe(isShown);
    await toggle.click();
  }
});

it('the chat sends a suggested question by keyboard, and keeps the focus', async () => {
  const page = await openPage(phone);
  await open(page);
  const choices = lastMessage(page).locator('.chat__choices button');
  const label = await choices.first().textContent();
  await choices.first().press('Enter');
  await expect.poll(() => messages(page).count()).toBe(4);
  expect(await messages(page).nth(2).locator('.chat__words').textContent()).toBe(label);
  expect(await hasFocus(page, '.chat__choices button')).toBe(true);
});

it('the chat shows a long answer from its start', async () => {
  const page = await openPage({ viewport: { width: 320, height: 480 } });
  await open(page);
  await ask(page, 'where is my son');
  const log = await boxOf(page, '.chat__log');
  const answer = await lastMessage(page).boundingBox();
  expect(answer?.height).toBeGreaterThan(log.height);
  expect(answer?.y).toBeGreaterThanOrEqual(log.top);
});

it('the chat does not cover the call bar on a small phone', async () => {
  const page = await openPage(phone);
  await open(page);
  await ask(page, 'x'.repeat(900));
  await panel(page).locator('.chat__contact button').click();
  const [chat, bar, form] = [
    await boxOf(page, '.chat'),
    await boxOf(page, '.call-bar'),
    await boxOf(page, '.chat__form'),
  ];
  expect(await page.locator('.call-bar a').isVisible()).toBe(true);
  expect(chat.bottom).toBeLessThanOrEqual(bar.top);
  expect(form.bottom).toBeLessThanOrEqual(chat.bottom);
  for (const { left, right } of [chat, form]) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(phone.viewport.width);
  }
});

it('the chat closes on a phone when the focus leaves it, so that it never covers the focused element', async () => {
  const page = await openPage(phone);
  await open(page);
  await page.locator('main a').first().focus();
  await expect.poll(() => panel(page).count()).toBe(0);
  expect(await hasFocus(page, 'main a')).toBe(true);
});

it('the chat shows hostile input as text, and makes no request', async () => {
  const page = await openPage();
  const index = page.waitForEvent('requestfinished', (request) => searchIndex.test(request.url()));
  await openStopped(page);
  await index;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const { name, typed } of hostileStrings) {
    await send(page, typed);
    const sentText = lastMessage(page).locator('.chat__words');
    expect(await sentText.textContent(), name).toBe(typed);
    expect(await sentText.locator('*').count(), name).toBe(1);
    await page.clock.runFor(chatReplyDelayMs + 1);
    expect(await lastMessage(page).locator('.chat__words').textContent(), name).not.toContain(typed);
  }
  expect(await page.evaluate(() => Reflect.has(window, 'hostile'))).toBe(false);
  expect(requests).toEqual([]);
});

describe('a reply of the chat', () => {
  const { cost } = siteContent.facts['chat-keywords'].words;
  const town = contextAt('/').towns.find(
    ({ officialName, police }) => officialName.includes(' ') && police.some(({ phone }) => phone),
  );
  const officialName = town?.officialName ?? '';
  const arabicName = contextAt('/', 'ar').towns.find(({ id }) => id === town?.id)?.name ?? '';

  it.each(testedTags)('in %s has the fee of an amount, the line of a place and found pages', async (tag) => {
    const page = await openPage();
    await openWithSearch(page, tag);
    const reply = lastMessage(page);
    await ask(page, `${cost.en?.[0]} 50,000`);
    expect(await reply.textContent()).toContain(printDollars(50_000));
    expect(await reply.textContent()).toContain(printFee(50_000));
    await ask(page, arabicName.replaceAll(' ', ''));
    const line = reply.locator('a[data-variant="said"]').first();
    expect(await line.getAttribute('href')).toBe(town?.police.find(({ phone }) => phone)?.phone?.href);
    expect(await reply.locator(`a[href="${contextAt('/').phones.main.href}"]`).count()).toBe(1);
    await ask(page, `bail ${officialName}`);
    await expect.poll(() => reply.locator('li a').count()).toBeGreaterThan(0);
    expect(await reply.textContent()).toContain(readInterfaceCopy(tag).chat.found);
  });

  it('links the pages to begin with when the index is late, and nothing follows later', async () => {
    const page = await openPage();
    const release = await delayRequests(page, searchIndex);
    await openStopped(page);
    await send(page, 'bail');
    await page.clock.runFor(chatReplyDelayMs + 1);
    expect(await messages(page).count()).toBe(4);
    const reply = await lastMessage(page).textContent();
    expect(reply).toContain(chatCopy.nothingFound);
    const links = lastMessage(page).locator('li a');
    expect(await links.count()).toBe(siteContent.facts['chat-keywords'].startPages.length);
    const index = page.waitForEvent('requestfinished', (request) => searchIndex.test(request.url()));
    release();
    await index;
    await page.clock.runFor(10_000);
    expect(await messages(page).count()).toBe(4);
    expect(await lastMessage(page).textContent()).toBe(reply);
    await send(page, 'bail');
    await page.clock.runFor(chatReplyDelayMs + 1);
    await expect.poll(() => lastMessage(page).textContent()).toContain(chatCopy.found);
  });
});

it('only Escape alone closes the chat, and not in a field of the page', async () => {
  const page = await openPage();
  await page.goto('/en/contact');
  await button(page).click();
  await panel(page).waitFor();
  for (const modifier of ['Shift', 'Alt', 'Control', 'Meta']) await page.keyboard.press(`${modifier}+Escape`);
  expect(await panel(page).count()).toBe(1);
  await page.locator('main input[type="email"]').focus();
  await page.keyboard.press('Escape');
  expect(await panel(page).count()).toBe(1);
});

it.each(testedTags)('the chat in %s fits a phone with text of twice the size', async (tag) => {
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await openWithSearch(page, tag);
  await ask(page, 'bail Los Angeles');
  const overflow = await panel(page).evaluate((section) =>
    [section, ...section.querySelectorAll('*:not(.visually-hidden, .visually-hidden *)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      })
      .map(({ className, localName }) => className || localName),
  );
  expect(overflow).toEqual([]);
  expect(await field(page).isVisible()).toBe(true);
});
