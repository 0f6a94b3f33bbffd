/** Takes screenshots of a built site, in the browser of the tests. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { answerCookieBanner, openVisit } from '../browser/browser.ts';
import type { Shot } from './plan-shots.ts';

const maxAttempts = 3;

/** The browser, the origin of the pages, and the folder of the screenshots. */
export type ShotSite = { readonly browser: Browser; readonly origin: string; readonly folder: string };

/** Writes the screenshots as PNG files. Skips pages that the site does not have. */
export async function takeShots(shots: readonly Shot[], site: ShotSite): Promise<void> {
  mkdirSync(site.folder, { recursive: true });
  for (const shot of shots) await takeWithRetries(shot, site);
}

/** Takes a screenshot, with further attempts after a failure, which sometimes happens on a busy machine. */
async function takeWithRetries(shot: Shot, site: ShotSite, attemptsLeft = maxAttempts): Promise<void> {
  try {
    await takeShot(shot, site);
  } catch (error) {
    if (attemptsLeft === 1) throw error;
    await takeWithRetries(shot, site, attemptsLeft - 1);
  }
}

/**
 * Takes a screenshot in a new browser context with a fixed time, so that it does not depend on earlier visits
 * or on the current time.
 */
async function takeShot({ name, address, width, theme }: Shot, { browser, origin, folder }: ShotSite) {
  const viewport = { width, height: 900 };
  const { context } = await openVisit(browser, origin, { viewport, colorScheme: theme });
  try {
    await context.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
    // The cookie banner appears some seconds after the page, so it would be in some screenshots only.
    await answerCookieBanner(context, origin);
    const page = await context.newPage();
    const response = await page.goto(address);
    if (response?.status() !== 200 && !address.endsWith('/404')) return;
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
