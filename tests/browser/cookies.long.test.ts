import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../scripts/limits.ts';
import { openVisit } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { readInterfaceWords } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import type { FileServer } from './serve-files.ts';
import { startSmallSite } from './small-site.tsx';
import { useSite } from './use-site.ts';

const visitor = useSite(startBuiltSite);
const { visit } = visitor;

const phone = { width: 320, height: 568 };
const largePhone = { width: 430, height: 932 };
const desktop = { width: 1280, height: 720 };
/** The words of the banner as the content has them. */
const wordsOf = (tag: Tag) => {
  const { cookies } = readInterfaceWords(tag);
  return { ...cookies, answers: [cookies.acceptAll, cookies.necessaryOnly, cookies.decline] };
};
const words = { ar: wordsOf('ar'), en: wordsOf('en'), es: wordsOf('es') } as const;
const values = ['accepted', 'necessary', 'declined'] as const;

const start = new Date('2026-11-20T03:00:00Z');

/** Opens a page whose clock stands still until the test moves it, also on the pages that follow. */
async function openStopped(page: Page, address: string) {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address, { waitUntil: 'load' });
}

/** Opens a page and lets time pass until the banner is there. */
async function openAsked(page: Page, address: string) {
  await openStopped(page, address);
  await page.clock.runFor(limits.cookieBannerDelayMs);
  await banner(page).waitFor();
}

/** Gives the browser the cookie of an answer. */
const keepAnswer = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'cookie_consent', value, url: visitor.site.origin }]);

const banner = (page: Page) => page.locator('[data-cookies]');
const answers = (page: Page) => banner(page).getByRole('button');
const settings = (page: Page) => page.locator('[data-cookie-settings] button');
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.id || activeElement?.textContent || activeElement?.tagName;
  });
/** The cookie as `document.cookie` has it, and every key of the storages. */
const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

describe('the cookie banner', () => {
  it('brings back to sight what has the focus and would lie under it', async () => {
    await visit(
      async (page) => {
        await openStopped(page, '/en/faq');
        const row = page.locator('.folds summary').nth(3);
        await row.evaluate((element) => {
          scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight + 80);
          element.focus({ preventScroll: true });
        });
        await page.clock.runFor(limits.cookieBannerDelayMs);
        const top = () => page.locator('.callbar').boundingBox();
        await expect
          .poll(async () => {
            const [bar, box] = [await top(), await row.boundingBox()];
            return (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0);
          })
          .toBe(true);
      },
      { viewport: phone },
    );
  });

  it('waits until a page that was prepared in advance is shown', async () => {
    await visit(async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      });
      await openStopped(page, '/en/contact');
      await page.clock.runFor(limits.cookieBannerDelayMs * 10);
      expect(await banner(page).isVisible()).toBe(false);
      await page.evaluate(() => {
        Object.defineProperty(document, 'prerendering', { value: false });
        document.dispatchEvent(new Event('prerenderingchange'));
      });
      await page.clock.runFor(limits.cookieBannerDelayMs - 1);
      expect(await banner(page).isVisible()).toBe(false);
      await page.clock.runFor(2);
      expect(await banner(page).isVisible()).toBe(true);
    });
  });

  it('stays away when another tab was answered meanwhile', async () => {
    await visit(async (page) => {
      await openStopped(page, '/en/');
      const other = await page.context().newPage();
      await other.goto('/en/faq');
      await other.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the script of the page does.
        document.cookie = 'cookie_consent=necessary; Path=/';
      });
      await page.clock.runFor(limits.cookieBannerDelayMs * 2);
      expect(await banner(page).isVisible()).toBe(false);
    });
  });

  it('is gone from a page that the browser kept, when the next page was answered', async () => {
    await visit(async (page) => {
      await openAsked(page, '/en/');
      await keepAnswer(page, 'declined');
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(await banner(page).isVisible()).toBe(false);
    });
  });

  it.each(['<script>alert(1)</script>', 'accepted2', '\u202eaccepted', ''])(
    'asks again when the cookie holds %j',
    async (value) => {
      await visit(async (page) => {
        await keepAnswer(page, encodeURIComponent(value));
        await openAsked(page, '/en/');
      });
    },
  );
});

describe.each(tags)('in %s, the cookie banner', (tag) => {
  const home = addressIn(tag, '/');
  const { name, saved } = words[tag];

  it('is away 4,999 ms after load, there at 5,001 ms, and moves neither focus nor page', async () => {
    await visit(async (page) => {
      await openStopped(page, home);
      await page.clock.runFor(limits.cookieBannerDelayMs - 1);
      expect(await banner(page).isVisible()).toBe(false);
      await page.locator('.hero .call').focus();
      const before = await page.evaluate(() => scrollY);
      await page.clock.runFor(2);
      expect(await banner(page).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.matches('.hero .call'))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });

  it.each([
    ['a phone', phone],
    ['a large phone', largePhone],
    ['a desk', desktop],
  ])(
    'is a named region with three equal buttons from edge to edge below the call bar, on %s',
    async (_name, viewport) => {
      await visit(
        async (page) => {
          await openAsked(page, home);
          expect(await page.getByRole('region', { name }).isVisible()).toBe(true);
          expect(await answers(page).allTextContents()).toEqual(words[tag].answers);
          const looks = await answers(page).evaluateAll((buttons) =>
            buttons.map((button) => {
              const { width, height, top } = button.getBoundingClientRect();
              const { color, backgroundColor, fontWeight, fontSize, borderColor } = getComputedStyle(button);
              return [
                Math.round(width),
                height,
                top,
                color,
                backgroundColor,
                fontWeight,
                fontSize,
                borderColor,
              ].join(' ');
            }),
          );
          expect(new Set(looks).size).toBe(1);
          if (viewport !== desktop) {
            const edges = await banner(page).evaluate((region) => {
              const boxOf = (selector: string) => region.querySelector(selector)?.getBoundingClientRect();
              const [row, group] = [boxOf('.cookies__row'), boxOf('.cookies__answers')];
              return [row?.left === group?.left, row?.right === group?.right];
            });
            expect(edges).toEqual([true, true]);
          }
          const size = await answers(page).first().boundingBox();
          expect(size?.height).toBeGreaterThanOrEqual(44);
          const box = await banner(page).boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height);
          const bar = await page.locator('.callbar').boundingBox();
          if (viewport !== desktop)
            expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        },
        { viewport },
      );
    },
  );

  it.each(values)('keeps %s for 365 days, says so, and asks no more', async (value) => {
    await visit(async (page) => {
      await openAsked(page, home);
      const before = Date.now() / 1000;
      await answers(page).nth(values.indexOf(value)).click();
      expect(await banner(page).isVisible()).toBe(false);
      expect(await page.locator('.dock').getByRole('status').first().textContent()).toBe(saved);
      expect(await focused(page)).toBe('main');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const cookies = await page.context().cookies();
      expect(cookies).toHaveLength(1);
      expect(cookies[0]).toMatchObject({
        name: 'cookie_consent',
        value,
        path: '/',
        sameSite: 'Lax',
        secure: false,
      });
      const lifetime = (cookies[0]?.expires ?? 0) - before;
      expect(Math.abs(lifetime - limits.consentDays * 86_400)).toBeLessThan(600);
      expect(await stored(page)).toEqual([`cookie_consent=${value}`]);
      await page.reload({ waitUntil: 'load' });
      await page.clock.runFor(limits.cookieBannerDelayMs * 3);
      expect(await banner(page).isVisible()).toBe(false);
    });
  });

  it('comes next after the skip link, and gives the focus back to where it was', async () => {
    await visit(async (page) => {
      await openAsked(page, home);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      const order: unknown[] = [];
      for (const _ of words[tag].answers) {
        await page.keyboard.press('Tab');
        order.push(await focused(page));
      }
      expect(order).toEqual(words[tag].answers);
      await page.keyboard.press('Enter');
      expect(await banner(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      expect(await stored(page)).toEqual(['cookie_consent=declined']);
    });
  });

  it('is asked for again from the footer, and a new answer replaces the old one', async () => {
    await visit(async (page) => {
      await keepAnswer(page, 'accepted');
      await openStopped(page, addressIn(tag, '/privacy-policy'));
      await settings(page).focus();
      expect(await focused(page)).toBe(words[tag].settings);
      await page.keyboard.press('Enter');
      expect(await banner(page).isVisible()).toBe(true);
      expect(await banner(page).evaluate((region) => region === document.activeElement)).toBe(true);
      // The wait of a first visit must not end what the visitor asked for.
      await page.clock.runFor(limits.cookieBannerDelayMs * 2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await banner(page).isVisible()).toBe(false);
      expect(await focused(page)).toBe(words[tag].settings);
      expect(await stored(page)).toEqual(['cookie_consent=necessary']);
    });
  });

  it('leaves the language as the only other thing that is stored', async () => {
    await visit(async (page) => {
      await openAsked(page, home);
      await answers(page).last().click();
      await page.locator(`.languages a[lang="${tag}"]`).click();
      await page.waitForLoadState('load');
      expect(await stored(page)).toEqual(['cookie_consent=declined', 'language']);
    });
  });
});

describe('the privacy policy', () => {
  it.each(tags)('in %s names the button that asks again', async (tag) => {
    await visit(async (page) => {
      await page.goto(addressIn(tag, '/privacy-policy'));
      expect(await page.locator('#cookies-and-storage').textContent()).toContain(words[tag].settings);
      expect(await settings(page).textContent()).toBe(words[tag].settings);
    });
  });
});

describe('the script that waits for consent', () => {
  let small: FileServer;
  beforeAll(async () => {
    small = await startSmallSite();
  });
  afterAll(() => small?.close());

  type Case = { readonly cookie?: string; readonly signal?: boolean; readonly answer?: string };

  /** Opens a page of the small site, and tells whether its script of visits was asked for and ran. */
  async function isCounted({ cookie, signal = false, answer }: Case): Promise<boolean> {
    const { context } = await openVisit(visitor.browser, small.origin);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    if (cookie !== undefined)
      await context.addCookies([{ name: 'cookie_consent', value: cookie, url: small.origin }]);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value });
    }, signal);
    small.requests.length = 0;
    await openStopped(page, '/en/');
    if (answer !== undefined) {
      await page.clock.runFor(limits.cookieBannerDelayMs);
      await page.locator(`[data-consent="${answer}"]`).click();
    }
    await page.waitForLoadState('networkidle');
    const ran = await page.evaluate(() => 'counted' in document.documentElement.dataset);
    await context.close();
    expect(faults).toEqual([]);
    expect(small.requests.includes('/count.js')).toBe(ran);
    return ran;
  }

  it('is not there before an answer', async () => {
    expect(await isCounted({})).toBe(false);
  });

  it('comes at once after Accept All, and on the next visit', async () => {
    expect(await isCounted({ answer: 'accepted' })).toBe(true);
    expect(await isCounted({ cookie: 'accepted' })).toBe(true);
  });

  it.each(['necessary', 'declined'])('never comes after %s', async (value) => {
    expect(await isCounted({ answer: value })).toBe(false);
    expect(await isCounted({ cookie: value })).toBe(false);
  });

  it('never comes while Global Privacy Control is on, whatever was answered', async () => {
    expect(await isCounted({ answer: 'accepted', signal: true })).toBe(false);
    expect(await isCounted({ cookie: 'accepted', signal: true })).toBe(false);
  });

  it('is not named on any page of the site as it is', async () => {
    await visit(async (page) => {
      await page.goto('/en/');
      expect(await page.locator('[data-analytics]').count()).toBe(0);
    });
  });
});
