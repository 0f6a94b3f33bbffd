/** Takes screenshots of a built site, in the browser of the tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openVisit } from '../browser/browser.ts';
import { type Shot, type Width, widths } from './plan-shots.ts';

const HEIGHT_PX = 900;

/** Where the pages come from, and the folder that the pictures go to. */
export type ShotSite = { readonly browser: Browser; readonly origin: string; readonly folder: string };

/** Writes the screenshots as PNG files. Pages that the site does not have are left out. */
export async function takeShots(shots: readonly Shot[], site: ShotSite): Promise<void> {
  mkdirSync(site.folder, { recursive: true });
  for (const width of widths) {
    await takeAtWidth(
      shots.filter((shot) => shot.width === width),
      width,
      site,
    );
  }
}

async function takeAtWidth(shots: readonly Shot[], width: Width, site: ShotSite): Promise<void> {
  const { context } = await openVisit(site.browser, site.origin, {
    viewport: { width, height: HEIGHT_PX },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [address, themes] of Map.groupBy(shots, (shot) => shot.address)) {
    if (await openPage(page, address)) await takeThemes(page, themes, site.folder);
  }
  await context.close();
}

/** False when the site does not have the page. */
async function openPage(page: Page, address: string): Promise<boolean> {
  const response = await page.goto(address);
  await page.evaluate('document.fonts.ready.then(() => true)');
  return response?.status() === 200 || address.endsWith('/404');
}

async function takeThemes(page: Page, shots: readonly Shot[], folder: string): Promise<void> {
  for (const { theme, name } of shots) {
    await page.emulateMedia({ colorScheme: theme });
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    writeFileSync(path.join(folder, `${name}.png`), picture);
  }
}
