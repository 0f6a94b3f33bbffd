import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import glob from 'fast-glob';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { injectScript, openVisit } from './browser.ts';
import { type Driver, phoneViewport as phone } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { type Finding, findingsIn } from './finding.ts';
import type { Journey } from './journeys.ts';

/** A tab with its own storage. `window.pageChecks` of its pages contains the checks. */
export type Tab = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly driver: Driver;
  /** Names of the requested scripts and shared style sheets, without hashes. */
  readonly files: Set<string>;
  readonly foreignRequests: string[];
};

const filesOnLoad = ['index.css', 'main.js', 'print.css'];

const pageSheets = glob
  .sync('templates/pages/*/*.css', { cwd: join(import.meta.dirname, '..', '..') })
  .map((file) => basename(file));

/** React's development build logs this on every page. */
const developmentGreeting = 'Download the React DevTools';

/** The caller closes its context. */
export async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const { context, foreignRequests } = await openVisit(browser, origin, { viewport: phone, hasTouch: true });
  await injectScript(context, 'tests/browser/in-page/index.ts');
  await injectScript(context, 'tests/browser/in-page/report-text-nodes.ts');
  await context.addInitScript(reportPolicyViolations);
  const page = await context.newPage();
  return { context, page, driver: drivePage(page), files: watchFiles(page), foreignRequests };
}

/** A page must load exactly the files of every page. */
export async function openPage({ page, files }: Tab, address: string): Promise<Finding[]> {
  files.clear();
  await page.goto(address);
  await page.evaluate(async () => void (await document.fonts.ready));
  return compareFiles('as loaded', [...files], filesOnLoad);
}

export function compareFiles(
  state: string,
  actual: readonly string[],
  expected: readonly string[],
): Finding[] {
  const list = (names: readonly string[]) => names.toSorted().join(', ') || 'nothing';
  if (isDeepStrictEqual(actual.toSorted(), expected.toSorted())) return [];
  return findingsOnPhone(state, 'script', `loaded ${list(actual)} instead of ${list(expected)}`);
}

/** Messages and foreign requests since the last call count, and stored data other than the journeys'. */
export async function endVisit(tab: Tab, url: string, completed: readonly Journey[]): Promise<Finding[]> {
  const stored = await compareStored(tab, completed);
  const messages = (await tab.driver.takeMessages()).filter((text) => !isExpected(text, url));
  const requests = tab.foreignRequests.splice(0);
  return [
    ...stored,
    ...messages.flatMap((text) => findingsOnPhone('console', 'html', text)),
    ...requests.flatMap((other) =>
      findingsOnPhone('requests', 'html', `requested from another origin: ${other}`),
    ),
  ];
}

export const findingsOnPhone = (state: string, selector: string, problem: string) =>
  findingsIn(phone, state)([{ selector, problem }]);

function watchFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    // Texts have the language of their page in the name of their script.
    const [, stem = '', extension = ''] =
      /\/assets\/(.+?)(?:(?<=-texts)-.+)?-\w{8}(\.(?:js|css))$/u.exec(request.url()) ?? [];
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

function isExpected(message: string, url: string): boolean {
  return (
    message.includes(developmentGreeting) ||
    (message.includes('status of 404') && message.endsWith(`(${url})`))
  );
}

async function compareStored({ context, page }: Tab, completed: readonly Journey[]): Promise<Finding[]> {
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
  const problem = `stored ${stored.join(', ') || 'nothing'} instead of ${expected.join(', ')}`;
  return findingsOnPhone('storage', 'html', problem);
}
