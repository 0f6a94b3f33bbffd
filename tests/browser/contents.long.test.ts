import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { addressIn, tags } from './languages.ts';
import { scrollToY } from './scroll-page.ts';
import { useSite } from './use-site.ts';

const { openPage } = useSite(startBuiltSite);

const longPages = [
  '/los-angeles',
  '/bail-bonds-guide',
  '/privacy-policy',
  '/faq',
  '/blog/how-bail-bonds-work-in-california',
];
const phone = { width: 320, height: 568 };
const desktop = { width: 1280, height: 720 };

const entries = (page: Page) => page.locator('[data-contents] a');
const current = (page: Page) =>
  page
    .locator('[data-contents] [aria-current]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    );

describe.each(tags)('in %s, the table of contents', (tag) => {
  it.each(longPages)('of %s marks the section that was chosen, and only that', async (path) => {
    for (const viewport of [phone, desktop]) {
      const page = await openPage({ viewport });
      await page.goto(addressIn(tag, path));
      expect(await current(page)).toEqual([]);
      const hrefs = await entries(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(hrefs.length).toBeGreaterThan(3);
      for (const [index, href] of hrefs.entries()) {
        await entries(page)
          .nth(index)
          .evaluate((link: HTMLElement) => link.click());
        await expect.poll(() => current(page), { message: `${path}${href}` }).toEqual([[href, 'true']]);
      }
    }
  });
});

describe('the table of contents', () => {
  it('follows the reader from section to section, in order, and marks none before and after them', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto('/en/los-angeles');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const seen: string[] = [];
    for (let distance = 0; distance < height; distance += 120) {
      await scrollToY(page, distance);
      const marked = (await current(page)).map(([href]) => href ?? '');
      expect(marked.length).toBeLessThanOrEqual(1);
      const mark = marked[0] ?? 'none';
      if (seen.at(-1) !== mark) seen.push(mark);
    }
    const hrefs = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([seen[0], seen.at(-1)]).toEqual(['none', 'none']);
    // The page has a section that its contents do not list.
    expect(seen.filter((mark) => mark !== 'none')).toEqual(hrefs);
  });

  it('marks a section once it has come to the upper half of the screen, not before', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto('/en/los-angeles');
    const top = await page
      .locator('#bail-process')
      .evaluate((section) => section.getBoundingClientRect().top);
    await scrollToY(page, top - 400);
    expect(await current(page)).toEqual([]);
    await scrollToY(page, top - 320);
    expect(await current(page)).toEqual([['#bail-process', 'true']]);
  });

  it('is marked in more than colour', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto('/en/faq#co-signers');
    const mark = page.locator('[data-contents] [aria-current]');
    await mark.waitFor();
    expect(await mark.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
  });
});
