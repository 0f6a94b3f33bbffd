/** The chat as visitors use it. What it understands is tested in tests/templates/islands/Chat. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../schema/index.ts';
import { timings } from '../../scripts/timings.ts';
import { siteChat } from '../site-model.ts';
import { hostileStrings } from './hostile-strings.ts';
import { readInterfaceCopy, withoutIsolates } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const phone = { viewport: { width: 320, height: 568 } };

const button = (page: Page) => page.locator('.chat-tab');
const panel = (page: Page) => page.locator('section.chat');
const field = (page: Page) => panel(page).locator('input');
const messages = (page: Page) => panel(page).locator('.chat__message');
/** What the helper said last. */
const answer = (page: Page) => messages(page).last();
const choices = (page: Page) => answer(page).locator('.chat__choices button');
const contactToggle = (page: Page) => panel(page).locator('.chat__contact button');
/** Words of a message as they are printed: what is isolated stands in elements, not between marks. */
const saidIn = async (message: ReturnType<typeof messages>) =>
  withoutIsolates((await message.locator('.chat__words').textContent()) ?? '');

async function open(page: Page, address: string) {
  await page.goto(address);
  await button(page).click();
  await panel(page).waitFor();
}

/** Opens the chat with a clock that the test alone moves. */
async function openStopped(page: Page, address: string) {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

async function send(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Does what is answered, and waits for the answer. */
async function waitForAnswer(page: Page, act: () => Promise<void>) {
  const before = await messages(page).count();
  await act();
  await expect.poll(() => messages(page).count()).toBe(before + 2);
}

const ask = (page: Page, text: string) => waitForAnswer(page, () => send(page, text));

const plainText = (content: Inline): string =>
  withoutIsolates(
    content.map((node) => (node.type === 'text' ? node.text : plainText(node.children))).join(''),
  );

const textsOf = (tag: Tag) => {
  const found = siteChat.texts[tag];
  if (found === undefined) throw new Error(`The chat has no words in ${tag}.`);
  return found;
};

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Where an element stands in the window, edge by edge. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Two frames, after which the page has answered a move of the focus. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

describe.each(tags)('in %s', (tag) => {
  const home = addressIn(tag, '/');
  const { copy, replies, contact } = textsOf(tag);

  it('opens by a press, with the focus in the field, and closes by Escape, its button and the same button', async () => {
    const page = await openPage();
    await open(page, home);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel(page).locator('.chat__head button').click(),
      () => button(page).click(),
    ]) {
      expect(await hasFocus(page, 'section.chat input')).toBe(true);
      expect(await button(page).getAttribute('aria-expanded')).toBe('true');
      expect(await button(page).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'));
      expect(await panel(page).locator('label').textContent()).toBe(copy.message);
      await close();
      expect(await panel(page).count()).toBe(0);
      expect(await hasFocus(page, '.chat-tab')).toBe(true);
      expect(await button(page).getAttribute('aria-expanded')).toBe('false');
      await button(page).click();
    }
  });

  it('says first that it is automated, with the number, and what not to write', async () => {
    const page = await openPage();
    await open(page, home);
    expect(await messages(page).count()).toBe(2);
    const first = messages(page).first();
    expect(await first.textContent()).toContain({ ar: 'آلي', en: 'automated', es: 'automático' }[tag]);
    expect(await first.locator('a[href="tel:+16265550100"]').textContent()).toBe('(626) 555-0100');
    const described = (await field(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
    const reported = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(reported).toEqual(await messages(page).locator('.chat__words').allTextContents());
  });

  it('answers in words of the page, and the answer leads on', async () => {
    const page = await openPage();
    await open(page, home);
    const sentence = { ar: 'كم السعر؟ ٢٤', en: 'How much is it?', es: '¿Cuánto cuesta?' }[tag];
    for (const [text, name] of [
      [sentence, 'cost'],
      ['xyzzy', 'default'],
    ] as const) {
      const { text: said = [], links: [ending] = [] } = replies[name] ?? {};
      await ask(page, text);
      expect(await saidIn(answer(page))).toBe(`${plainText(said)}${plainText(ending?.children ?? [])}`);
      expect(await answer(page).locator('.chat__words p:last-child a').getAttribute('href')).toBe(
        ending?.href,
      );
      expect(await answer(page).locator('[dir]').first().getAttribute('dir')).toBe('auto');
    }
  });

  it('shows and hides how to reach the agency', async () => {
    const page = await openPage();
    await open(page, home);
    const toggle = contactToggle(page);
    const info = panel(page).locator('.chat__contact > div');
    for (const isShown of [false, true, false]) {
      expect(await toggle.textContent()).toBe(isShown ? copy.hideContact : copy.showContact);
      expect(await toggle.getAttribute('aria-expanded')).toBe(String(isShown));
      expect(await info.isVisible()).toBe(isShown);
      await toggle.click();
    }
    const addresses = await info
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['tel:+16265550100', 'tel:+16265550101', 'mailto:info@example.com']);
    expect(await info.textContent()).toContain(withoutIsolates(contact.hours));
  });

  it('leaves the call bar in sight on a small phone, beside a long conversation', async () => {
    const page = await openPage(phone);
    await open(page, home);
    for (const text of ['x'.repeat(900), 'cost', 'phone']) await ask(page, text);
    await contactToggle(page).click();
    const [chat, bar, tab, form, bottom] = [
      await edgesOf(page, '.chat'),
      await edgesOf(page, '.call-bar'),
      await edgesOf(page, '.chat-tab'),
      await edgesOf(page, '.chat__form'),
      await edgesOf(page, '.bottom-bar__row'),
    ];
    expect(bottom.bottom).toBe(phone.viewport.height);
    expect(chat.bottom).toBeLessThanOrEqual(Math.min(bottom.top, bar.top));
    expect(chat.top).toBeGreaterThanOrEqual(tab.bottom);
    expect(form.bottom).toBeLessThanOrEqual(chat.bottom);
    for (const { left, right } of [chat, bar, tab, form]) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(phone.viewport.width);
    }
    const overflowing = await page
      .locator('.chat, .chat *, .call-bar *, .chat-tab')
      .evaluateAll((all) =>
        all
          .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(overflowing).toEqual([]);
  });

  it('offers buttons that send their words, down to the number of the jails of a county', async () => {
    const page = await openPage();
    await open(page, home);
    const press = (message: number, index: number) =>
      waitForAnswer(page, () => messages(page).nth(message).getByRole('button').nth(index).click());
    for (const [index, { label, answer: name }] of (replies.privacy.choices ?? []).entries()) {
      await press(1, index);
      expect(await saidIn(messages(page).nth(-2))).toBe(withoutIsolates(label));
      expect(await answer(page).textContent()).toContain(plainText(replies[name]?.text ?? []));
    }
    await ask(page, 'where is my son');
    const where = (await messages(page).count()) - 1;
    for (const index of (replies.where.choices ?? []).keys()) {
      await press(where, index);
      const links = await answer(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([
        expect.stringMatching(/^tel:\+1\d{10}$/u),
        expect.stringMatching(/^https:/u),
        expect.stringMatching(new RegExp(`^${home}`, 'u')),
      ]);
    }
  });

  it('works by keyboard alone, its buttons too, without losing the focus', async () => {
    const page = await openPage(phone);
    await page.goto(home);
    for (let tabs = 0; tabs < 20 && !(await hasFocus(page, '.chat-tab')); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    const frame = await edgesOf(page, '.chat');
    for (const choice of await choices(page).all()) {
      const own = await choice.boundingBox();
      expect(own?.height).toBeGreaterThanOrEqual(44);
      expect(own?.x).toBeGreaterThanOrEqual(frame.left);
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(frame.right);
    }
    for (let back = await choices(page).count(); back > 0; back -= 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => messages(page).count()).toBe(4);
    expect(await hasFocus(page, '.chat__choices button')).toBe(true);
    await field(page).focus();
    await page.keyboard.type('phone');
    await page.keyboard.press('Enter');
    await expect.poll(() => messages(page).count()).toBe(6);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(page, '.chat__log a, .chat__log')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await hasFocus(page, '.chat-tab')).toBe(true);
  });
});

describe('the region', () => {
  it('has a name, a log that is read out politely, and speakers named in text', async () => {
    const page = await openPage();
    await open(page, '/en/');
    await ask(page, 'Can I visit your office?');
    const tree = await panel(page).ariaSnapshot();
    expect(tree).toMatch(/^- region "Chat":\n {2}- heading "Chat" \[level=2\]\n/u);
    expect(tree).toMatch(/\n {2}- log "Chat":\n {4}- paragraph: Helper\n/u);
    expect(tree).toContain(readInterfaceCopy('en').chat.replies.privacy);
    expect(tree).toContain('- paragraph: You\n    - paragraph: Can I visit your office?');
    expect(tree).toMatch(/- textbox "Type your message"\n {2}- button "Send"$/u);
    expect(await panel(page).locator('[role="log"]').getAttribute('aria-live')).toBe('polite');
  });

  it('begins with its welcome, shows a long answer from its start, and goes to its end with every message', async () => {
    const page = await openPage(phone);
    await open(page, '/en/');
    const log = () => edgesOf(page, '.chat__log');
    const topOf = async (message: ReturnType<typeof messages>) => (await message.boundingBox())?.y;
    expect(await topOf(messages(page).first())).toBeGreaterThanOrEqual((await log()).top);
    await ask(page, 'where is my son');
    expect((await answer(page).boundingBox())?.height).toBeGreaterThan((await log()).height);
    expect(await topOf(answer(page))).toBeGreaterThanOrEqual((await log()).top);
    await panel(page)
      .locator('.chat__log')
      .evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
    await ask(page, 'hours');
    const last = await answer(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await log()).bottom);
  });
});

describe('a message', () => {
  it('is shown at once, has no answer at 499 ms and one at 501 ms', async () => {
    const page = await openPage();
    await openStopped(page, '/en/');
    await send(page, 'Hello');
    expect(await messages(page).count()).toBe(3);
    expect(await answer(page).textContent()).toBe('YouHello');
    await page.clock.runFor(timings.chatReplyDelayMs - 1);
    expect(await messages(page).count()).toBe(3);
    await page.clock.runFor(2);
    expect(await messages(page).count()).toBe(4);
  });

  it('gets its answer when several are sent, and when the chat was closed meanwhile, which keeps what was said', async () => {
    const page = await openPage();
    await openStopped(page, '/en/');
    await send(page, 'email?');
    await page.clock.runFor(300);
    await send(page, 'cost?');
    await page.clock.runFor(200);
    expect(await messages(page).count()).toBe(5);
    await page.keyboard.press('Escape');
    await page.clock.runFor(300);
    await button(page).click();
    const speakers = await messages(page).locator('.chat__speaker').allTextContents();
    expect(speakers).toEqual(['Helper', 'Helper', 'You', 'You', 'Helper', 'Helper']);
  });

  it('is sent by the button, too, and the focus stays in the field; a blank one is ignored', async () => {
    const page = await openPage();
    await open(page, '/en/');
    await send(page, '\u00a0\u200b');
    await field(page).fill('hello');
    await panel(page).locator('button[type="submit"]').click();
    await expect.poll(() => messages(page).count()).toBe(4);
    expect(await field(page).inputValue()).toBe('');
    expect(await hasFocus(page, 'section.chat input')).toBe(true);
  });
});

it.each([
  ['from right to left', '/'],
  ['from left to right', '/en/'],
])('hostile input is shown as the text that it is, %s', async (_name, address) => {
  const page = await openPage();
  await openStopped(page, address);
  const before = await page.title();
  for (const { name, typed } of hostileStrings) {
    await send(page, typed);
    const own = answer(page).locator('.chat__words');
    expect(await own.textContent(), name).toBe(typed);
    expect(await own.locator('*').count(), name).toBe(1);
    expect(await own.getAttribute('dir'), name).toBe('auto');
    const count = await messages(page).count();
    await page.clock.runFor(timings.chatReplyDelayMs);
    expect(await messages(page).count(), name).toBe(count + 1);
    expect(await answer(page).locator('.chat__words').textContent(), name).not.toContain(typed);
  }
  expect(await page.title()).toBe(before);
  expect(await page.evaluate(() => Reflect.has(window, 'hostile'))).toBe(false);
});

it('asks no server while somebody chats, stores nothing, and keeps the browser from remembering and checking what is typed', async () => {
  const page = await openPage();
  await open(page, '/en/');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const text of ['My brother Ali was arrested', 'cost', '<img src="/x.png">']) await ask(page, text);
  await contactToggle(page).click();
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['spellcheck', 'false'],
    ['name', null],
  ] as const) {
    expect(await field(page).getAttribute(name)).toBe(value);
  }
  await page.keyboard.press('Escape');
  expect(requests).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

describe('an open chat and the page around it', () => {
  it('never hides what has the focus on a phone: going on by keyboard closes it', async () => {
    const page = await openPage(phone);
    await open(page, '/en/');
    for (let tabs = 0; tabs < 40 && (await panel(page).count()) > 0; tabs += 1) {
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        const chat = document.querySelector('.chat');
        if (activeElement === null || chat === null || chat.contains(activeElement)) return false;
        const own = activeElement.getBoundingClientRect();
        const over = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2);
        return over !== null && chat.contains(over);
      });
      expect(covered).toBe(false);
      await page.keyboard.press('Tab');
      await settle(page);
    }
    expect(await panel(page).count()).toBe(0);
    expect(await hasFocus(page, 'main a, main button')).toBe(true);
  });

  it('stays open while the visitor uses what it does not cover', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 720 } });
    await open(page, '/en/');
    await page.locator('h1').click();
    await page.locator('main a').first().focus();
    await settle(page);
    expect(await panel(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel(page).count()).toBe(0);
    expect(await hasFocus(page, 'main a')).toBe(true);
  });

  it('lets Escape close an open menu first', async () => {
    const page = await openPage({ viewport: { width: 1000, height: 720 } });
    await open(page, '/en/');
    await page.locator('details.menu > summary').click();
    for (const isOpen of [true, false]) {
      await page.keyboard.press('Escape');
      expect(await page.locator('details.menu[open]').count()).toBe(0);
      expect((await panel(page).count()) > 0).toBe(isOpen);
    }
  });
});
