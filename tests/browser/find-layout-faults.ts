/**
 * What visitors change for themselves: width and zoom, spacing of text, motion, forced colours,
 * and fingers instead of a mouse. A page is opened once and looked at in every way.
 */
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { bringScript } from './bring-script.ts';
import { openVisit } from './browser.ts';
import type { PageCheck } from './in-page/index.ts';

/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

/** Windows in which nothing may lie on words: phones, tablets, desks, and the widths where the layout changes. */
const scrolledWidths = [320, 390, 768, 1024, 1280, 1366, 1600, 1920];

type Way = readonly [name: string, findProblems: (page: Page) => Promise<string[]>];

const ask = (check: PageCheck) => (page: Page) => page.evaluate((name) => window.pageChecks[name](), check);

const narrowWays: readonly Way[] = [
  ['fits a window of 320 px, or of 1280 px at 400 %', ask('findLostText')],
  ['leaves room for four lines between its bars at 400 %', findCoveredScreen],
  ['loses no text to wider spacing at 320 px', findSpacedText],
  ['can be hit with a finger on a phone', ask('findSmallTargets')],
  ['keeps the edges of its controls where colours are forced', findLostEdges],
];
const wideWays: readonly Way[] = [
  ['fits a window of 1280 px', ask('findLostText')],
  ['loses no text to wider spacing at 1280 px', findSpacedText],
  ['can be hit with a finger on a tablet', ask('findSmallTargets')],
  ['moves nothing for visitors who want less motion', ask('findMotion')],
];
const scrolledWay: Way = ['has nothing on its words at any position', findCoveredText];
const largeTextWay: Way = ['loses no word to text of twice the size', findLostLargeText];

const looks: readonly (readonly [ViewportSize, readonly Way[]])[] = [
  [narrow, narrowWays],
  [wide, wideWays],
  ...scrolledWidths.map((width) => [{ width, height: 800 }, [scrolledWay]] as const),
  ...[320, 390].map((width) => [{ width, height: 844 }, [largeTextWay]] as const),
];

/** A window for `findLayoutFaults`. */
export async function openLayoutPage(browser: Browser, origin: string): Promise<Page> {
  const { context } = await openVisit(browser, origin, { hasTouch: true });
  await bringScript(context, 'tests/browser/in-page/index.ts');
  return context.newPage();
}

/** Opens a page, looks at it in every way, and tells each problem with the way of looking that found it. */
export async function findLayoutFaults(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(narrow);
  await page.goto(address);
  await openEverything(page);
  const faults: string[] = [];
  for (const [viewport, ways] of looks) {
    await page.setViewportSize(viewport);
    for (const [way, findProblems] of ways) {
      const problems = await findProblems(page);
      faults.push(...problems.map((each) => `${each} at ${viewport.width} px (it should be so: ${way})`));
    }
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

/** Scrolled far enough for all that comes with scrolling. */
async function findCoveredText(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction(
    () => scrollY <= 300 || document.querySelector('a.to-top')?.checkVisibility() !== false,
  );
  return page.evaluate(() => window.pageChecks.findCoveredText());
}

/** As with the browser's own setting, which the widths of the layout depend on, too. */
async function findLostLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const problems = await page.evaluate(() => window.pageChecks.findLostText({ drawings: false }));
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return problems;
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
