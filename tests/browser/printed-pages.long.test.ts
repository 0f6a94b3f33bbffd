/** Pages on paper, as PDF: no text lies over another, none is cut by the edge of a page, and no page is nearly empty. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { findUnreadable, type PrintedPage, readPrintedPages } from './printed-text.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

/** Addresses without a language; the card for the wallet stands on the page for the jail. */
const printed = ['/los-angeles', '/bail-bonds-guide', '/bail-bond/papers', '/ask-the-jail'];
const formats = ['Letter', 'A4'] as const;

async function openOnPaper(path: string): Promise<Page> {
  const page = await openPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const print = async (page: Page, format: (typeof formats)[number] = 'Letter') =>
  readPrintedPages(await page.pdf({ format }));

/** The part of a page's height over which its texts stand. */
function filledPart({ height, texts }: PrintedPage): number {
  const lowest = Math.min(...texts.map(({ baseline }) => baseline));
  return (height - lowest) / height;
}

describe.each(tags)('in %s', (tag) => {
  it.each(printed)('every text of %s can be read on paper', async (path) => {
    const page = await openOnPaper(addressIn(tag, path));
    for (const format of formats) {
      const pages = await print(page, format);
      expect(pages.length, format).toBeGreaterThan(1);
      expect(findUnreadable(pages), format).toEqual([]);
    }
  });

  it('the first and the last page of the papers are filled to a third at least', async () => {
    const page = await openOnPaper(addressIn(tag, '/bail-bond/papers'));
    for (const format of formats) {
      const pages = await print(page, format);
      for (const outer of [pages[0], pages.at(-1)]) {
        expect(outer && filledPart(outer), format).toBeGreaterThan(1 / 3);
      }
    }
  });
});

describe('a text that cannot be read on paper is found', () => {
  it('when a heading lies over the paragraph before it', async () => {
    const page = await openOnPaper('/ask-the-jail');
    await page
      .locator('main h2')
      .last()
      .evaluate((heading) => {
        heading.style.marginBlockStart = '-6rem';
      });
    expect(findUnreadable(await print(page)).join()).toContain('lies over');
  });

  it('when a line reaches over the edge of the paper', async () => {
    const page = await openOnPaper('/ask-the-jail');
    await page.locator('h1').evaluate((heading) => {
      heading.style.marginInlineStart = '-2in';
    });
    expect(findUnreadable(await print(page)).join()).toContain('is cut');
  });

  it('when a line is split between two pages', () => {
    const texts = [{ words: 'half', left: 100, right: 120, baseline: 20, fontSize: 12 }];
    expect(findUnreadable([{ width: 612, height: 792, texts }])).toEqual(['page 1: "half" is cut']);
  });
});
