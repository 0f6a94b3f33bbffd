/**
 * What visitors change for themselves: width and zoom, spacing of text, motion, forced colours,
 * and fingers instead of a mouse. A page is opened once and looked at in every way.
 */
import type { Browser, Page } from 'playwright-core';
import { bringScript } from './bring-script.ts';
import { openVisit } from './browser.ts';

/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

type Way = readonly [name: string, findProblems: (page: Page) => Promise<string[]>];

const narrowWays: readonly Way[] = [
  ['fits a window of 320 px, or of 1280 px at 400 %', findLostText],
  ['leaves room for four lines between its bars at 400 %', findCoveredScreen],
  ['loses no text to wider spacing at 320 px', findSpacedText],
  ['can be hit with a finger on a phone', findSmallTargets],
  ['keeps the edges of its controls where colours are forced', findLostEdges],
];
const wideWays: readonly Way[] = [
  ['fits a window of 1280 px', findLostText],
  ['loses no text to wider spacing at 1280 px', findSpacedText],
  ['can be hit with a finger on a tablet', findSmallTargets],
  ['moves nothing for visitors who want less motion', findMotion],
];

const scrolledWay = 'has nothing on its words at any position, from 320 to 1920 px';
const largeTextWay = 'loses no word to text of twice the size, at 320 and 390 px';

/** Windows in which nothing may lie on words: phones, tablets, desks, and the widths where the layout changes. */
const scrolledWidths = [320, 390, 768, 1024, 1280, 1366, 1600, 1920];

/** A problem of a page, with the way of looking that found it. */
export type LayoutFault = { readonly way: string; readonly problem: string };

/** A window for `findLayoutFaults`. */
export async function openLayoutPage(browser: Browser, origin: string): Promise<Page> {
  const { context } = await openVisit(browser, origin, { hasTouch: true });
  await bringScript(context, 'tests/browser/in-page/index.ts');
  return context.newPage();
}

/** Opens a page, and looks at it in every way. */
export async function findLayoutFaults(page: Page, address: string): Promise<LayoutFault[]> {
  await page.setViewportSize(narrow);
  await page.goto(address);
  await openEverything(page);
  const faults = await look(page, narrowWays);
  await page.setViewportSize(wide);
  return [
    ...faults,
    ...(await look(page, wideWays)),
    ...(await lookScrolled(page)),
    ...(await lookAtLargeText(page)),
  ];
}

/** Scrolled far enough for all that comes with scrolling. */
async function lookScrolled(page: Page): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  for (const width of scrolledWidths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForFunction(
      () => scrollY <= 300 || document.querySelector('a.to-top')?.checkVisibility() !== false,
    );
    const problems = await page.evaluate(() => window.pageChecks.findCoveredText());
    for (const problem of problems) faults.push({ way: scrolledWay, problem: `${problem} at ${width} px` });
  }
  return faults;
}

/** As with the browser's own setting, which the widths of the layout depend on, too. */
async function lookAtLargeText(page: Page): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const problems = await page.evaluate(() => window.pageChecks.findLostText({ drawings: false }));
    for (const problem of problems) faults.push({ way: largeTextWay, problem: `${problem} at ${width} px` });
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return faults;
}

async function look(page: Page, ways: readonly Way[]): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  for (const [way, findProblems] of ways) {
    for (const problem of await findProblems(page)) faults.push({ way, problem });
  }
  return faults;
}

/** Questions with their answers, and the lists at the end. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, .footer details')) {
      details.open = true;
    }
    // Until a reader comes near, the browser only guesses where the end of a long page stands.
    for (const later of document.querySelectorAll<HTMLElement>('.later')) {
      later.style.contentVisibility = 'visible';
    }
    await document.fonts.ready;
  });
}

function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findLostText());
}

function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findSmallTargets());
}

/** The bars as far as they are in the window of somebody who has begun to read. */
function findCoveredScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 200);
    const bars = [...document.querySelectorAll('.top-bar, .bottom-bar > *')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const taken = bars.reduce((sum, { top, height }) => sum + height + Math.min(top, 0), 0);
    const free = Math.round(innerHeight - taken);
    scrollTo(0, 0);
    return free < 4 * 1.6 * 18 ? [`${free} of ${innerHeight} px are free`] : [];
  });
}

/** Sheets made by script are let through by the content policy, and win over those of the page. */
function findSpacedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    const problems = window.pageChecks.findLostText({ drawings: false });
    document.adoptedStyleSheets = [];
    return problems;
  });
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findMotion());
}

async function findLostEdges(page: Page): Promise<string[]> {
  const boxed = await page.evaluateHandle(() => window.pageChecks.listBoxed());
  await page.emulateMedia({ forcedColors: 'active' });
  const problems = await boxed.evaluate((controls) => [
    ...window.pageChecks.findEdgeless(controls),
    ...window.pageChecks.findOddIcons(),
  ]);
  await page.emulateMedia({ forcedColors: null });
  await boxed.dispose();
  return problems;
}
