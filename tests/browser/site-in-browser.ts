/** A site and a browser to visit it with, started and closed together. */
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';

/** A site that is served, by whatever server. */
export type RunningSite = { readonly origin: string; readonly close: () => unknown };

/** Both of them, until `close`. */
export type SiteInBrowser<Site extends RunningSite> = {
  readonly site: Site;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
};

/** Starts both. When the browser does not start, the site is closed again. */
export async function startSiteInBrowser<Site extends RunningSite>(
  start: () => Promise<Site>,
): Promise<SiteInBrowser<Site>> {
  const site = await start();
  try {
    const browser = await openBrowser();
    return { site, browser, close: () => closeBoth(browser, site) };
  } catch (fault) {
    await site.close();
    throw fault;
  }
}

async function closeBoth(browser: Browser, site: RunningSite): Promise<void> {
  try {
    await browser.close();
  } finally {
    await site.close();
  }
}
