/** Starts the browser of the tests, and opens windows that reach one origin and nothing else. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser, with more flags if wanted; whoever starts it closes it. */
export async function startBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath,
    args: [...flags, ...moreFlags],
    env: { ...Object.fromEntries(inherited), ...environment },
  });
}

/** A window with a storage of its own. */
export type Visit = {
  readonly context: BrowserContext;
  /** Addresses on other origins that pages asked for; none was reached. */
  readonly refused: readonly string[];
};

/**
 * Opens a window that can reach `origin` only. It asks for little motion unless told otherwise: what is refused here
 * is refused by a switch that also turns the browser's cache off, and a fade to a page whose styles come late fails.
 */
export async function openVisit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  const refused: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      refused.push(route.request().url());
      return route.abort();
    },
  );
  return { context, refused };
}
