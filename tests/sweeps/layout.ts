/**
 * Looks at every page of the site as visitors change it for themselves: `npm run layout`. Exit code 1 when something is
 * lost, covered, too small or too faint.
 */
import { findLayoutFaults, openLayoutPage } from '../browser/find-layout-faults.ts';
import { sweepSite } from './sweep-site.ts';

await sweepSite(async (browser, site) => {
  const page = await openLayoutPage(browser, site.origin);
  return { findFaults: (address) => findLayoutFaults(page, address) };
});
