/** A visit during which nothing may complain. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisit } from './browser.ts';

/** Where a visit goes, and how. */
export type QuietVisit = {
  readonly browser: Browser;
  readonly origin: string;
  readonly options?: BrowserContextOptions | undefined;
  /** What the console may say all the same. */
  readonly allowed?: RegExp | undefined;
};

/**
 * Opens a window and gives what a visit gives. Fails when a page asked for another origin, or the console says
 * anything.
 */
export async function visitQuietly<Result>(
  { browser, origin, options = {}, allowed }: QuietVisit,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { context, refused } = await openVisit(browser, origin, options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const result = await run(page).finally(() => context.close());
  expect(refused).toEqual([]);
  expect(complaints.filter((text) => !allowed?.test(text))).toEqual([]);
  return result;
}
