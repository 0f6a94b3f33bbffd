/** Takes screenshots of a built site, in the browser of the tests. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openVisit } from '../browser/browser.ts';
import type { Shot } from './plan-shots.ts';

const tries = 3;

/** Where the pages come from, and the folder that the pictures go to. */
export type ShotSite = { readonly browser: Browser; readonly origin: string; readonly folder: string };

/** Writes the screenshots as PNG files. Pages that the site does not have are left out. */
export async function takeShots(shots: readonly Shot[], site: ShotSite): Promise<void> {
  mkdirSync(site.folder, { recursive: true });
  for (const shot of shots) await takePatiently(shot, site);
}

/** A browser on a busy machine now and then gives no picture, so it is tried more than once. */
async function takePatiently(shot: Shot, site: ShotSite, left = tries): Promise<void> {
  try {
    await takeShot(shot, site);
  } catch (error) {
    if (left === 1) throw error;
    await takePatiently(shot, site, left - 1);
  }
}

/**
 * Every picture has a window of its own, so that none hangs on what was visited before, and shows neither the day nor
 * the time that it took.
 */
async function takeShot({ name, address, width, theme }: Shot, { browser, origin, folder }: ShotSite) {
  const viewport = { width, height: 900 };
  const { context } = await openVisit(browser, origin, { viewport, colorScheme: theme });
  try {
    await context.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
    // The question about cookies comes some seconds after the page, so it would be in some pictures only.
    await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: origin }]);
    const page = await context.newPage();
    const response = await page.goto(address);
    if (response?.status() !== 200 && !address.endsWith('/404')) return;
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
