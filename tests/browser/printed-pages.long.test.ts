/** Printed pages as PDF: few pages, no controls, and readable texts. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openDisclosures } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { mainNumber } from './interface-copy.ts';
import { addressIn, tags } from './languages.ts';
import { findUnreadable, type PrintedPage, readPrintedPages } from './printed-text.ts';
import { guides } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

/** Addresses without a language; the wallet card is on the page for the jail. */
const printed = ['/bail-bonds-guide', '/bail-bond/papers', '/ask-the-jail'];
/** What fits on this paper fits on A4 and on Letter. */
const smallPaper = { width: '210mm', height: '279mm' };
const letter = { format: 'Letter' };
const papers = process.env.TEST_MODE === 'nightly' ? [smallPaper, letter, { format: 'A4' }] : [smallPaper];
const maxPages = 8;
/** A county guide with its collapsed sections. */
const maxCountyPages = 4;
const counties = guides.filter((path) => path !== '/bail-bonds-guide');

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

const print = async (page: Page, paper: (typeof papers)[number] = smallPaper) =>
  readPrintedPages(await page.pdf(paper));

function filledShare({ height, texts }: PrintedPage): number {
  const lowest = Math.min(...texts.map(({ baseline }) => baseline));
  return (height - lowest) / height;
}

/** Returns controls that are printed, and contents of disclosures that are not. */
function findWrongElements(): string[] {
  const controls =
    '.bottom-bar, .cookie-banner, .island-error, .call-bar, .chat, .to-top, .skip-link, .nav, .menu, .breadcrumbs, .contents, button, input';
  const shown = [...document.querySelectorAll(controls)].filter((element) => element.checkVisibility());
  const contents = [...document.querySelectorAll('main details:not(.contents *) > :not(summary)')];
  return [...shown, ...contents.filter((content) => !content.checkVisibility())].map((element) =>
    element.outerHTML.slice(0, 80),
  );
}

describe.each(tags)('in %s', (tag) => {
  it('long pages begin with the number and the licence, and can be read on at most 8 pages', async () => {
    const page = await openPage();
    for (const path of printed) {
      await openForPrint(page, addressIn(tag, path));
      for (const paper of papers) {
        const pages = await print(page, paper);
        const name = `${path} on ${JSON.stringify(paper)}`;
        expect(pages.length, name).toBeLessThanOrEqual(maxPages);
        expect(findUnreadable(pages), name).toEqual([]);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(findWrongElements), path).toEqual([]);
      expect(await page.locator('.top-bar a', { hasText: mainNumber }).isVisible(), path).toBe(true);
      expect(await page.locator('.hero .license-block__license b').isVisible(), path).toBe(true);
    }
  });

  it('a county is one sheet, and a few more with everything', async () => {
    const page = await openPage();
    for (const path of counties) {
      await openForPrint(page, addressIn(tag, path));
      const sheets = await print(page, letter);
      expect(sheets.length, path).toBe(1);
      expect(findUnreadable(sheets), path).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.locator('.print-all input').check();
      const everything = await print(page, letter);
      expect(everything.length, path).toBeGreaterThan(1);
      expect(everything.length, path).toBeLessThanOrEqual(maxCountyPages);
      expect(findUnreadable(everything), path).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(findWrongElements), path).toEqual([]);
    }
  });

  it('every page of the papers is filled by at least a third', async () => {
    const page = await openPage();
    await openForPrint(page, addressIn(tag, '/bail-bond/papers'));
    const pages = await print(page, letter);
    expect(pages.length).toBeGreaterThan(1);
    for (const sheet of pages) expect(filledShare(sheet)).toBeGreaterThan(1 / 3);
  });

  it('the button of the call sheet prints it alone on one page', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(addressIn(tag, '/contact'));
    await openDisclosures(drivePage(page), '.call-checklist [data-print]');
    await page.locator('.call-checklist [data-print]').click();
    await page.emulateMedia({ media: 'print' });
    const rest = page.locator('h1, h2, .lead, footer, form').filter({ visible: true });
    expect(await page.locator('.call-checklist li').filter({ visible: true }).count()).toBe(6);
    expect(await page.locator('main .license-block__license b').filter({ visible: true }).count()).toBe(1);
    expect(await rest.count()).toBe(0);
    await page.emulateMedia({ media: null });
    // The page is complete again after printing.
    expect(await print(page)).toHaveLength(1);
    expect(await rest.count()).toBeGreaterThan(3);
  });
});

describe('the check finds', () => {
  it.each([
    ['a heading over the paragraph before it', 'main h2', 'marginBlockStart', '-6rem', 'lies over'],
    ['a line over the edge of the paper', 'h1', 'marginInlineStart', '-2in', 'is cut'],
  ] as const)('%s', async (_, selector, property, value, problem) => {
    const page = await openPage();
    await openForPrint(page, '/ask-the-jail');
    await page
      .locator(selector)
      .last()
      .evaluate(
        (heading, [name, length]) => {
          heading.style[name] = length;
        },
        [property, value] as const,
      );
    expect(findUnreadable(await print(page)).join()).toContain(problem);
  });

  it('a line that is split between two pages', () => {
    const texts = [{ text: 'half', left: 100, right: 120, baseline: 20, fontSize: 12 }];
    expect(findUnreadable([{ width: 612, height: 792, texts }])).toEqual(['page 1: "half" is cut']);
  });
});
