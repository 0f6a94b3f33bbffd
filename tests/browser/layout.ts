/**
 * Checks a page as visitors adapt it: width and zoom, spacing and size of text, motion, forced colours, fingers instead
 * of a mouse, both themes. The page is loaded once and changed for each check.
 */
import type { Page, ViewportSize } from 'playwright-core';
import { themeChecks } from './accessibility.ts';
import { type Finding, findingsIn } from './finding.ts';
import type { PageCheck } from './in-page/index.ts';
import type { Violation } from './in-page/violation.ts';

/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

/** Phones, tablets, desks, and the widths where the layout changes. */
const scrolledWidths = [320, 390, 768, 1024, 1280, 1366, 1600, 1920];

type Check = readonly [state: string, findViolations: (page: Page) => Promise<readonly Violation[]>];

const run = (check: PageCheck) => (page: Page) => page.evaluate((name) => window.pageChecks[name](), check);

const scrolled: Check = ['scrolled', findCoveredText];
const largeText: Check = ['text of 200 %', findLostLargeText];

const checks: readonly (readonly [ViewportSize, readonly Check[]])[] = [
  [
    narrow,
    [
      ['as loaded', run('findLostText')],
      ['scrolled', findCoveredScreen],
      ['wide spacing', findSpacedText],
      ['touch', run('findSmallTargets')],
      ['forced colours', findLostEdges],
    ],
  ],
  [
    wide,
    [
      ['as loaded', run('findLostText')],
      ['wide spacing', findSpacedText],
      ['touch', run('findSmallTargets')],
      ['reduced motion', run('findMotion')],
      ...themeChecks,
    ],
  ],
  ...scrolledWidths.map((width) => [{ width, height: 800 }, [scrolled]] as const),
  ...[320, 390].map((width) => [{ width, height: 844 }, [largeText]] as const),
];

/** Returns what is wrong with a page, which reports its checks on `window.pageChecks`, in any window and setting. */
export async function checkLayout(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  await page.setViewportSize(narrow);
  await openDisclosures(page);
  for (const [viewport, chosen] of checks) {
    await page.setViewportSize(viewport);
    for (const [state, findViolations] of chosen)
      findings.push(...findingsIn(viewport, state)(await findViolations(page)));
  }
  await closeDisclosures(page);
  return findings;
}

/** Opens questions and the lists of the footer. */
function openDisclosures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const closed = 'main details:not([open]), .footer details:not([open])';
    for (const details of document.querySelectorAll<HTMLDetailsElement>(closed)) {
      details.open = true;
      details.dataset.wasClosed = '';
    }
    await document.fonts.ready;
  });
}

function closeDisclosures(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-was-closed]')) {
      details.open = false;
      delete details.dataset.wasClosed;
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Bars leave room for four lines of text to somebody who has begun to read at 400 %. */
function findCoveredScreen(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    scrollTo(0, 200);
    const bars = [...document.querySelectorAll('.top-bar, .bottom-bar > *')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const taken = bars.reduce((sum, { top, height }) => sum + height + Math.min(top, 0), 0);
    const free = Math.round(innerHeight - taken);
    scrollTo(0, 0);
    const problem = `the bars leave ${free} of ${innerHeight} px, less than four lines`;
    return free < 4 * 1.6 * 18 ? [{ selector: '.top-bar, .bottom-bar', problem }] : [];
  });
}

/** Style sheets made by script pass the content policy, and override those of the page. */
function findSpacedText(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    const violations = window.pageChecks.findLostText({ drawings: false });
    document.adoptedStyleSheets = [];
    return violations;
  });
}

/** Scrolls far enough for all that appears with scrolling. */
async function findCoveredText(page: Page): Promise<Violation[]> {
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction(
    () => scrollY <= 300 || document.querySelector('a.to-top')?.checkVisibility() !== false,
  );
  return page.evaluate(() => window.pageChecks.findCoveredText());
}

/** Uses the browser's own setting, which the breakpoints of the layout depend on, too. */
async function findLostLargeText(page: Page): Promise<Violation[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const violations = await page.evaluate(() => window.pageChecks.findLostText({ drawings: false }));
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return violations;
}

async function findLostEdges(page: Page): Promise<Violation[]> {
  const boxed = await page.evaluateHandle(() => window.pageChecks.listBoxed());
  await page.emulateMedia({ forcedColors: 'active' });
  const violations = await boxed.evaluate((controls) => [
    ...window.pageChecks.findEdgeless(controls),
    ...window.pageChecks.findOddIcons(),
  ]);
  await page.emulateMedia({ forcedColors: null });
  await boxed.dispose();
  return violations;
}
