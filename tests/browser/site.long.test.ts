import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageAddresses, startBuiltSite } from './built-site.ts';
import { addressIn, tags } from './languages.ts';
import { useSite } from './use-site.ts';

const visitor = useSite(startBuiltSite, { allowed: /404/u });
const { visit } = visitor;
const phone = { width: 320, height: 568 };

const tagOf = (address: string) => /^\/(en|es)\//u.exec(address)?.[1] ?? 'ar';

function readFacts(page: Page) {
  return page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    calls: document.querySelectorAll('a[href^="tel:"]').length,
  }));
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('every page %s', (_name, javaScriptEnabled) => {
  it('answers, has one heading, the right language and direction, and fits a narrow phone', async () => {
    await visit(
      async (page) => {
        for (const address of pageAddresses(visitor.site.outputFolder)) {
          const response = await page.goto(address);
          expect(response?.status(), address).toBe(200);
          const facts = await readFacts(page);
          const tag = tagOf(address);
          const dir = tag === 'ar' ? 'rtl' : 'ltr';
          expect({ address, ...facts }).toMatchObject({ address, headings: 1, lang: tag, dir, overflow: 0 });
          expect(facts.calls, address).toBeGreaterThanOrEqual(4);
        }
      },
      { viewport: phone, javaScriptEnabled },
    );
  }, 180_000);
});

describe.each(tags)('in %s', (tag) => {
  it('answers an unknown address with its own page and status 404, and offers ways on', async () => {
    await visit(async (page) => {
      const response = await page.goto(addressIn(tag, '/no-such-page'));
      expect(response?.status()).toBe(404);
      expect(await page.getAttribute('html', 'lang')).toBe(tag);
      expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
      await page
        .locator(`main a[href="${addressIn(tag, '/')}"]`)
        .first()
        .click();
      expect(new URL(page.url()).pathname).toBe(addressIn(tag, '/'));
    });
  });

  it('computes the fee of a bail amount on the home page, with React only once it is wanted', async () => {
    await visit(async (page) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(`${addressIn(tag, '/')}#payment`);
      await page.waitForLoadState('networkidle');
      const scripts = () => requests.filter((path) => path.endsWith('.js'));
      expect(scripts()).toHaveLength(1);
      const field = page.locator('[data-island="bail-estimator"] input');
      await field.fill('40,000');
      await expect
        .poll(() => page.locator('[data-island="bail-estimator"] output').textContent())
        .toContain('$4,000');
      expect(scripts().length).toBeGreaterThan(1);
      await field.fill('٢٥٬٠٠٠');
      await expect
        .poll(() => page.locator('[data-island="bail-estimator"] output').textContent())
        .toContain('$2,500');
      await field.fill('abc');
      await field.press('Enter');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    });
  });
});

describe('the stored language', () => {
  it('takes an address without a language to that language, with query and hash, leaving no history entry', async () => {
    await visit(async (page) => {
      await page.goto('/en/faq');
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      await page.goto('/services');
      await page.goto('/faq?from=card#no-bond');
      await page.waitForURL('**/en/faq?from=card#no-bond');
      await page.goBack();
      await page.waitForURL('**/en/services');
    });
  });

  it('never moves a visitor from an address that names a language', async () => {
    await visit(async (page) => {
      await page.goto('/es/faq');
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      await page.goto('/es/services');
      expect(new URL(page.url()).pathname).toBe('/es/services');
    });
  });

  it('lets a visitor go back to Arabic and stay there', async () => {
    await visit(async (page) => {
      await page.goto('/en/faq');
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      await page.goto('/faq');
      await page.waitForURL('**/en/faq');
      await page.locator('.languages a[lang="ar"]').click();
      await page.waitForURL(`${visitor.site.origin}/faq`);
      await page.reload();
      expect(new URL(page.url()).pathname).toBe('/faq');
    });
  });

  it('leaves every page working when storage throws', async () => {
    await visit(async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.goto('/faq');
      await page.locator('.languages a[lang="es"]').click();
      await page.waitForURL('**/es/faq');
    });
  });
});

describe('Arabic pages', () => {
  it('show the digits of every telephone number in the order in which they are dialled', async () => {
    await visit(async (page) => {
      for (const address of ['/', '/contact', '/faq', '/services/fast-release']) {
        await page.goto(address);
        const wrong = await page.evaluate(() => {
          // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it runs inside the page, in one piece.
          const inOrder = (element: Element): boolean => {
            const places: { top: number; left: number }[] = [];
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
              const { data } = node as Text;
              for (let index = 0; index < data.length; index += 1) {
                if (!/\d/u.test(data.charAt(index))) continue;
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                const box = range.getBoundingClientRect();
                if (box.width > 0) places.push({ top: Math.round(box.top), left: box.left });
              }
            }
            return places.every((place, index) => {
              const before = places[index - 1];
              return before === undefined || place.top > before.top || place.left > before.left;
            });
          };
          return [...document.querySelectorAll('a[href^="tel:"]')]
            .filter((link) => !inOrder(link))
            .map((link) => link.outerHTML);
        });
        expect(wrong, address).toEqual([]);
      }
    });
  });

  it('have no letter-spacing, italics or capitals, and lines with room for dots', async () => {
    await visit(async (page) => {
      await page.goto('/');
      const odd = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => /\p{Script=Arabic}/u.test(element.textContent ?? ''))
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(
            ({ style }) =>
              !['normal', '0px'].includes(style.letterSpacing) ||
              style.fontStyle !== 'normal' ||
              style.textTransform !== 'none',
          )
          .map(({ element }) => element.outerHTML.slice(0, 80)),
      );
      expect(odd).toEqual([]);
      const ratio = await page.evaluate(() => {
        const style = getComputedStyle(document.body);
        return Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      });
      expect(ratio).toBeGreaterThanOrEqual(1.6);
    });
  });
});
