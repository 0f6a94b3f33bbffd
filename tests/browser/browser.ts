/** Starts the browser of the tests, and opens windows that reach one origin and nothing else. */
import { type Browser, type BrowserContextOptions, type BrowserServer, chromium } from 'playwright-core';
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
  // No page reaches beyond this machine. Requests that went through the tests instead would be slow, and not cached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Starts a browser, with more flags if wanted; whoever starts it closes it. */
export async function startBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await planLaunch(moreFlags));
}

/** Starts a browser that several processes use at once. */
export async function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await planLaunch([]));
}

/** The browser that the tests of a run share, or one of its own where none is shared; to be closed in either case. */
export async function openBrowser(): Promise<Browser> {
  const shared = process.env.TEST_BROWSER;
  return shared === undefined ? startBrowser() : chromium.connect(shared);
}

async function planLaunch(moreFlags: readonly string[]) {
  const { executablePath, environment } = await findChromium();
  return { executablePath, args: [...flags, ...moreFlags], env: { ...process.env, ...environment } };
}

/** Opens a window with a storage of its own for the pages of `origin`. It prefers reduced motion by default. */
export async function openVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  /** Addresses on other origins that pages asked for; none beyond this machine was reached. */
  const foreignRequests: string[] = [];
  // What a test answers itself does not fail.
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) foreignRequests.push(url.href);
  });
  return { context, foreignRequests };
}
