import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { answerCookieBanner, injectScript, openBrowser, openVisit } from './browser.ts';
import { startBuiltSite } from './built-site.ts';

type RunningSite = { readonly origin: string; readonly close: () => unknown };

type SharedOptions = {
  /** Allowed console messages. @default none */
  readonly allowed?: RegExp;
  readonly isNewVisitor?: boolean;
};

export type PageOptions = BrowserContextOptions & {
  /** @default the origin of the site of the tests */
  readonly origin?: string;
};

export const useBuiltSite = (options?: SharedOptions) => useSite(startBuiltSite, options);

/** `site` and `browser` are available only in hooks and tests. */
export function useSite<Site extends RunningSite>(start: () => Promise<Site>, shared: SharedOptions = {}) {
  // Accessible only after the hook has run.
  const fixture = {} as { site: Site; browser: Browser };
  beforeAll(async () => {
    fixture.site = await start();
    fixture.browser = await openBrowser();
  });
  afterAll(async () => {
    await fixture.browser?.close();
    await fixture.site?.close();
  });
  return Object.assign(fixture, {
    /** The test fails when the page requests another machine or logs an unexpected message. */
    openPage: ({ origin = fixture.site.origin, ...options }: PageOptions = {}) =>
      openQuietPage(fixture.browser, origin, { ...options, ...shared }),
  });
}

async function openQuietPage(
  browser: Browser,
  origin: string,
  { allowed, isNewVisitor = false, ...options }: BrowserContextOptions & SharedOptions,
): Promise<Page> {
  const { context, foreignRequests } = await openVisit(browser, origin, options);
  if (!isNewVisitor) await answerCookieBanner(context, origin);
  await injectScript(context, 'tests/browser/in-page/report-text-nodes.ts');
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(foreignRequests).toEqual([]);
    expect(consoleMessages.filter((text) => !allowed?.test(text))).toEqual([]);
  });
  return page;
}
