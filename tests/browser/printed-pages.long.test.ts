import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openDisclosures } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { mainNumber } from './interface-copy.ts';
import { addressIn, tags } from './languages.ts';
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

/** Shares of the font size. `sliver`: what a page may contain or lack without splitting the text. */
const letterShares = { small: 0.5, tall: 0.7, depth: 0.2, sliver: 0.2 } as const;
const pointsPerMillimeter = 72 / 25.4;
/** Overlaps and differences of baselines up to this number of points are ignored. */
const tolerancePt = 1.5;
/** Margins of the print styles, in points. */
const margin = { block: 8 * pointsPerMillimeter, inline: 8 * pointsPerMillimeter } as const;

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

/** Controls that are printed, and contents of disclosures that are not. */
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
  it('long pages begin with the number and the license, and can be read on at most 8 pages', async () => {
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
    await openDisclosures(drivePage(page), '.sheet [data-print]');
    await page.locator('.sheet [data-print]').click();
    await page.emulateMedia({ media: 'print' });
    const rest = page.locator('h1, h2, .lead, footer, form').filter({ visible: true });
    expect(await page.locator('.sheet li').filter({ visible: true }).count()).toBe(6);
    expect(await page.locator('main .license-block__license b').filter({ visible: true }).count()).toBe(1);
    expect(await rest.count()).toBe(0);
    await page.emulateMedia({ media: null });
    // The page is complete again after printing.
    expect(await print(page)).toHaveLength(1);
    expect(await rest.count()).toBeGreaterThan(3);
  });
});

it('the check finds a heading over the paragraph before it', async () => {
  const page = await openPage();
  await openForPrint(page, '/ask-the-jail');
  await page
    .locator('main h2')
    .last()
    .evaluate((heading) => {
      heading.style.marginBlockStart = '-6rem';
    });
  expect(findUnreadable(await print(page)).join()).toContain('lies over');
});

it('the check finds a line that is split between two pages', () => {
  const texts = [{ text: 'half', left: 100, right: 120, baseline: 20, fontSize: 12 }];
  expect(findUnreadable([{ width: 612, height: 792, texts }])).toEqual(['page 1: "half" is cut']);
});

/** A text on a printed page, in points from the paper's lower left corner. */
type PrintedText = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
};

type PrintedPage = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
};

async function readPrintedPages(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const [, , width = 0, height = 0] = page.view;
      return { width, height, texts: items.flatMap((item) => ('str' in item ? toPrintedTexts(item) : [])) };
    }),
  );
}

type PdfTextItem = { readonly str: string; readonly width: number; readonly transform: readonly number[] };

function toPrintedTexts({ str, width, transform }: PdfTextItem): PrintedText[] {
  const [, , , fontSize = 0, left = 0, baseline = 0] = transform;
  if (str.trim() === '') return [];
  return [{ text: str, left, right: left + width, baseline, fontSize }];
}

function findUnreadable(pages: readonly PrintedPage[]): string[] {
  return pages.flatMap((page, index) =>
    [...findOverlaps(page), ...findCutTexts(page)].map((problem) => `page ${index + 1}: ${problem}`),
  );
}

function findOverlaps({ texts }: PrintedPage): string[] {
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(text, other) && !isOutline(text, other))
      .map((other) => `"${text.text}" lies over "${other.text}"`),
  );
}

/** A PDF may contain the position of a diacritic instead of its letter, so such texts are not compared. */
function overlap(a: PrintedText, b: PrintedText): boolean {
  if ([a, b].some(({ text }) => /\p{M}/u.test(text))) return false;
  const isOneLine = Math.abs(a.baseline - b.baseline) < tolerancePt;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(topOf(a), topOf(b)) - Math.max(a.baseline, b.baseline);
  return width > (isOneLine ? a.fontSize : tolerancePt) && height > tolerancePt;
}

const topOf = ({ baseline, fontSize }: PrintedText) => baseline + fontSize * letterShares.small;

/** A name on a map is drawn twice: its outline, then its letters. */
function isOutline(a: PrintedText, b: PrintedText): boolean {
  return a.text.trim() === b.text.trim() && a.left === b.left && a.baseline === b.baseline;
}

/** A sliver of a line is allowed, because the next page contains the complete line. */
function findCutTexts({ width, height, texts }: PrintedPage): string[] {
  const isCut = ({ left, right, baseline, fontSize }: PrintedText) => {
    const depth = baseline - fontSize * letterShares.depth;
    const top = baseline + fontSize * letterShares.tall;
    const shown = Math.min(top, height - margin.block) - Math.max(depth, margin.block);
    const sliver = fontSize * letterShares.sliver;
    const isSplit = shown > sliver && shown < top - depth - sliver;
    return left < margin.inline || right > width - margin.inline || isSplit;
  };
  return texts.filter(isCut).map(({ text }) => `"${text}" is cut`);
}
