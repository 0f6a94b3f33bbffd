/** With the settings of visitors. The page is loaded once and changed for each check. */
import type { Page, ViewportSize } from 'playwright-core';
import { findInTheme, type Theme } from './accessibility.ts';
import { type Finding, findForLong, findingsIn } from './finding.ts';
import type { FirstViewPart } from './in-page/first-view.ts';
import type { PageCheck } from './in-page/index.ts';
import type { Violation } from './in-page/violation.ts';
import { addressIn, tags } from './languages.ts';
import { guides, idsOf } from './sample-pages.ts';

/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

/** Both sides of the breakpoints, and a wide screen. */
const scrolledWidths = [767, 768, 1024, 1600];

type Check = readonly [state: string, findViolations: (page: Page) => Promise<readonly Violation[]>];

type Checks = readonly (readonly [ViewportSize, readonly Check[]])[];

const runCheck = (check: PageCheck) => (page: Page) =>
  page.evaluate((name) => window.pageChecks[name](), check);

/** The home pages, which also show the license on a small phone. */
const homes = tags.map((tag) => addressIn(tag, '/'));

const counties = tags.flatMap((tag) => idsOf('counties').map((id) => addressIn(tag, `/${id}`)));

/** The drawing of a service page begins within so many pixels from the top of a phone. */
const drawingStartPx = 480;

/** Maximum heights in pixels by address, with closed disclosures and without optional parts. */
const maxHeights = new Map([
  ...homes.map((address) => [address, 8300] as const),
  ...guides.flatMap((guide) => tags.map((tag) => [addressIn(tag, guide), 13_400] as const)),
]);

/** Screens with the parts that they show completely. The narrowest one has no place for the whole lead. */
const firstViews: Checks = [
  [{ width: 375, height: 667 }, [checkFirstView(['heading', 'lead'], ['license check'])]],
  [
    { width: 390, height: 844 },
    [
      checkFirstView(['heading', 'lead', 'license check']),
      checkAnswers(homes, ['city field', 'squares of the fee', 'squares of the hours']),
      checkAnswers(counties, ['city field', 'number of a city']),
      ['drawing', findLateDrawing],
      ['height', findLongPage],
    ],
  ],
  [{ width: 320, height: 568 }, [checkFirstView(['heading'])]],
  [{ width: 1280, height: 800 }, [checkAnswers(homes, ['where', 'cost', 'when', 'ask'])]],
];

const lostText: Check = ['as loaded', runCheck('findLostText')];
const smallTargets: Check = ['touch', runCheck('findSmallTargets')];
const coveredText: Check = ['scrolled', findCoveredText];
const lostLargeText: Check = ['text of 200 %', findLostLargeText];
const enlargedText: Check = ['enlarged text', findLostEnlargedText];

const quickChecks = [lostText, smallTargets, coveredText];

const fullChecks: Checks = [
  [
    narrow,
    [
      ...quickChecks,
      lostLargeText,
      enlargedText,
      ['bars', findLargeBars],
      ['wide spacing', findSpacedText],
      ['forced colors', findForcedColorProblems],
    ],
  ],
  [{ width: 390, height: 844 }, [lostLargeText, enlargedText]],
  ...scrolledWidths.map((width) => [{ width, height: 800 }, [coveredText]] as const),
  [wide, [...quickChecks, ['wide spacing', findSpacedText], ['reduced motion', runCheck('findMotion')]]],
];

export function checkQuickly(page: Page): Promise<Finding[]> {
  return checkLayout(page, [
    [narrow, quickChecks],
    [wide, quickChecks],
  ]);
}

export function checkCompletely(page: Page, themes: readonly Theme[]): Promise<Finding[]> {
  const accessibility = themes.map((theme): Check => [theme, (visited) => findInTheme(visited, theme)]);
  return checkLayout(page, [...fullChecks, [wide, accessibility]]);
}

/** `window.pageChecks` must contain the checks. */
async function checkLayout(page: Page, checks: Checks): Promise<Finding[]> {
  await scrollToTop(page);
  const findings = await runChecks(page, firstViews);
  await page.setViewportSize(narrow);
  await openDisclosures(page);
  findings.push(...(await runChecks(page, checks)));
  await closeDisclosures(page);
  await scrollToTop(page);
  return findings;
}

async function runChecks(page: Page, checks: Checks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [viewport, viewportChecks] of checks) {
    await page.setViewportSize(viewport);
    for (const [state, findViolations] of viewportChecks)
      findings.push(...findingsIn(viewport, state)(await findViolations(page)));
  }
  return findings;
}

/** On the first screen, on home pages `onHome` too. */
function checkFirstView(visible: readonly FirstViewPart[], onHome: readonly FirstViewPart[] = []): Check {
  const find = async (page: Page) => {
    const { pathname } = new URL(page.url());
    const parts = [...visible, ...(homes.includes(pathname) ? onHome : [])];
    // The call bar is filled or outlined with the frame after a change of the window.
    return findForLong(2000, () => page.evaluate((list) => window.pageChecks.findHiddenAtFirst(list), parts));
  };
  return ['first view', find];
}

function checkAnswers(addresses: readonly string[], parts: readonly FirstViewPart[]): Check {
  const find = async (page: Page) =>
    addresses.includes(new URL(page.url()).pathname)
      ? page.evaluate((list) => window.pageChecks.findHiddenParts(list), parts)
      : [];
  return ['first answers', find];
}

function findLateDrawing(page: Page): Promise<Violation[]> {
  return page.evaluate((maximum) => {
    const top = document.querySelector('.service-diagram')?.getBoundingClientRect().top ?? 0;
    const problem = `begins at ${top} px, after ${maximum}`;
    return top < maximum ? [] : [{ selector: '.service-diagram', problem }];
  }, drawingStartPx);
}

async function findLongPage(page: Page): Promise<Violation[]> {
  const maximum = maxHeights.get(new URL(page.url()).pathname);
  if (maximum === undefined) return [];
  const height = await page.evaluate(() => {
    const top =
      document.querySelector('footer.footer')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const optional = document.querySelectorAll('#reviews, main .license-block__check ~ p');
    const heights = Array.from(optional, (element) => element.getBoundingClientRect().height);
    return top + scrollY - heights.reduce((sum, height) => sum + height, 0);
  });
  return height > maximum
    ? [{ selector: 'main', problem: `is ${height} px high, more than ${maximum}` }]
    : [];
}

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
  });
}

export function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Bars must leave four lines of text on a scrolled page at 400 %. */
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

/** The content security policy allows a style sheet that a script creates. */
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

/** Shows the link that appears on scrolling: waiting for its script would depend on frames. */
function findCoveredText(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('a.to-top') ?? document.createElement('a');
    const { hidden } = link;
    link.hidden = false;
    const violations = window.pageChecks.findCoveredText();
    link.hidden = hidden;
    return violations;
  });
}

/** The setting of the browser also affects the breakpoints of the layout. */
async function findLostLargeText(page: Page): Promise<Violation[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const violations = await page.evaluate(() => window.pageChecks.findLostText({ drawings: false }));
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  return violations;
}

/** An extension that enlarges text does not affect breakpoints. */
function findLostEnlargedText(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    const violations = [130, 200].flatMap((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      return window.pageChecks.findLostText({ drawings: false });
    });
    document.documentElement.style.fontSize = '';
    return violations;
  });
}

async function findForcedColorProblems(page: Page): Promise<Violation[]> {
  const boxed = await page.evaluateHandle(() => window.pageChecks.listBoxed());
  await page.emulateMedia({ forcedColors: 'active' });
  const violations = await boxed.evaluate((controls) => [
    ...window.pageChecks.findMissingBorders(controls),
    ...window.pageChecks.findMiscoloredIcons(),
  ]);
  await page.emulateMedia({ forcedColors: null });
  await boxed.dispose();
  return violations;
}
