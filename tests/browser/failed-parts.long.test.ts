import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { fillIn, send } from './contact-page.ts';
import { readInterfaceWords, withoutIsolates } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { useSite } from './use-site.ts';

// Browsers tell of every file that does not come.
const visitor = useSite(startBuiltSite, { allowed: /(?:)/u });

const phone = { width: 320, height: 568 };
/** The words of the notice as the content has them, with the number filled in. */
const wordsFor = (tag: Tag) => {
  const { text, retry } = readInterfaceWords(tag).failedPart;
  return { text: text.replace('{{phone}}', '(626) 555-0100'), retry };
};
const texts = { ar: wordsFor('ar'), en: wordsFor('en'), es: wordsFor('es') } as const;

/** What a page threw, and the messages of its preload errors. */
type Seen = { readonly faults: string[]; readonly raised: () => Promise<string[]> };

function visit(run: (page: Page, seen: Seen) => Promise<void>, options?: BrowserContextOptions) {
  return visitor.visit(async (page) => run(page, await watch(page)), options);
}

async function watch(page: Page): Promise<Seen> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const raised: string[] = [];
    Reflect.set(window, 'raised', raised);
    addEventListener('site:preload-error', (event) => {
      raised.push(String(Reflect.get(Reflect.get(event, 'detail'), 'message')));
      if (location.hash === '#prevent') event.preventDefault();
    });
  });
  // The window has it from the script above.
  return { faults, raised: () => page.evaluate(() => Reflect.get(window, 'raised') as string[]) };
}

const notice = (page: Page) => page.locator('.part-error');
const retry = (page: Page) => notice(page).getByRole('button');
const chatButton = (page: Page) => page.locator('[data-island="chat"] button').first();
const chat = (page: Page) => page.locator('section.chat');
const estimator = (page: Page) => page.locator('[data-island="bail-estimator"]');
const field = (page: Page) => estimator(page).locator('input');
const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const chatStyle = /assets\/chat-[A-Z0-9]+\.css$/u;
const wordsOf = async (page: Page) => withoutIsolates((await notice(page).locator('p').textContent()) ?? '');

/** The lazy files that a page asks for when `use` uses a part of it. */
async function filesFor(address: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const files = new Set<string>();
  await visit(async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    await use(page);
    // All files have come when a part is alive.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island]')].some((host) =>
        Object.keys(host).some((key) => key.startsWith('__reactContainer')),
      ),
    );
  });
  return [...files].filter((file) => file.startsWith('/assets/'));
}

describe.each(tags)('in %s, a chat whose style file does not come', (tag) => {
  const home = addressIn(tag, '/');

  it('raises an error, throws it, and says how to go on', async () => {
    await visit(async (page, { faults, raised }) => {
      await block(page, chatStyle);
      await page.goto(home);
      await chatButton(page).click();
      await notice(page).waitFor();
      expect(await raised()).toEqual([expect.stringMatching(/^Unable to preload CSS for \/assets\/chat-/u)]);
      expect(faults).toEqual(await raised());
      expect(await wordsOf(page)).toBe(texts[tag].text);
      expect(await retry(page).textContent()).toBe(texts[tag].retry);
      expect(await notice(page).getAttribute('role')).toBe('alert');
      expect(await notice(page).locator('a').getAttribute('href')).toBe('tel:+16265550100');
      expect(await chat(page).count()).toBe(0);
    });
  });

  it('opens when it is tried again and the file comes', async () => {
    await visit(async (page, { faults }) => {
      await block(page, chatStyle);
      await page.goto(home);
      await chatButton(page).focus();
      await page.keyboard.press('Enter');
      await notice(page).waitFor();
      await page.unroute(chatStyle);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('.part-error a'))).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await chat(page).waitFor();
      expect(await notice(page).count()).toBe(0);
      expect(await chat(page).evaluate((panel) => getComputedStyle(panel).display)).toBe('grid');
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.chat input'))).toBe(true);
      expect(faults).toHaveLength(1);
    });
  });
});

describe('a part that does not load', () => {
  it('throws nothing when the page prevents it, and still says how to go on', async () => {
    await visit(async (page, { faults, raised }) => {
      await block(page, chatStyle);
      await page.goto('/en/#prevent');
      await chatButton(page).click();
      await notice(page).waitFor();
      expect(await raised()).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });

  it('throws once, however often it is tried, and has one notice, which is told anew after each try', async () => {
    await visit(async (page, { faults }) => {
      await block(page, /hydrate-island/u);
      await page.goto('/en/#payment');
      await field(page).focus();
      await notice(page).waitFor();
      await page.keyboard.type('20000');
      await notice(page).evaluate((element) => element.setAttribute('data-first', ''));
      await retry(page).click();
      await expect.poll(() => notice(page).getAttribute('data-first')).toBe(null);
      expect(await notice(page).count()).toBe(1);
      expect(faults).toHaveLength(1);
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    });
  });

  it('comes to life without the notice when a later use of it succeeds', async () => {
    await visit(async (page) => {
      await block(page, /hydrate-island/u);
      await page.goto('/en/#payment');
      await field(page).focus();
      await notice(page).waitFor();
      await page.unroute(/hydrate-island/u);
      await field(page).fill('40000');
      await expect.poll(() => estimator(page).locator('output').textContent()).toBe('$4,000');
      expect(await notice(page).count()).toBe(0);
    });
  });

  it('keeps what was typed for the next try', async () => {
    await visit(async (page) => {
      await block(page, /bail-estimator/u);
      await page.goto('/en/#payment');
      await field(page).fill('25000');
      await notice(page).waitFor();
      await page.unroute(/bail-estimator/u);
      await retry(page).click();
      await expect.poll(() => estimator(page).locator('output').textContent()).toBe('$2,500');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await notice(page).count()).toBe(0);
    });
  });

  it('does after a retry what the visitor asked for last', async () => {
    await visit(async (page) => {
      await block(page, chatStyle);
      await page.goto('/en/');
      await chatButton(page).focus();
      await notice(page).waitFor();
      const failure = page.waitForEvent('requestfailed');
      await page.keyboard.press('Enter');
      await failure;
      await page.unroute(chatStyle);
      await retry(page).click();
      await chat(page).waitFor();
    });
  });

  it('tells nothing to somebody who only points at it', async () => {
    await visit(async (page, { faults }) => {
      await block(page, /hydrate-island/u);
      await page.goto('/en/#payment');
      await field(page).hover();
      await expect.poll(() => faults).toHaveLength(1);
      expect(await notice(page).count()).toBe(0);
    });
  });

  it('has its notice beside it, in sight on a small phone', async () => {
    await visit(
      async (page) => {
        await block(page, /hydrate-island/u);
        await page.goto('/#payment');
        await field(page).focus();
        await notice(page).waitFor();
        expect(await estimator(page).evaluate((host) => host.nextElementSibling?.className)).toBe(
          'part-error',
        );
        await chatButton(page).click();
        const told = page.locator('.topbar .part-error');
        await told.waitFor();
        const [box, bar] = [await told.boundingBox(), await page.locator('.callbar').boundingBox()];
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      },
      { viewport: phone },
    );
  });
});

describe('each file that a part needs', () => {
  it.each([
    ['the chat', '/en/', (page: Page) => chatButton(page).click()],
    ['the estimator', '/en/#payment', (page: Page) => field(page).focus()],
    ['the contact form', '/en/contact', (page: Page) => page.locator('[name="fullName"]').focus()],
  ])('may fail: %s stays as the server made it', async (_name, address, use) => {
    const files = await filesFor(address, use);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      await visit(async (page, { faults }) => {
        await page.route(`**${file}`, (route) => route.fulfill({ status: 500 }));
        await page.goto(address);
        const before = await page.locator('main').textContent();
        await use(page);
        await expect.poll(() => notice(page).count(), { message: file }).toBe(1);
        expect(faults, file).toHaveLength(1);
        await notice(page).evaluate((element) => element.remove());
        expect(await page.locator('main').textContent(), file).toBe(before);
        expect(await page.locator('.languages a').first().isVisible()).toBe(true);
      });
    }
  });

  it('may fail: the contact form is sent by the browser', async () => {
    await visit(async (page) => {
      await block(page, /assets\/contact-form/u);
      await page.goto('/en/contact');
      await fillIn(page);
      expect(await notice(page).count()).toBe(1);
      await send(page);
      await page.waitForURL('**/en/contact/thank-you');
    });
  });
});
