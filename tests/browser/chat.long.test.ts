import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../schema/index.ts';
import { limits } from '../../scripts/limits.ts';
import { longestMessage } from '../../templates/islands/Chat/read-message.ts';
import { readSiteChat } from '../site/read-site-chat.ts';
import { startBuiltSite } from './built-site.ts';
import { holdRequests } from './hold-requests.ts';
import { hostileStrings, longTexts, pastedPhones } from './hostile-strings.ts';
import { readInterfaceWords, withoutIsolates } from './interface-words.ts';
import { addressIn, tags } from './languages.ts';
import { useSite } from './use-site.ts';

const { openPage, visit } = useSite(startBuiltSite);

const phone = { width: 320, height: 568 };

const button = (page: Page) => page.locator('.chat-tab');
const panel = (page: Page) => page.locator('section.chat');
const field = (page: Page) => panel(page).locator('input');
const messages = (page: Page) => panel(page).locator('.chat__message');
/** What the helper said last. */
const answer = (page: Page) => messages(page).last();

async function open(page: Page, address: string) {
  await page.goto(address);
  await button(page).click();
  await panel(page).waitFor();
}

async function send(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Sends a message and waits for the answer. */
async function ask(page: Page, text: string): Promise<string> {
  const before = await messages(page).count();
  await send(page, text);
  await expect.poll(() => messages(page).count()).toBe(before + 2);
  return (await answer(page).locator('.chat__words').textContent()) ?? '';
}

/** Rich text as the page prints it: what is isolated stands in elements, not between marks. */
const plainText = (content: Inline): string =>
  withoutIsolates(
    content.map((node) => (node.type === 'text' ? node.text : plainText(node.children))).join(''),
  );

/** Opens the chat with a clock that the test alone moves. */
async function openStopped(page: Page, address: string) {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('before the chat is wanted', () => {
  it.each(tags)('a page in %s has its button and none of its bytes', async (tag) => {
    await visit(async (page) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await page.goto(addressIn(tag, '/'), { waitUntil: 'networkidle' });
      expect(await button(page).isVisible()).toBe(true);
      expect(await button(page).getAttribute('aria-expanded')).toBe('false');
      expect(files.filter((file) => /chat|hydrate/u.test(file))).toEqual([]);
      expect(await page.content()).not.toContain('inmate number');
    });
  });

  it('a press is kept until its script is here', async () => {
    await visit(async (page) => {
      const release = await holdRequests(page, /assets\/(?:chat|hydrate)/u);
      await page.goto('/en/');
      await button(page).click();
      await button(page).click();
      expect(await panel(page).count()).toBe(0);
      release();
      await panel(page).waitFor();
      expect(await hasFocus(page, 'section.chat input')).toBe(true);
    });
  });
});

describe.each(tags)('in %s', (tag) => {
  const home = addressIn(tag, '/');

  it('opens by a press, with the focus in the field, and closes by Escape, its button and the same button', async () => {
    await visit(async (page) => {
      const { words } = (await readSiteChat()).texts[tag] ?? {};
      await open(page, home);
      const ways = [
        () => page.keyboard.press('Escape'),
        () => panel(page).locator('.chat__head button').click(),
        () => button(page).click(),
      ];
      for (const close of ways) {
        expect(await hasFocus(page, 'section.chat input')).toBe(true);
        expect(await button(page).getAttribute('aria-expanded')).toBe('true');
        expect(await button(page).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'));
        expect(await panel(page).locator('label').textContent()).toBe(words?.message);
        await close();
        expect(await panel(page).count()).toBe(0);
        expect(await hasFocus(page, '.chat-tab')).toBe(true);
        expect(await button(page).getAttribute('aria-expanded')).toBe('false');
        await button(page).click();
      }
    });
  });

  it('works by keyboard alone', async () => {
    await visit(async (page) => {
      await page.goto(home);
      await page.keyboard.press('Tab');
      for (let tabs = 0; tabs < 20 && !(await hasFocus(page, '.chat-tab')); tabs += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await panel(page).waitFor();
      await page.keyboard.type('phone');
      await page.keyboard.press('Enter');
      await expect.poll(() => messages(page).count()).toBe(4);
      await page.keyboard.press('Shift+Tab');
      expect(await hasFocus(page, '.chat__log a, .chat__log')).toBe(true);
      await page.keyboard.press('Escape');
      expect(await hasFocus(page, '.chat-tab')).toBe(true);
    });
  });

  it('says first that it is automated, with the number, and what not to write', async () => {
    await visit(async (page) => {
      const automated = { ar: 'آلي', en: 'automated', es: 'automático' }[tag];
      await open(page, home);
      expect(await messages(page).count()).toBe(2);
      const first = messages(page).first();
      expect(await first.textContent()).toContain(automated);
      expect(await first.locator('a[href="tel:+16265550100"]').textContent()).toBe('(626) 555-0100');
      const described = (await field(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
      const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(texts).toEqual(await messages(page).locator('.chat__words').allTextContents());
    });
  });

  it('answers by the last keyword, else by topic, in words of the page, and each answer leads on', async () => {
    const sentences = {
      ar: ['مرحبا، كم السعر؟ وين مكتبكم', 'hi there', 'كيف أتصل بكم؟', 'متى يطلع؟', 'شو التهمة'],
      en: [
        'Hi! Where are you, and how much is it?',
        'مرحبا',
        'Can I call you?',
        'When does he get out?',
        'What are the charges',
      ],
      es: [
        'Hola, ¿dónde están y cuánto cuesta?',
        'hello',
        '¿Puedo llamar?',
        '¿Cuándo sale mi prima?',
        '¿Qué cargos tiene?',
      ],
    }[tag];
    const names = ['cost', 'hello', 'phone', 'release', 'default'] as const;
    const { replies } = (await readSiteChat()).texts[tag] ?? {};
    await visit(async (page) => {
      await open(page, home);
      for (const [index, name] of names.entries()) {
        const { text = [], links: [ending] = [] } = replies?.[name] ?? {};
        const said = await ask(page, sentences[index] ?? '');
        expect(said).toBe(`${plainText(text)}${plainText(ending?.children ?? [])}`);
        expect(await answer(page).locator('.chat__words p:last-child a').getAttribute('href')).toBe(
          ending?.href,
        );
        expect(await answer(page).locator('[dir]').first().getAttribute('dir')).toBe('auto');
      }
    });
  });

  it('shows a message at once, no answer at 499 ms, and the answer at 501 ms', async () => {
    await visit(async (page) => {
      const { words } = (await readSiteChat()).texts[tag] ?? {};
      await openStopped(page, home);
      await send(page, 'Hello');
      expect(await messages(page).count()).toBe(3);
      expect(await answer(page).textContent()).toBe(`${words?.visitor}Hello`);
      await page.clock.runFor(limits.chatReplyDelayMs - 1);
      expect(await messages(page).count()).toBe(3);
      await page.clock.runFor(2);
      expect(await messages(page).count()).toBe(4);
      expect(await answer(page).textContent()).toContain(words?.helper);
    });
  });

  it('shows and hides how to reach the agency', async () => {
    await visit(async (page) => {
      const { words, contact } = (await readSiteChat()).texts[tag] ?? {};
      await open(page, home);
      const toggle = panel(page).locator('.chat__contact button');
      const info = panel(page).locator('.chat__contact > div');
      expect(await toggle.textContent()).toBe(words?.showContact);
      expect(await info.isVisible()).toBe(false);
      await toggle.click();
      expect(await toggle.textContent()).toBe(words?.hideContact);
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
      expect(
        await info.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['tel:+16265550100', 'tel:+16265550101', 'mailto:info@example.com']);
      expect(await info.textContent()).toContain(withoutIsolates(contact?.hours ?? ''));
      await toggle.click();
      expect(await info.isVisible()).toBe(false);
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    });
  });

  it('leaves the call bar in sight on a small phone, beside a long conversation', async () => {
    await visit(
      async (page) => {
        await open(page, home);
        for (const text of ['x'.repeat(900), 'cost', 'phone']) await ask(page, text);
        await panel(page).locator('.chat__contact button').click();
        const boxes = await page.evaluate(() =>
          ['.chat', '.callbar', '.chat-tab', '.chat__form'].map((selector) => {
            const { left, top, right, bottom } = (
              document.querySelector(selector) as Element
            ).getBoundingClientRect();
            return { left, top, right, bottom };
          }),
        );
        const [chat, bar, tab, form] = boxes;
        const place = await page.locator('.dock__bar').boundingBox();
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(phone.height);
        expect(chat?.bottom).toBeLessThanOrEqual(place?.y ?? 0);
        expect(chat?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
        expect(chat?.top).toBeGreaterThanOrEqual(tab?.bottom ?? 0);
        expect(form?.bottom).toBeLessThanOrEqual(chat?.bottom ?? 0);
        for (const box of boxes) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(phone.width);
        }
        expect(
          await page.evaluate(() =>
            [...document.querySelectorAll('.chat, .chat *, .callbar *, .chat-tab')]
              .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
              .map((element) => element.outerHTML.slice(0, 80)),
          ),
        ).toEqual([]);
      },
      { viewport: phone },
    );
  });
});

describe('the region', () => {
  it('has a name, a log that is read out politely, and speakers named in text', async () => {
    await visit(async (page) => {
      await open(page, '/en/');
      await ask(page, 'Can I visit your office?');
      expect(await panel(page).ariaSnapshot()).toBe(
        `- region "Chat":
  - heading "Chat" [level=2]
  - button "Close chat"
  - button "Show Contact Info"
  - log "Chat":
    - paragraph: Helper
    - paragraph:
      - text: Hello. This is an automated helper. For an agent, call
      - link "(626) 555-0100":
        - /url: tel:+16265550100
      - text: .
    - paragraph: Helper
    - paragraph: ${readInterfaceWords('en').chat.replies.privacy}
    - button "We do not know where our relative is"
    - button "How much do we pay?"
    - button "How long until release?"
    - button "We were told “no bond”"
    - button "A court date was missed"
    - paragraph: You
    - paragraph: Can I visit your office?
    - paragraph: Helper
    - paragraph: We have offices in Pasadena, Alhambra, Glendora and Torrance, and serve four counties.
    - paragraph:
      - link "Locations":
        - /url: /en/locations
  - text: Type your message
  - textbox "Type your message"
  - button "Send"`,
      );
      expect(await panel(page).locator('[role="log"]').getAttribute('aria-live')).toBe('polite');
    });
  });

  it('begins with its welcome in sight, and the buttons can be reached by scrolling', async () => {
    await visit(
      async (page) => {
        await open(page, '/en/');
        const log = panel(page).locator('.chat__log');
        const [first, box] = [await messages(page).first().boundingBox(), await log.boundingBox()];
        expect(first?.y).toBeGreaterThanOrEqual(box?.y ?? Number.POSITIVE_INFINITY);
      },
      { viewport: phone },
    );
  });

  it('shows a long answer from its start', async () => {
    await visit(
      async (page) => {
        await open(page, '/en/');
        await ask(page, 'where is my son');
        const log = panel(page).locator('.chat__log');
        const [last, box] = [await answer(page).boundingBox(), await log.boundingBox()];
        expect(last?.height).toBeGreaterThan(box?.height ?? Number.POSITIVE_INFINITY);
        expect(last?.y).toBeGreaterThanOrEqual(box?.y ?? Number.POSITIVE_INFINITY);
      },
      { viewport: phone },
    );
  });

  it('keeps what was said while it is closed', async () => {
    await visit(async (page) => {
      await open(page, '/en/');
      await ask(page, 'hours?');
      await page.keyboard.press('Escape');
      await button(page).click();
      expect(await messages(page).count()).toBe(4);
      expect(await answer(page).textContent()).toContain('24 hours a day');
    });
  });

  it('goes to its end with every message', async () => {
    await visit(
      async (page) => {
        await open(page, '/en/');
        const log = panel(page).locator('.chat__log');
        await ask(page, 'cost');
        await ask(page, 'phone');
        await log.evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
        await ask(page, 'hours');
        const [last, box] = [await answer(page).boundingBox(), await log.boundingBox()];
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      },
      { viewport: phone },
    );
  });
});

describe.each(tags)('a button in the chat, in %s', (tag) => {
  const choices = (page: Page) => answer(page).locator('.chat__choices button');

  it('sends its words and gets its answer, down to the number of the jails of a county', async () => {
    await visit(async (page) => {
      const { replies } = (await readSiteChat()).texts[tag] ?? {};
      await open(page, addressIn(tag, '/'));
      for (const { label, answer: name } of replies?.privacy.choices ?? []) {
        const before = await messages(page).count();
        await messages(page)
          .nth(1)
          .getByRole('button', { name: withoutIsolates(label) })
          .click();
        await expect.poll(() => messages(page).count()).toBe(before + 2);
        expect(
          withoutIsolates((await messages(page).nth(before).locator('p').last().textContent()) ?? ''),
        ).toBe(withoutIsolates(label));
        expect(await answer(page).textContent()).toContain(plainText(replies?.[name]?.text ?? []));
      }
      await ask(page, 'where is my son');
      const where = await messages(page).count();
      const numbers = [
        /tel:\+12134736100/u,
        /tel:\+17146474666/u,
        /tel:\+19093502476/u,
        /tel:\+19519554500/u,
      ];
      for (const [index, number] of numbers.entries()) {
        const before = await messages(page).count();
        await messages(page)
          .nth(where - 1)
          .getByRole('button')
          .nth(index)
          .click();
        await expect.poll(() => messages(page).count()).toBe(before + 2);
        const links = await answer(page)
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links[0]).toMatch(number);
        expect(links[1]).toMatch(/^https:/u);
        expect(links[2]?.startsWith(addressIn(tag, '/'))).toBe(true);
      }
    });
  });

  it('is at least 44 px high, inside the panel, and works by keyboard without losing the focus', async () => {
    await visit(
      async (page) => {
        await open(page, addressIn(tag, '/'));
        const buttons = panel(page).locator('.chat__choices button');
        for (const button of await buttons.all()) {
          await button.scrollIntoViewIfNeeded();
          const [own, frame] = [await button.boundingBox(), await panel(page).boundingBox()];
          expect(own?.height).toBeGreaterThanOrEqual(44);
          expect(own?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
          expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(
            (frame?.x ?? 0) + (frame?.width ?? 0),
          );
        }
        await field(page).focus();
        for (let back = 0; back < 5; back += 1) await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expect.poll(() => messages(page).count()).toBe(4);
        expect(await hasFocus(page, '.chat__choices button')).toBe(true);
        expect(await choices(page).count()).toBe(4);
        await field(page).focus();
        await page.keyboard.press('Shift+Tab');
        expect(
          await choices(page)
            .last()
            .evaluate((last) => last === document.activeElement),
        ).toBe(true);
        await page.keyboard.press('Space');
        await expect.poll(() => messages(page).count()).toBe(6);
        await page.keyboard.press('Escape');
        expect(await hasFocus(page, '.chat-tab')).toBe(true);
      },
      { viewport: phone },
    );
  });
});

describe('a message', () => {
  it('gets its answer when several are sent, and when the chat was closed meanwhile', async () => {
    await visit(async (page) => {
      await openStopped(page, '/en/');
      await send(page, 'email?');
      await page.clock.runFor(300);
      await send(page, 'cost?');
      await page.clock.runFor(200);
      expect(await messages(page).count()).toBe(5);
      await page.keyboard.press('Escape');
      await page.clock.runFor(300);
      await button(page).click();
      expect(await messages(page).count()).toBe(6);
      expect(await messages(page).locator('.chat__speaker').allTextContents()).toEqual([
        'Helper',
        'Helper',
        'You',
        'You',
        'Helper',
        'Helper',
      ]);
    });
  });

  it('is sent by the button, too, and the focus stays in the field', async () => {
    await visit(async (page) => {
      await open(page, '/en/');
      await field(page).fill('hello');
      await panel(page).locator('button[type="submit"]').click();
      await expect.poll(() => messages(page).count()).toBe(4);
      expect(await field(page).inputValue()).toBe('');
      expect(await hasFocus(page, 'section.chat input')).toBe(true);
    });
  });

  it.each(['', '   ', '\u00a0\u3000', '\u200b\u200f\ufeff'])(
    'is ignored when it is blank: %j',
    async (text) => {
      await visit(async (page) => {
        await openStopped(page, '/en/');
        await send(page, text);
        await page.clock.runFor(limits.chatReplyDelayMs * 2);
        expect(await messages(page).count()).toBe(2);
      });
    },
  );
});

describe('hostile input', () => {
  it.each([
    ['from right to left', '/'],
    ['from left to right', '/en/'],
  ])('is shown as the text that it is, %s', async (_name, address) => {
    await visit(async (page) => {
      await openStopped(page, address);
      const before = await page.title();
      for (const { name, typed } of [
        ...hostileStrings,
        ...pastedPhones.map(({ typed }) => ({ name: typed, typed })),
      ]) {
        await send(page, typed);
        const own = answer(page).locator('.chat__words');
        expect(await own.textContent(), name).toBe(typed);
        expect(await own.locator('*').count(), name).toBe(1);
        expect(await own.getAttribute('dir'), name).toBe('auto');
        const count = await messages(page).count();
        await page.clock.runFor(limits.chatReplyDelayMs);
        expect(await messages(page).count(), name).toBe(count + 1);
        expect(await answer(page).locator('.chat__words').textContent(), name).not.toContain(typed);
      }
      expect(await page.title()).toBe(before);
      expect(await page.evaluate(() => Reflect.has(window, 'hostile'))).toBe(false);
    });
  });

  it('of 100,000 characters is cut, and the chat goes on', async () => {
    await visit(
      async (page) => {
        await openStopped(page, '/en/');
        for (const text of Object.values(longTexts)) {
          await field(page).evaluate((input: HTMLInputElement, value) => {
            input.value = value;
          }, text);
          await field(page).press('Enter');
          const own = (await answer(page).locator('.chat__words').textContent()) ?? '';
          expect(own).toBe(text.slice(0, own.length));
          expect(own.length).toBeLessThanOrEqual(longestMessage);
          expect(own.length).toBeGreaterThan(longestMessage - 10);
          await page.clock.runFor(limits.chatReplyDelayMs);
          expect(await answer(page).textContent()).toContain('I did not find an answer');
          await send(page, 'hello');
          await page.clock.runFor(limits.chatReplyDelayMs);
          expect(await answer(page).textContent()).toContain('You can ask about');
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
      { viewport: phone },
    );
  });

  it('in Arabic-Indic digits is read like any other', async () => {
    await visit(async (page) => {
      await open(page, '/');
      expect(await ask(page, 'هل تعملون ٢٤ ساعة؟')).toContain('365');
    });
  });
});

describe('while chatting', () => {
  it('nothing is asked of any server and nothing is stored', async () => {
    await visit(async (page) => {
      await page.addInitScript(() => {
        const writes: string[] = [];
        Object.assign(window, { writes });
        const watch = (owner: object, name: string) => {
          const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
          Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
            writes.push(name);
            return original.apply(this, values);
          });
        };
        watch(Storage.prototype, 'setItem');
        watch(IDBFactory.prototype, 'open');
        watch(CacheStorage.prototype, 'open');
        watch(Navigator.prototype, 'sendBeacon');
        watch(History.prototype, 'pushState');
        watch(History.prototype, 'replaceState');
      });
      await open(page, '/en/');
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const text of ['My brother Ali was arrested', 'cost', '<img src="/x.png">']) await ask(page, text);
      await panel(page).locator('.chat__contact button').click();
      await page.keyboard.press('Escape');
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'writes'))).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      expect(await page.evaluate(() => document.cookie)).not.toContain('Ali');
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  it('the field tells the browser to remember and check nothing', async () => {
    await visit(async (page) => {
      await open(page, '/en/');
      expect(await field(page).getAttribute('autocomplete')).toBe('off');
      expect(await field(page).getAttribute('spellcheck')).toBe('false');
      expect(await field(page).getAttribute('name')).toBeNull();
    });
  });
});

describe('an open chat and the page around it', () => {
  it('never hides what has the focus on a phone: going on by keyboard closes it', async () => {
    await visit(
      async (page) => {
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
          await page.evaluate(
            () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
          );
        }
        expect(await panel(page).count()).toBe(0);
        expect(await hasFocus(page, 'main a, main button')).toBe(true);
      },
      { viewport: phone },
    );
  });

  it('stays open while the visitor uses what it does not cover', async () => {
    await visit(
      async (page) => {
        await open(page, '/en/');
        await page.locator('h1').click();
        await page.locator('main a').first().focus();
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
        expect(await panel(page).isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        expect(await panel(page).count()).toBe(0);
        expect(await hasFocus(page, 'main a')).toBe(true);
      },
      { viewport: { width: 1280, height: 720 } },
    );
  });

  it('lets Escape close an open menu first', async () => {
    await visit(
      async (page) => {
        await open(page, '/en/');
        await page.locator('details.tool > summary').click();
        await page.keyboard.press('Escape');
        expect(await page.locator('details.tool[open]').count()).toBe(0);
        expect(await panel(page).isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        expect(await panel(page).count()).toBe(0);
      },
      { viewport: { width: 1000, height: 720 } },
    );
  });
});

describe('a chat whose style file does not come', () => {
  it('raises an error of its own, stays closed, and opens at a later try', async () => {
    const page = await openPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/assets\/chat-[A-Z0-9]+\.css/u, (route) => route.abort());
    await page.goto('/en/');
    await button(page).click();
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^Unable to preload CSS for \/assets\/chat-[A-Z0-9]+\.css$/u);
    expect(await panel(page).count()).toBe(0);
    expect(await page.locator('.callmini').isVisible()).toBe(true);
    await page.unroute(/assets\/chat-[A-Z0-9]+\.css/u);
    await button(page).click();
    await panel(page).waitFor();
  });
});
