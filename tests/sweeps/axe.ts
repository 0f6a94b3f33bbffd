/**
 * Looks at every page of the site with axe-core, in both themes: `npm run axe`. The tests look at the states of pages.
 * Exit code 1 when a rule is broken.
 */
import { openVisit } from '../browser/browser.ts';
import { findViolations } from '../browser/find-violations.ts';
import { sweepSite } from './sweep-site.ts';

await sweepSite(async (browser, site) => {
  const { context } = await openVisit(browser, site.origin);
  const page = await context.newPage();
  const findFaults = async (address: string) => {
    await page.goto(address);
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      faults.push(...(await findViolations(page)).map((line) => `${line} (${colorScheme})`));
    }
    return faults;
  };
  return { findFaults };
});
