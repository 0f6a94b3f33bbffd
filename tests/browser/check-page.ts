/**
 * Checks one page in Chromium with one load: layout, accessibility, journeys through its widgets, what it stores, what
 * it requests, and what the browser reports about it.
 */
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import glob from 'fast-glob';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { themeChecks } from './accessibility.ts';
import { bringScript } from './bring-script.ts';
import { openVisit } from './browser.ts';
import type { Driver } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { type Finding, findingsIn } from './finding.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { checkLayout } from './layout.ts';

const phone = { width: 390, height: 844 };
const onPhone = (state: string, selector: string, problem: string) =>
  findingsIn(phone, state)([{ selector, problem }]);

/** Windows in which the cookie banner leaves the least room. */
const bannerViewports = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

/** Files that every page loads by itself. */
const filesOnLoad = ['index.css', 'main.js', 'print.css'];

/** Style sheets that only the pages of one type load. */
const pageSheets = glob
  .sync('templates/pages/*/*.css', { cwd: join(import.meta.dirname, '..', '..') })
  .map((file) => basename(file));

/** React's development build logs this wherever it runs. */
const developmentGreeting = 'Download the React DevTools';

/** Widgets as the server rendered them. A page that repeats one exactly need not use it again. */
export type UsedWidgets = Set<string>;

/** Which part of a page is checked. */
export type PageCheckOptions = {
  /** Widgets that other pages have used, to which those of this page are added. @default none */
  readonly used?: UsedWidgets;
  /** @default all */
  readonly journeys?: readonly Journey[];
  /** Whether layout and accessibility are checked. @default true */
  readonly isViewChecked?: boolean;
};

/** A page while it is checked. */
type Visit = {
  readonly page: Page;
  readonly driver: Driver;
  /** Names of the scripts and style sheets that were requested, without hashes. */
  readonly files: ReadonlySet<string>;
  readonly isViewChecked: boolean;
};

/** What a visit found, and the journeys that it ran. */
export type PageReport = { readonly findings: readonly Finding[]; readonly run: readonly Journey[] };

/** Visits a page as a new visitor. */
export async function checkPage(
  browser: Browser,
  origin: string,
  address: string,
  { used = new Set(), journeys: chosen = journeys, isViewChecked = true }: PageCheckOptions = {},
): Promise<PageReport> {
  const { context, foreignRequests } = await openVisit(browser, origin, { viewport: phone, hasTouch: true });
  try {
    await bringScript(context, 'tests/browser/in-page/index.ts');
    await bringScript(context, 'tests/browser/in-page/report-text-nodes.ts');
    await context.addInitScript(reportPolicyViolations);
    const page = await context.newPage();
    const visit = { page, files: watchFiles(page), driver: drivePage(page), isViewChecked };
    await page.clock.install();
    await page.goto(address);
    const findings = compareFiles(
      'as loaded',
      [...visit.files].filter((name) => !pageSheets.includes(name)),
      filesOnLoad,
    );
    const wanted = await listNewJourneys(page, chosen, used);
    const isBannerNew = (await listNewJourneys(page, [cookieJourney], used)).length > 0;
    findings.push(...(await checkBanner({ ...visit, isViewChecked: isViewChecked && isBannerNew })));
    if (isViewChecked) findings.push(...(await checkLayout(page)));
    await page.setViewportSize(phone);
    for (const journey of wanted) findings.push(...(await runJourney(visit, journey)));
    findings.push(...(await compareStored(context, page, [cookieJourney, ...wanted])));
    const messages = (await visit.driver.takeMessages()).filter(
      (text) => !isExpected(text, `${origin}${address}`),
    );
    findings.push(
      ...messages.flatMap((text) => onPhone('console', 'html', text)),
      ...foreignRequests.flatMap((url) =>
        onPhone('requests', 'html', `requested from another origin: ${url}`),
      ),
    );
    return { findings, run: wanted };
  } finally {
    await context.close();
  }
}

function watchFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-\w{8}(\.(?:js|css))$/u.exec(request.url());
    if (name !== null) files.add(`${name[1]}${name[2]}`);
  });
  return files;
}

/** Runs in the page before its own scripts. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // biome-ignore lint/suspicious/noConsole: this is how the page reaches the check.
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** An error page has the status of an error, which the browser reports. */
function isExpected(message: string, url: string): boolean {
  return (
    message.includes(developmentGreeting) ||
    (message.includes('status of 404') && message.endsWith(`(${url})`))
  );
}

/** Returns the journeys whose widget the page has in a form that no page had before, and adds it to `used`. */
async function listNewJourneys(
  page: Page,
  chosen: readonly Journey[],
  used: UsedWidgets,
): Promise<readonly Journey[]> {
  const found = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)),
    chosen.map(({ selector }) => selector),
  );
  const language = await page.evaluate(() => document.documentElement.lang);
  return chosen.filter((journey, index) => {
    const elements = found[index] ?? [];
    const widget = [journey.name, language, ...elements].join('\n');
    if (elements.length === 0 || used.has(widget)) return false;
    used.add(widget);
    return true;
  });
}

/** Lets the banner appear, which is when the least of the screen is left, and answers it. */
async function checkBanner(visit: Visit): Promise<Finding[]> {
  const { page } = visit;
  const [show, ...rest] = cookieJourney.steps;
  if (show === undefined) return [];
  const findings = await runJourney(visit, { ...cookieJourney, steps: [show] });
  for (const viewport of visit.isViewChecked ? bannerViewports : []) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForFunction(isRoomForBanner);
    const violations = await page.evaluate(() => window.pageChecks.findCoveredFocus());
    findings.push(...findingsIn(viewport, 'focus under the cookie banner')(violations));
  }
  await page.setViewportSize(phone);
  return [...findings, ...(await runJourney(visit, { ...cookieJourney, steps: rest }))];
}

/** Runs in the page: whether it has learned the height of the banner after the last change of the window. */
function isRoomForBanner(): boolean {
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
  // At the margin: a pointer over which a widget opens would count as an intent.
  await driver.move(0, phone.height / 2);
  try {
    for (const { run, view } of steps) {
      await run(driver);
      for (const [theme, check] of view !== undefined && isViewChecked ? themeChecks : [])
        findings.push(...findingsIn(phone, `${view}, ${theme}`)(await check(page)));
    }
  } catch (error) {
    return [...findings, ...onPhone(name, selector, error instanceof Error ? error.message : String(error))];
  }
  const withoutBefore = (all: Iterable<string>) => [...all].filter((file) => !before.has(file));
  return [...findings, ...compareFiles(name, withoutBefore(files), withoutBefore(ownFiles))];
}

function compareFiles(state: string, actual: readonly string[], expected: readonly string[]): Finding[] {
  const list = (all: readonly string[]) => all.toSorted().join(', ') || 'nothing';
  if (isDeepStrictEqual(actual.toSorted(), expected.toSorted())) return [];
  return onPhone(state, 'script', `loaded ${list(actual)} instead of ${list(expected)}`);
}

/** A visitor's browser keeps what the journeys store, and nothing else. */
async function compareStored(
  context: BrowserContext,
  page: Page,
  run: readonly Journey[],
): Promise<Finding[]> {
  const cookies = await context.cookies();
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  const stored = [...cookies.map(({ name }) => name), ...others];
  const expected = run.flatMap(({ stores = [] }) => stores);
  if (isDeepStrictEqual(stored, expected)) return [];
  return onPhone(
    'storage',
    'html',
    `stored ${stored.join(', ') || 'nothing'} instead of ${expected.join(', ')}`,
  );
}
