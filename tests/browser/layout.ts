/**
 * Checks the layout of a page with the settings of visitors: width and zoom, text spacing and size, reduced
 * motion, forced colours, touch, and both themes. The page is loaded once and changed for each check.
 */
import type { Page, ViewportSize } from 'playwright-core';
import { themeChecks } from './accessibility.ts';
import { type Finding, findingsIn } from './finding.ts';
import type { PageCheck } from './in-page/index.ts';
import type { Violation } from './in-page/violation.ts';

/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

/** Widths of phones, tablets and desktop screens, and the widths where the layout changes. */
const scrolledWidths = [320, 390, 768, 1024, 1280, 1366, 1600, 1920];

type Check = readonly [state: string, findViolations: (page: Page) => Promise<readonly Violation[]>];

const runCheck = (check: PageCheck) => (page: Page) =>
  page.evaluate((name) => window.pageChecks[name](), check);

const scrolled: Check = ['scrolled', findCoveredText];
const largeText: Check = ['text of 200 %', findLostLargeText];

const checks: readonly (readonly [ViewportSize, readonly Check[]])[] = [
  [
    narrow,
    [
      ['as loaded', runCheck('findLostText')],
      ['scrolled', findLargeBars],
      ['wide spacing', findSpacedText],
      ['touch', runCheck('findSmallTargets')],
      ['forced colours', findForcedColourProblems],
    ],
  ],
  [
    wide,
    [
      ['as loaded', runCheck('findLostText')],
      ['wide spacing', findSpacedText],
      ['touch', runCheck('findSmallTargets')],
      ['reduced motion', runCheck('findMotion')],
      ...themeChecks,
    ],
  ],
  ...scrolledWidths.map((width) => [{ width, height: 800 }, [scrolled]] as const),
  ...[320, 390].map((width) => [{ width, height: 844 }, [largeText]] as const),
];

/**
 * Returns the findings of a page in every window size and setting. `window.pageChecks` must contain the
 * checks.
 */
export async function checkLayout(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  await page.setViewportSize(narrow);
  await openDisclosures(page);
  for (const [viewport, viewportChecks] of checks) {
    await page.setViewportSize(viewport);
    for (const [state, findViolations] of viewportChecks)
      findings.push(...findingsIn(viewport, state)(await findViolations(page)));
  }
  await closeDisclosures(page);
  return findings;
}

/** Opens the disclosures of the main content and the footer. */
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

/** Returns a violation when the bars leave less than four lines of text on a scrolled page at 400 %. */
function findLargeBars(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    scrollTo(0, 200);
    const bars = [...document.querySelectorAll('.top-bar, .bottom-bar > *')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const coveredHeight = bars.reduce((sum, { top, height }) => sum + height + Math.min(top, 0), 0);
    const free = Math.round(innerHeight - coveredHeight);
    scrollTo(0, 0);
    const problem = `the bars leave ${free} of ${innerHeight} px, less than four lines`;
    return free < 4 * 1.6 * 18 ? [{ selector: '.top-bar, .bottom-bar', problem }] : [];
  });
}

/** Checks wide text spacing. The content security policy allows a style sheet that a script creates. */
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

/** Scrolls far enough for everything that appears on scrolling, and checks the page. */
async function findCoveredText(page: Page): Promise<Violation[]> {
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction(
    () => scrollY <= 300 || document.querySelector('a.to-top')?.checkVisibility() !== false,
  );
  return page.evaluate(() => window.pageChecks.findCoveredText());
}

/** Checks large text. Uses the setting of the browser, which also affects the breakpoints of the layout. */
async function findLostLargeText(page: Page): Promise<Violation[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const violations = await page.evaluate(() => window.pageChecks.findLostText({ drawings: false }));
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  return violations;
}

async function findForcedColourProblems(page: Page): Promise<Violation[]> {
  const boxed = await page.evaluateHandle(() => window.pageChecks.listBoxed());
  await page.emulateMedia({ forcedColors: 'active' });
  const violations = await boxed.evaluate((controls) => [
    ...window.pageChecks.findMissingBorders(controls),
    ...window.pageChecks.findMiscolouredIcons(),
  ]);
  await page.emulateMedia({ forcedColors: null });
  await boxed.dispose();
  return violations;
}
