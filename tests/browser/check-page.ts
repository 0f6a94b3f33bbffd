/** The quick check visits many pages in one tab, without accessibility and widgets. */
import type { Browser, Page } from 'playwright-core';
import { themes as allThemes, findInTheme, type Theme } from './accessibility.ts';
import { answerCookieBanner } from './browser.ts';
import { phoneViewport as phone } from './engines/driver.ts';
import { type Finding, findForLong, findingsIn } from './finding.ts';
import type { Violation } from './in-page/violation.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { checkCompletely, checkQuickly, scrollToTop } from './layout.ts';
import { compareFiles, endVisit, findingsOnPhone, openPage, openTab, type Tab } from './tab.ts';

const bannerViewports = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

/** How long the page may take to measure the cookie banner, on a slow machine. */
const measureMs = 20_000;

export type PageCheckOptions = {
  readonly checksWidget?: (widget: string) => boolean;
  readonly journeys?: readonly Journey[];
  /** Themes in which accessibility is checked; with none, layout is not checked either. @default all */
  readonly themes?: readonly Theme[];
};

type Visit = Tab & { readonly themes: readonly Theme[] };

export type PageReport = {
  readonly findings: readonly Finding[];
  readonly journeys: readonly Journey[];
  readonly language: string;
};

export async function checkPage(
  browser: Browser,
  origin: string,
  address: string,
  { checksWidget = () => true, journeys: chosen = journeys, themes = allThemes }: PageCheckOptions = {},
): Promise<PageReport> {
  const tab = await openTab(browser, origin);
  const { context, page } = tab;
  const visit = { ...tab, themes };
  try {
    await page.clock.install();
    const findings = await openPage(tab, address);
    const language = await page.evaluate(() => document.documentElement.lang);
    const isNew = (widget: string) => checksWidget(`${language} ${widget}`);
    const newJourneys = await listNewJourneys(page, chosen, isNew);
    const isBannerNew = (await listNewJourneys(page, [cookieJourney], isNew)).length > 0;
    findings.push(...(await checkBanner(visit, isBannerNew)));
    if (themes.length > 0) findings.push(...(await checkCompletely(page, themes)));
    await page.setViewportSize(phone);
    for (const journey of newJourneys) findings.push(...(await runJourney(visit, journey)));
    findings.push(...(await endVisit(tab, `${origin}${address}`, [cookieJourney, ...newJourneys])));
    return { findings, journeys: newJourneys, language };
  } finally {
    await context.close();
  }
}

async function listNewJourneys(
  page: Page,
  chosen: readonly Journey[],
  checksWidget: (widget: string) => boolean,
): Promise<readonly Journey[]> {
  const found = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)),
    chosen.map(({ selector }) => selector),
  );
  return chosen.filter((journey, index) => {
    const elements = (found[index] ?? []).map(withoutAddresses);
    return elements.length > 0 && checksWidget([journey.name, ...elements].join('\n'));
  });
}

/** Without what depends only on the address of the page. */
function withoutAddresses(html: string): string {
  return html.replace(/ (?:href|aria-current)="[^"]*"/gu, '');
}

/** The accessibility of a banner is checked once. */
async function checkBanner(visit: Visit, isNew: boolean): Promise<Finding[]> {
  const { page, themes } = visit;
  const [show, ...rest] = cookieJourney.steps;
  if (show === undefined) return [];
  const shown = { ...visit, themes: isNew ? themes : [] };
  const findings = await runJourney(shown, { ...cookieJourney, steps: [show] });
  for (const viewport of themes.length > 0 ? bannerViewports : []) {
    await page.setViewportSize(viewport);
    await scrollToTop(page);
    const unreserved = await findForLong(measureMs, () => findUnreservedSpace(page));
    const covered = await page.evaluate(() => window.pageChecks.findCoveredFocus());
    findings.push(...findingsIn(viewport, 'focus under the cookie banner')([...unreserved, ...covered]));
  }
  await page.setViewportSize(phone);
  return [...findings, ...(await runJourney(visit, { ...cookieJourney, steps: rest }))];
}

async function findUnreservedSpace(page: Page): Promise<Violation[]> {
  const [height, reserved] = await page.evaluate(() => [
    `${document.querySelector<HTMLElement>('[data-cookies]')?.offsetHeight ?? 0}px`,
    document.documentElement.style.getPropertyValue('--bottom-bar'),
  ]);
  if (height !== '0px' && height === reserved) return [];
  return [
    { selector: cookieJourney.selector, problem: `is ${height} high, and the page reserves "${reserved}"` },
  ];
}

async function runJourney(
  { page, driver, files, themes }: Visit,
  { name, selector, steps, files: ownFiles }: Journey,
): Promise<Finding[]> {
  const before = new Set(files);
  const findings: Finding[] = [];
  // The pointer moves to the edge, because a widget that opens under the pointer would load its script.
  await driver.move(0, phone.height / 2);
  try {
    for (const { run, view } of steps) {
      await run(driver);
      for (const theme of view === undefined ? [] : themes)
        findings.push(...findingsIn(phone, `${view}, ${theme}`)(await findInTheme(page, theme, selector)));
    }
  } catch (error) {
    return [
      ...findings,
      ...findingsOnPhone(name, selector, error instanceof Error ? error.message : String(error)),
    ];
  }
  const withoutBefore = (names: Iterable<string>) => [...names].filter((file) => !before.has(file));
  return [...findings, ...compareFiles(name, withoutBefore(files), withoutBefore(ownFiles))];
}

export type QuickCheck = {
  readonly check: (address: string) => Promise<readonly Finding[]>;
  readonly close: () => Promise<void>;
};

/** Uses one tab for all pages, and a new one after a page with findings. */
export function createQuickCheck(browser: Browser, origin: string): QuickCheck {
  let reusable: Tab | undefined;
  const close = async () => void (await reusable?.context.close());
  const check = async (address: string) => {
    const tab = reusable ?? (await openAnsweredTab(browser, origin));
    reusable = undefined;
    try {
      const findings = await visit(tab, origin, address);
      if (findings.length === 0) reusable = tab;
      return findings;
    } finally {
      if (reusable === undefined) await tab.context.close();
    }
  };
  return { check, close };
}

/** The visitor has answered the cookie banner, so that it never covers a page. */
async function openAnsweredTab(browser: Browser, origin: string): Promise<Tab> {
  const tab = await openTab(browser, origin);
  await answerCookieBanner(tab.context, origin);
  return tab;
}

async function visit(tab: Tab, origin: string, address: string): Promise<Finding[]> {
  await tab.page.setViewportSize(phone);
  return [
    ...(await openPage(tab, address)),
    ...(await checkQuickly(tab.page)),
    ...(await endVisit(tab, `${origin}${address}`, [cookieJourney])),
  ];
}
