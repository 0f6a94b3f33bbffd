/** Starts the browser of the tests, and opens contexts that cannot reach other machines. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
} from 'playwright-core';
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
  // Blocks requests to other machines. Intercepting them in the tests would be slow and would disable the
  // cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Starts a browser with optional further flags. The caller closes it. */
export async function startBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await createLaunchOptions(moreFlags));
}

/** Starts a browser that several processes use at once. */
export async function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await createLaunchOptions([]));
}

/** Returns the browser that the tests of a run share, or a new one. The caller closes it in either case. */
export async function openBrowser(): Promise<Browser> {
  const shared = process.env.TEST_BROWSER;
  return shared === undefined ? startBrowser() : chromium.connect(shared);
}

async function createLaunchOptions(moreFlags: readonly string[]) {
  const { executablePath, environment } = await findChromium();
  return { executablePath, args: [...flags, ...moreFlags], env: { ...process.env, ...environment } };
}

/** Time in ms after which a wait fails, on a slow machine. */
const waitTimeoutMs = 120_000;

/** Opens a context with its own storage for the pages of `origin`. By default, it prefers reduced motion. */
export async function openVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(waitTimeoutMs);
  /** Addresses of failed requests to other origins. Every request to another machine fails. */
  const foreignRequests: string[] = [];
  // Requests that a test answers itself do not fail.
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) foreignRequests.push(url.href);
  });
  return { context, foreignRequests };
}

/** Stores an answer to the cookie banner, which would otherwise appear after a delay and could receive a click. */
export function answerCookieBanner(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([{ name: 'cookie_consent', value: 'declined', url: origin }]);
}
