/**
 * Loads a page once in Chromium, and checks its layout, accessibility, widgets, stored data, requests and
 * console messages.
 */
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import glob from 'fast-glob';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { themeChecks } from './accessibility.ts';
import { openVisit } from './browser.ts';
import type { Driver } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { type Finding, findingsIn } from './finding.ts';
import { injectScript } from './inject-script.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { checkLayout } from './layout.ts';

const phone = { width: 390, height: 844 };
const findingsOnPhone = (state: string, selector: string, problem: string) =>
  findingsIn(phone, state)([{ selector, problem }]);

/** Window sizes in which the cookie banner leaves the least space. */
const bannerViewports = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

/** Files that every page loads without interaction. */
const filesOnLoad = ['index.css', 'main.js', 'print.css'];

/** Style sheets that only the pages of one type load. */
const pageSheets = glob
  .sync('templates/pages/*/*.css', { cwd: join(import.meta.dirname, '..', '..') })
  .map((file) => basename(file));

/** React's development build logs this on every page. */
const developmentGreeting = 'Download the React DevTools';

/** Options of a check. */
export type PageCheckOptions = {
  /** Returns whether this page is the one that checks the widget with this HTML. @default always */
  readonly checksWidget?: (html: string) => boolean;
  /** Journeys that are run. @default all */
  readonly journeys?: readonly Journey[];
  /** Whether layout and accessibility are checked. @default true */
  readonly isViewChecked?: boolean;
};

/** A page while it is checked. */
type Visit = {
  readonly page: Page;
  readonly driver: Driver;
  /** Names of the scripts and shared style sheets that were requested, without hashes. */
  readonly files: ReadonlySet<string>;
  readonly isViewChecked: boolean;
};

/** The findings of a visit, and the journeys that were run. */
export type PageReport = { readonly findings: readonly Finding[]; readonly journeys: readonly Journey[] };

/** Visits a page as a new visitor. */
export async function checkPage(
  browser: Browser,
  origin: string,
  address: string,
  { checksWidget = () => true, journeys: chosen = journeys, isViewChecked = true }: PageCheckOptions = {},
): Promise<PageReport> {
  const { context, foreignRequests } = await openVisit(browser, origin, { viewport: phone, hasTouch: true });
  try {
    await injectScript(context, 'tests/browser/in-page/index.ts');
    await injectScript(context, 'tests/browser/in-page/report-text-nodes.ts');
    await context.addInitScript(reportPolicyViolations);
    const page = await context.newPage();
    const visit = { page, files: watchFiles(page), driver: drivePage(page), isViewChecked };
    await page.clock.install();
    await page.goto(address);
    const findings = compareFiles('as loaded', [...visit.files], filesOnLoad);
    const newJourneys = await listNewJourneys(page, chosen, checksWidget);
    const isBannerNew = (await listNewJourneys(page, [cookieJourney], checksWidget)).length > 0;
    findings.push(...(await checkBanner({ ...visit, isViewChecked: isViewChecked && isBannerNew })));
    if (isViewChecked) findings.push(...(await checkLayout(page)));
    await page.setViewportSize(phone);
    for (const journey of newJourneys) findings.push(...(await runJourney(visit, journey)));
    findings.push(...(await compareStored(context, page, [cookieJourney, ...newJourneys])));
    const messages = (await visit.driver.takeMessages()).filter(
      (text) => !isExpected(text, `${origin}${address}`),
    );
    findings.push(
      ...messages.flatMap((text) => findingsOnPhone('console', 'html', text)),
      ...foreignRequests.flatMap((url) =>
        findingsOnPhone('requests', 'html', `requested from another origin: ${url}`),
      ),
    );
    return { findings, journeys: newJourneys };
  } finally {
    await context.close();
  }
}

function watchFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, stem = '', extension = ''] = /\/assets\/(.+)-\w{8}(\.(?:js|css))$/u.exec(request.url()) ?? [];
    const name = `${stem}${extension}`;
    if (name !== '' && !pageSheets.includes(name)) files.add(name);
  });
  return files;
}

/** Runs in the page before its own scripts. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // biome-ignore lint/suspicious/noConsole: the check reads the console.
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Returns whether a message is the greeting of React, or reports the status of an error page. */
function isExpected(message: string, url: string): boolean {
  return (
    message.includes(developmentGreeting) ||
    (message.includes('status of 404') && message.endsWith(`(${url})`))
  );
}

/** Returns the journeys whose widget is checked on this page. */
async function listNewJourneys(
  page: Page,
  chosen: readonly Journey[],
  checksWidget: (html: string) => boolean,
): Promise<readonly Journey[]> {
  const found = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)),
    chosen.map(({ selector }) => selector),
  );
  const language = await page.evaluate(() => document.documentElement.lang);
  return chosen.filter((journey, index) => {
    const elements = found[index] ?? [];
    return elements.length > 0 && checksWidget([journey.name, language, ...elements].join('\n'));
  });
}

/** Waits for the cookie banner, checks that it covers no focused control, and answers the banner. */
async function checkBanner(visit: Visit): Promise<Finding[]> {
  const { page } = visit;
  const [show, ...rest] = cookieJourney.steps;
  if (show === undefined) return [];
  const findings = await runJourney(visit, { ...cookieJourney, steps: [show] });
  for (const viewport of visit.isViewChecked ? bannerViewports : []) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForFunction(isBannerMeasured);
    const violations = await page.evaluate(() => window.pageChecks.findCoveredFocus());
    findings.push(...findingsIn(viewport, 'focus under the cookie banner')(violations));
  }
  await page.setViewportSize(phone);
  return [...findings, ...(await runJourney(visit, { ...cookieJourney, steps: rest }))];
}

/** Runs in the page. Returns whether the page has measured the banner in the current window size. */
function isBannerMeasured(): boolean {
  const height = document.querySelector<HTMLElement>('[data-cookies]')?.offsetHeight ?? 0;
  const room = document.documentElement.style.getPropertyValue('--bottom-bar');
  return document.fonts.status === 'loaded' && height > 0 && room === `${height}px`;
}

async function runJourney(
  { page, driver, files, isViewChecked }: Visit,
  { name, selector, steps, files: ownFiles }: Journey,
): Promise<Finding[]> {
  const before = new Set(files);
  const findings: Finding[] = [];
  // The pointer moves to the edge, because a widget that opens under the pointer would load its script.
  await driver.move(0, phone.height / 2);
  try {
    for (const { run, view } of steps) {
      await run(driver);
      for (const [theme, check] of view !== undefined && isViewChecked ? themeChecks : [])
        findings.push(...findingsIn(phone, `${view}, ${theme}`)(await check(page, selector)));
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

function compareFiles(state: string, actual: readonly string[], expected: readonly string[]): Finding[] {
  const list = (names: readonly string[]) => names.toSorted().join(', ') || 'nothing';
  if (isDeepStrictEqual(actual.toSorted(), expected.toSorted())) return [];
  return findingsOnPhone(state, 'script', `loaded ${list(actual)} instead of ${list(expected)}`);
}

/** Returns a finding unless the browser stores exactly the data of the journeys. */
async function compareStored(
  context: BrowserContext,
  page: Page,
  completed: readonly Journey[],
): Promise<Finding[]> {
  const cookies = await context.cookies();
  const otherKeys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  const stored = [...cookies.map(({ name }) => name), ...otherKeys];
  const expected = completed.flatMap(({ stores = [] }) => stores);
  if (isDeepStrictEqual(stored, expected)) return [];
  return findingsOnPhone(
    'storage',
    'html',
    `stored ${stored.join(', ') || 'nothing'} instead of ${expected.join(', ')}`,
  );
}
