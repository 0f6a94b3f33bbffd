/**
 * What changes on a page and what goes wrong, in every language, on the real site. Rows of the product specification
 * that have a home elsewhere stay there:
 *
 * | section 4, states and transitions | tested in |
 * |---|---|
 * | language: chosen, stored, direction, restored on load | here; query, hash and history in site.test.ts |
 * | language dropdown open, closed | here; outside clicks and the focus in behaviours.test.ts |
 * | mobile menu open, closed, closes when a link is chosen | here; outside clicks and the focus in behaviours.test.ts |
 * | cookie banner after 5 seconds, three answers, 365 days | cookies.test.ts |
 * | chat open, closed; contact panel; message at once, reply after 500 ms | chat.test.ts |
 * | back-to-top above 300 px, shadow above 10 px | here; the way itself in behaviours.test.ts |
 * | contact form idle, "Sending...", success | contact-form.test.ts |
 * | blog list: found count, empty state | here |
 * | bail lifecycle (content only) | tests/site/substance.test.ts |
 *
 * | section 8, error catalogue | tested in |
 * |---|---|
 * | unknown blog post | here |
 * | no articles in the chosen category | here |
 * | style file fails to load | failed-parts.test.ts |
 * | language context outside its provider (no page can do it) | tests/templates/language-context.test.tsx |
 * | form submission failure | contact-form.test.ts |
 * | no chat keyword match | chat.test.ts |
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { limits } from '../../scripts/limits.ts';
import { withPlainSpaces } from '../site/read-html.ts';
import { createProject, edit, projectRoot } from '../site/temporary-project.ts';
import { startBuiltSite } from './built-site.ts';
import { findViolations } from './find-violations.ts';
import { formFor, readInterfaceWords } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { visitQuietly } from './quiet-visit.ts';
import { scrollToY } from './scroll-page.ts';
import { useSite } from './use-site.ts';

const visitor = useSite(startBuiltSite, { allowed: /status of 404/u });
const { visit } = visitor;
const phone = { width: 375, height: 667 };

/** A disclosure of the top bar. */
const menu = (page: Page) => page.locator('details.tool');
const isAt = (page: Page, address: string) => page.waitForURL(({ pathname }) => pathname === address);
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function expectLanguage(page: Page, tag: Tag) {
  const shown = await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }));
  expect(shown).toEqual({ lang: tag, dir: tag === 'ar' ? 'rtl' : 'ltr' });
}

describe.each(tags)('in %s', (tag) => {
  const home = addressIn(tag, '/');
  const { blog } = readInterfaceWords(tag);

  it('the top bar has a shadow at 11 px of scrolling and none at 10 px', async () => {
    await visit(async (page) => {
      await page.goto(home);
      const shadow = () => page.locator('.topbar').evaluate((bar) => getComputedStyle(bar).boxShadow);
      for (const [distance, isShaded] of [
        [0, false],
        [limits.topBarShadowPx, false],
        [limits.topBarShadowPx + 1, true],
        [limits.topBarShadowPx, false],
      ] as const) {
        await scrollToY(page, distance);
        expect((await shadow()) !== 'none', `${distance} px`).toBe(isShaded);
      }
    });
  });

  it('the call of the top bar is outlined while that of the hero is in sight, and solid once it has gone', async () => {
    await visit(
      async (page) => {
        await page.goto(home);
        const ground = (selector: string) =>
          page.locator(selector).evaluate((call) => getComputedStyle(call).backgroundColor);
        const solid = await ground('.hero .call');
        const clear = await ground('.topbar');
        for (const [distance, expected] of [
          [0, clear],
          [2000, solid],
          [0, clear],
        ] as const) {
          await scrollToY(page, distance);
          // On a page of one colour the outlined pill has no ground of its own.
          const shown = async () => (await ground('.callmini')).replace('rgba(0, 0, 0, 0)', clear);
          await expect.poll(shown, { message: `${distance} px` }).toBe(expected);
        }
      },
      { viewport: { width: 1280, height: 800 } },
    );
  });

  it('the way back to the top is there at 301 px of scrolling and hidden at 300 px', async () => {
    await visit(async (page) => {
      await page.goto(home);
      for (const [distance, isThere] of [
        [0, false],
        [limits.backToTopPx, false],
        [limits.backToTopPx + 1, true],
        [limits.backToTopPx, false],
      ] as const) {
        await scrollToY(page, distance);
        expect(await page.locator('.totop').isVisible(), `${distance} px`).toBe(isThere);
      }
    });
  });

  it('the menu of a phone opens and closes by press and by key, and closes when a link is chosen', async () => {
    await visit(
      async (page) => {
        await page.goto(home);
        const link = menu(page).locator(`a[href="${addressIn(tag, '/faq')}"]`);
        expect(await link.isVisible()).toBe(false);
        await menu(page).locator('summary').click();
        expect(await link.isVisible()).toBe(true);
        await menu(page).locator('summary').click();
        expect(await link.isVisible()).toBe(false);

        await page.keyboard.press('Enter');
        expect(await link.isVisible()).toBe(true);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        expect(await link.isVisible()).toBe(false);
        expect(await hasFocus(page, '.tool > summary')).toBe(true);

        await page.keyboard.press('Enter');
        // The page stays, so that what a choice does to the menu can be seen.
        await page.evaluate(() => {
          addEventListener('click', (event) => event.preventDefault(), { once: true });
        });
        await link.focus();
        await page.keyboard.press('Enter');
        expect(await link.isVisible()).toBe(false);
        expect(new URL(page.url()).pathname).toBe(home);

        await menu(page).locator('summary').click();
        await link.click();
        await isAt(page, addressIn(tag, '/faq'));
        expect(await link.isVisible()).toBe(false);
      },
      { viewport: phone },
    );
  });

  const others = tags.filter((other) => other !== tag);

  it('the names of all languages are read as words on the smallest phone, without opening anything', async () => {
    await visit(
      async (page) => {
        await page.goto(home);
        const names = page.locator('.languages a');
        expect(await names.allTextContents()).toEqual(['العربية', 'English', 'Español']);
        for (const name of await names.all()) {
          const box = await name.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
          expect(box?.y).toBeLessThan(phone.height / 4);
        }
      },
      { viewport: { width: 320, height: 568 } },
    );
  });

  it.each(others)('%s is chosen by mouse and kept', async (other) => {
    await visit(async (page) => {
      await page.goto(addressIn(tag, '/faq'));
      await page.locator(`.languages a[lang="${other}"]`).click();
      await expectKept(page, other);
    });
  });

  it.each(others)('%s is chosen by key and kept', async (other) => {
    await visit(async (page) => {
      await page.goto(addressIn(tag, '/faq'));
      const link = `.languages a[lang="${other}"]`;
      for (let tabs = 0; tabs < 10 && !(await hasFocus(page, link)); tabs += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectKept(page, other);
    });
  });

  /** The chosen language is that of this page, of the store, and of the next address that names none. */
  async function expectKept(page: Page, chosen: Tag) {
    await isAt(page, addressIn(chosen, '/faq'));
    await expectLanguage(page, chosen);
    const current = page.locator('.languages a[aria-current="true"]');
    expect(await current.getAttribute('lang')).toBe(chosen);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(chosen);
    await page.goto('/services');
    await isAt(page, addressIn(chosen, '/services'));
    await expectLanguage(page, chosen);
  }

  it('the blog tells how many posts it found, in every category', async () => {
    await visit(async (page) => {
      await page.goto(addressIn(tag, '/blog'));
      const filters = page.locator('.chips a');
      const hrefs = await filters.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toHaveLength(6);
      for (const href of hrefs) {
        await page.locator(`.chips a[href="${href}"]`).click();
        await isAt(page, href ?? '');
        const category = /\/category\/(?<id>.+)$/u.exec(href ?? '')?.groups?.id;
        const count = category === undefined ? postCategories.length : countPosts(category);
        const found = (await page.locator('#posts-title').textContent()) ?? '';
        expect(withPlainSpaces(found)).toBe(formFor(tag, blog.found, count));
        expect(await page.locator('#posts :is(.feature, .posts > li)').count()).toBe(count);
        expect(await page.locator('.chips a[aria-current="page"]').getAttribute('href')).toBe(href);
      }
    });
  });

  it('the blog says of an unknown post that it was not found, with status 404', async () => {
    const words = {
      ar: ['المقال غير موجود', 'المقال المطلوب غير موجود في الموقع.'],
      en: ['Post not found', 'The article you are looking for does not exist.'],
      es: ['Artículo no encontrado', 'El artículo que busca no existe.'],
    };
    await visit(async (page) => {
      const response = await page.goto(addressIn(tag, '/blog/no-such-post'));
      expect(response?.status()).toBe(404);
      await expectLanguage(page, tag);
      const said = await page.locator('.hero :is(h1, .lead)').allTextContents();
      expect(said.map(withPlainSpaces)).toEqual(words[tag]);
    });
  });
});

describe('a category of the blog without posts', () => {
  it('says so, with what to do, in every language, and breaks no rule of axe-core', async () => {
    const project = createProject();
    const post = 'content/shared/blog/dui-arrest-bail-and-the-ten-day-dmv-rule.yaml';
    edit(project, post, 'category: dui', 'category: bail-bonds');
    const other = await startBuiltSite(project);
    onTestFinished(other.close);
    const { browser } = visitor;
    await visitQuietly({ browser, origin: other.origin, options: { viewport: phone } }, async (page) => {
      for (const tag of tags) {
        const { blog } = readInterfaceWords(tag);
        await page.goto(addressIn(tag, '/blog/category/dui'));
        const said = await page.locator('#posts-title, #posts-title + p').allTextContents();
        expect(said.map(withPlainSpaces)).toEqual([blog.emptyTitle, blog.emptyHint]);
        expect(await page.locator('#posts :is(.feature, .posts)').count()).toBe(0);
        expect(await page.locator('.chips a[aria-current="page"] small').textContent()).toBe('0');
        expect(await findViolations(page)).toEqual([]);
      }
    });
  });
});

/** The category of each post, as the content has it. */
const postCategories = readdirSync(path.join(projectRoot, 'content/shared/blog')).map((file) => {
  const post: unknown = parse(readFileSync(path.join(projectRoot, 'content/shared/blog', file), 'utf8'));
  return String(Reflect.get(Object(post), 'category'));
});

function countPosts(category: string): number {
  return postCategories.filter((each) => each === category).length;
}
