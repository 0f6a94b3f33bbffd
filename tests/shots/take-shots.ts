/** Takes screenshots of a built site, in the browser of the tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openVisit } from '../browser/browser.ts';
import type { Shot, Width } from './plan-shots.ts';

const HEIGHT_PX = 900;
const TRIES = 3;

/** Where the pages come from, and the folder that the pictures go to. */
export type ShotSite = { readonly browser: Browser; readonly origin: string; readonly folder: string };

/** Writes the screenshots as PNG files. Pages that the site does not have are left out. */
export async function takeShots(shots: readonly Shot[], site: ShotSite): Promise<void> {
  mkdirSync(site.folder, { recursive: true });
  for (const themes of Map.groupBy(shots, ({ address, width }) => `${width} ${address}`).values()) {
    await takePage(themes, site);
  }
}

/** A browser on a busy machine now and then gives no picture, so a page is tried more than once. */
async function takePage(themes: readonly Shot[], site: ShotSite): Promise<void> {
  for (let left = TRIES - 1; left >= 0; left -= 1) {
    try {
      return await takeOnce(themes, site);
    } catch (fault) {
      if (left === 0) throw fault;
    }
  }
}

/** Every page has a window of its own, so that no picture hangs on what was visited before. */
async function takeOnce(themes: readonly Shot[], site: ShotSite): Promise<void> {
  const [first] = themes;
  if (first === undefined) return;
  const context = await openWindow(site, first.width);
  try {
    const page = await context.newPage();
    if (await openPage(page, first.address)) await takeThemes(page, themes, site.folder);
  } finally {
    await context.close();
  }
}

/** A window in which neither the day nor the time that a picture takes can be seen. */
async function openWindow({ browser, origin }: ShotSite, width: Width): Promise<BrowserContext> {
  const { context } = await openVisit(browser, origin, {
    viewport: { width, height: HEIGHT_PX },
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
  // The question about cookies comes some seconds after the page, so it would be in some pictures only.
  await context.addCookies([{ name: 'cookie_consent', value: 'declined', url: origin }]);
  return context;
}

/** False when the site does not have the page. */
async function openPage(page: Page, address: string): Promise<boolean> {
  const response = await page.goto(address);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate(layOutAll);
  return response?.status() === 200 || address.endsWith('/404');
}

/** A picture of a whole page shows nothing of what the browser lays out only when a reader comes near it. */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.later'))
    part.style.contentVisibility = 'visible';
}

async function takeThemes(page: Page, shots: readonly Shot[], folder: string): Promise<void> {
  for (const { theme, name } of shots) {
    await page.emulateMedia({ colorScheme: theme });
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    writeFileSync(path.join(folder, `${name}.png`), picture);
  }
}
