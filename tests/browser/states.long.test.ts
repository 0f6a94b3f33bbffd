/** The states of the bars, the choice of language, and the lists of the blog. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { timings } from '../../scripts/timings.ts';
import { withPlainSpaces } from '../site/read-html.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { formFor, readInterfaceWords } from './interface-words.ts';
import { addressIn, type Tag, tags } from './languages.ts';
import { idsOf } from './sample-pages.ts';
import { scrollToY } from './scroll-page.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const phone = { width: 375, height: 667 };

/** A disclosure of the top bar. */
const menu = (page: Page) => page.locator('details.menu');
const isAt = (page: Page, address: string) => page.waitForURL(({ pathname }) => pathname === address);
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('while a page is scrolled', () => {
  it.each([
    ['the top bar has a shadow at 11 px and none at 10 px', timings.topBarShadowPx, isBarShaded],
    ['the way back to the top is there at 301 px and hidden at 300 px', timings.backToTopPx, isWayBackThere],
  ])('%s', async (_, limit, isSo) => {
    const page = await openPage();
    await page.goto('/');
    for (const [distance, expected] of [
      [0, false],
      [limit, false],
      [limit + 1, true],
      [limit, false],
    ] as const) {
      await scrollToY(page, distance);
      expect(await isSo(page), `${distance} px`).toBe(expected);
    }
  });

  function isBarShaded(page: Page) {
    return page.locator('.top-bar').evaluate((bar) => getComputedStyle(bar).boxShadow !== 'none');
  }
  function isWayBackThere(page: Page) {
    return page.locator('.to-top').isVisible();
  }

  it('the call of the top bar is outlined while that of the hero is in sight, and solid once it has gone', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    const ground = (selector: string) =>
      page.locator(selector).evaluate((call) => getComputedStyle(call).backgroundColor);
    const solid = await ground('.hero .call-button');
    const clear = await ground('.top-bar');
    for (const [distance, expected] of [
      [0, clear],
      [2000, solid],
      [0, clear],
    ] as const) {
      await scrollToY(page, distance);
      // On a page of one colour the outlined pill has no ground of its own.
      const shown = async () => (await ground('.compact-call-button')).replace('rgba(0, 0, 0, 0)', clear);
      await expect.poll(shown, { message: `${distance} px` }).toBe(expected);
    }
  });
});

it('opens and closes the menu of a phone by press and by key, and closes it when a link is chosen', async () => {
  const page = await openPage({ viewport: phone });
  await page.goto('/');
  const link = menu(page).locator('a[href="/faq"]');
  for (const isOpen of [true, false]) {
    await menu(page).locator('summary').click();
    expect(await link.isVisible()).toBe(isOpen);
  }
  await page.keyboard.press('Enter');
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  expect(await hasFocus(page, '.menu > summary')).toBe(true);

  await page.keyboard.press('Enter');
  // The page stays, so that what a choice does to the menu can be seen.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await link.press('Enter');
  expect(await link.isVisible()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
});

describe.each(tags)('in %s', (tag) => {
  it('the names of all languages are read as words on the smallest phone, without opening anything', async () => {
    const page = await openPage({ viewport: { width: 320, height: 568 } });
    await page.goto(addressIn(tag, '/'));
    const names = page.locator('.language-links a');
    expect(await names.allTextContents()).toEqual(['العربية', 'English', 'Español']);
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.y).toBeLessThan(phone.height / 4);
    }
  });

  const choices = tags
    .filter((other) => other !== tag)
    .flatMap((other) => [[other, 'mouse'] as const, [other, 'key'] as const]);

  it.each(choices)(
    '%s is chosen by %s: by this page, the store, and the next address that names none',
    async (other, way) => {
      const page = await openPage();
      await page.goto(addressIn(tag, '/faq'));
      const link = `.language-links a[lang="${other}"]`;
      if (way === 'mouse') await page.locator(link).click();
      else {
        for (let tabs = 0; tabs < 10 && !(await hasFocus(page, link)); tabs += 1)
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expectLanguage(page, other, '/faq');
      expect(await page.locator('.language-links a[aria-current="true"]').getAttribute('lang')).toBe(other);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
      await page.goto('/services');
      await expectLanguage(page, other, '/services');
    },
  );

  async function expectLanguage(page: Page, expected: Tag, address: string) {
    await isAt(page, addressIn(expected, address));
    const shown = await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }));
    expect(shown).toEqual({ lang: expected, dir: expected === 'ar' ? 'rtl' : 'ltr' });
  }

  it('the blog tells how many posts it found, in every category', async () => {
    const { blog } = readInterfaceWords(tag);
    const page = await openPage();
    await page.goto(addressIn(tag, '/blog'));
    const hrefs = await page
      .locator('.chips a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(1 + idsOf('blog-categories').length);
    for (const href of hrefs) {
      await page.locator(`.chips a[href="${href}"]`).click();
      await isAt(page, href);
      const category = /\/category\/(?<id>.+)$/u.exec(href)?.groups?.id;
      const count = postCategories.filter((each) => category === undefined || each === category).length;
      const found = (await page.locator('#posts-title').textContent()) ?? '';
      expect(withPlainSpaces(found)).toBe(formFor(tag, blog.found, count));
      expect(await page.locator('#posts :is(.featured-post, .post-list > li)').count()).toBe(count);
      expect(await page.locator('.chips a[aria-current="page"]').getAttribute('href')).toBe(href);
    }
  });
});

/** The category of each post, as the content has it. */
const postCategories = idsOf('blog').map((id) => {
  const post: unknown = parse(readFileSync(`${projectRoot}/content/shared/blog/${id}.yaml`, 'utf8'));
  return String(Reflect.get(Object(post), 'category'));
});
