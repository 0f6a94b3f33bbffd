/**
 * Looks at every page of the site with axe-core, in both themes: `npm run axe`. The tests look at one page
 * of each template, once in each theme, and at the states of pages. Exit code 1 when a rule is broken.
 */
import { openVisit } from '../browser/browser.ts';
import { findViolations } from '../browser/find-violations.ts';
import { sweepSite, write } from './sweep-site.ts';

const themes = ['light', 'dark'] as const;

await sweepSite(async ({ browser, site }, addresses) => {
  const { context } = await openVisit(browser, site.origin);
  const page = await context.newPage();
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
});
