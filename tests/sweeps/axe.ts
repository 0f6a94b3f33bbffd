/**
 * Looks at every page of the site with axe-core, in both themes (R183): `npm run axe`. The tests look at one page
 * of each template, and at the states of pages. Exit code 1 when a rule is broken.
 */
import type { Page } from 'playwright-core';
import { openVisit, startBrowser } from '../browser/browser.ts';
import { errorPageAddresses, pageAddresses, startBuiltSite } from '../browser/built-site.ts';
import { findViolations } from '../browser/find-violations.ts';

const themes = ['light', 'dark'] as const;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const site = await startBuiltSite();
const browser = await startBrowser();
try {
  const { context } = await openVisit(browser, site.origin);
  const addresses = [...pageAddresses(site.outputFolder), ...errorPageAddresses];
  const found = await lookAt(await context.newPage(), addresses);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await browser.close();
  site.close();
}

/** Prints what the pages break, and returns how often. */
async function lookAt(page: Page, addresses: readonly string[]): Promise<number> {
  let found = 0;
  for (const address of addresses) {
    await page.goto(address);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lines = await findViolations(page);
      for (const line of lines) write(`${address} (${colorScheme}): ${line}`);
      found += lines.length;
    }
  }
  write(`${addresses.length} pages in ${themes.length} themes: ${found} violations`);
  return found;
}
