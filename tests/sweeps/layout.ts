/**
 * Looks at every page of the site as visitors change it for themselves: `npm run layout`. The
 * tests look at one page of each template. Exit code 1 when something is lost, covered, too small or too faint.
 */
import { bringChecks } from '../browser/bring-checks.ts';
import { openVisit } from '../browser/browser.ts';
import { findLayoutFaults, layoutWays } from '../browser/find-layout-faults.ts';
import { sweepSite, write } from './sweep-site.ts';

await sweepSite(async ({ browser, site }, addresses) => {
  const { context } = await openVisit(browser, site.origin, { reducedMotion: 'reduce', hasTouch: true });
  await bringChecks(context);
  const page = await context.newPage();
  let count = 0;
  for (const address of addresses) {
    const faults = await findLayoutFaults(page, address);
    for (const { way, problem } of faults) write(`${address}: ${problem} (it should be so: ${way})`);
    count += faults.length;
  }
  write(`${addresses.length} pages in ${layoutWays.length} ways: ${count} faults`);
  return count;
});
