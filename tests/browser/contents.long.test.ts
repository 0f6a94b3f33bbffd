/** The table of contents marks the section that is read, and only that. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scrollToY } from './scroll-page.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const desktop = { width: 1280, height: 720 };

const entries = (page: Page) => page.locator('[data-contents] a');
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const current = (page: Page) => page.locator('[data-contents] [aria-current="true"]').evaluateAll(hrefsOf);

describe('the table of contents', () => {
  it('follows the reader from section to section, in order, and marks none before and after them', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto('/en/los-angeles');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const seen: (string | null)[] = [];
    for (let distance = 0; distance < height; distance += 120) {
      await scrollToY(page, distance);
      const [mark = 'none', ...more] = await current(page);
      expect(more).toEqual([]);
      if (seen.at(-1) !== mark) seen.push(mark);
    }
    const hrefs = await entries(page).evaluateAll(hrefsOf);
    expect([seen[0], seen.at(-1)]).toEqual(['none', 'none']);
    // The page has a section that its contents do not list.
    expect(seen.filter((mark) => mark !== 'none')).toEqual(hrefs);
  });

  it('marks a section in more than colour, once it has come to the upper half of the screen', async () => {
    const page = await openPage({ viewport: desktop });
    await page.goto('/en/los-angeles');
    const section = page.locator('#bail-process');
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    await scrollToY(page, top - 400);
    expect(await current(page)).toEqual([]);
    await scrollToY(page, top - 320);
    expect(await current(page)).toEqual(['#bail-process']);
    const mark = page.locator('[data-contents] [aria-current]');
    expect(await mark.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
  });
});
