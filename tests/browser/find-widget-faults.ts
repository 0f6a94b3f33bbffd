/**
 * Uses every widget of a page and tells what no page may do: ask another origin, break the
 * security policy, say anything to the console, fetch a script before it is wanted, store what nobody agreed to.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bringScript } from './bring-script.ts';
import { openVisit } from './browser.ts';
import { widgets as allWidgets, type Widget } from './use-widgets.ts';

const phone = { width: 390, height: 844 };
/** What a page fetches by itself. */
const filesOnLoad = ['index.css', 'main.js'];
/** React's development build says this wherever it runs. */
const greeting = 'Download the React DevTools';

/** What is done on a page. */
export type Tour = {
  /** @default every widget */
  readonly widgets?: readonly Widget[];
  /**
   * The elements that were used to the end, to which those of this page are added. The very same element on another
   * page is only opened and closed: the same script does the same with it. @default none
   */
  readonly used?: Set<string>;
  /** Whether all is used to the end all the same. @default false */
  readonly isThorough?: boolean;
};

/** Visits a page as somebody new, in a window of their own. Returns a line for each fault. */
export async function findWidgetFaults(
  browser: Browser,
  origin: string,
  address: string,
  { widgets = allWidgets, used = new Set(), isThorough = false }: Tour = {},
): Promise<string[]> {
  const { context, refused } = await openVisit(browser, origin, { viewport: phone });
  try {
    await bringScript(context, 'tests/browser/in-page/report-text-nodes.ts');
    const page = await context.newPage();
    const { files, complaints } = await watch(page, `${origin}${address}`);
    await page.goto(address);
    const faults = compareFiles('before any press', [...files], filesOnLoad);
    for (const widget of widgets) {
      const element = await readElement(page, widget);
      if (element === undefined) continue;
      const name = `${widget.name} ${element}`;
      const isGlance = used.has(name) && !isThorough;
      used.add(name);
      faults.push(...(await useWidget(page, widget, { files, isGlance })));
    }
    faults.push(...(await findStored(context, page, widgets)));
    const all = [...faults, ...complaints, ...refused.map((url) => `asked another origin: ${url}`)];
    return all.map((fault) => fault.replace(/\s+/gu, ' '));
  } finally {
    await context.close();
  }
}

type Watch = {
  /** Names of the scripts and style sheets that were asked for, without hashes. */
  readonly files: Set<string>;
  readonly complaints: string[];
};

async function watch(page: Page, url: string): Promise<Watch> {
  const files = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-\w{8}(\.(?:js|css))$/u.exec(request.url());
    if (name !== null) files.add(`${name[1]}${name[2]}`);
  });
  page.on('console', (message) => {
    // That an error page has the status of an error is what it is for.
    const isOwnStatus = message.location().url === url && message.text().includes('status of 404');
    if (isOwnStatus || message.text().includes(greeting)) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`page error: ${message}`));
  await page.addInitScript(reportViolations);
  await page.clock.install();
  return { files, complaints };
}

/** Runs in the page before its own scripts. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // biome-ignore lint/suspicious/noConsole: this is how the page reaches the watch.
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

async function useWidget(
  page: Page,
  widget: Widget,
  { files, isGlance }: Pick<Watch, 'files'> & { readonly isGlance: boolean },
): Promise<string[]> {
  const { name, use, frame } = widget;
  const before = new Set(files);
  // At the margin, away from what scrolls and from the bars: a pointer that a widget comes to rest under is an intent.
  await page.mouse.move(0, phone.height / 2);
  try {
    await frame?.open(page);
    if (frame === undefined || !isGlance) await use(page);
    await frame?.close(page);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`];
  }
  const missing = (all: Iterable<string>) => [...all].filter((file) => !before.has(file)).sort();
  return compareFiles(name, missing(files), missing(widget.files));
}

/** What the server made, all of it where a page has it several times, with its language; undefined where it has none. */
function readElement(page: Page, { selector }: Widget): Promise<string | undefined> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].map(({ outerHTML }) => outerHTML);
    return found.length === 0 ? undefined : [document.documentElement.lang, ...found].join('\n');
  }, selector);
}

function compareFiles(when: string, actual: readonly string[], expected: readonly string[]): string[] {
  const came = actual.toSorted();
  const text = (all: readonly string[]) => all.join(', ') || 'nothing';
  return isDeepStrictEqual(came, expected) ? [] : [`${when}: brought ${text(came)}, not ${text(expected)}`];
}

/** A visitor leaves behind what the widgets are to keep, and nothing else. */
async function findStored(context: BrowserContext, page: Page, used: readonly Widget[]): Promise<string[]> {
  const cookies = await context.cookies();
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  const all = [...cookies.map(({ name }) => name), ...others];
  const expected = used.flatMap(({ stores = [] }) => stores);
  return isDeepStrictEqual(all, expected) ? [] : [`stored ${all.join(', ') || 'nothing'}`];
}
