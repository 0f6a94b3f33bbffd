/** The fixture of tests that visit a site: one site and one browser for a test file or a `describe`. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openVisit } from './browser.ts';
import { type QuietVisit, visitQuietly } from './quiet-visit.ts';
import { type RunningSite, type SiteInBrowser, startSiteInBrowser } from './site-in-browser.ts';

/** What tests do with the site. `site` and `browser` are there from the `beforeAll` hooks on, not before. */
export type Visitor<Site extends RunningSite> = {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens a page in a window of its own, which can reach the site only and is closed when the test is over. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Visits the site in a window of its own; fails when a page asks for another origin or the console speaks. */
  readonly visit: <Result>(
    run: (page: Page) => Promise<Result>,
    options?: BrowserContextOptions,
  ) => Promise<Result>;
};

/** Starts a site and a browser before the tests that follow, and closes them after the last one. */
export function useSite<Site extends RunningSite>(
  start: () => Promise<Site>,
  { allowed }: Pick<QuietVisit, 'allowed'> = {},
): Visitor<Site> {
  let opened: SiteInBrowser<Site> | undefined;
  beforeAll(async () => {
    opened = await startSiteInBrowser(start);
  });
  afterAll(() => opened?.close());

  const current = () => {
    if (opened === undefined)
      throw new Error('The site is started before the tests, not while they are read.');
    return opened;
  };
  return {
    get site() {
      return current().site;
    },
    get browser() {
      return current().browser;
    },
    openPage: (options) => openPage(current(), options),
    visit: (run, options) => {
      const { browser, site } = current();
      return visitQuietly({ browser, origin: site.origin, options, allowed }, run);
    },
  };
}

async function openPage(
  { browser, site }: SiteInBrowser<RunningSite>,
  options?: BrowserContextOptions,
): Promise<Page> {
  const { context } = await openVisit(browser, site.origin, options);
  onTestFinished(() => context.close());
  return context.newPage();
}
