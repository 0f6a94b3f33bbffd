/**
 * Uses every widget of every page of the site: `npm run widgets`. Once with the scripts as they are published, and
 * once with React's development build, which tells of every mismatch between server and browser. The tests do it with
 * one page of each template. Exit code 1 when anything is wrong.
 */
import type { Browser } from 'playwright-core';
import { startDevelopmentSite } from '../browser/development-site.ts';
import { findWidgetFaults } from '../browser/find-widget-faults.ts';
import { sweepSite, write } from './sweep-site.ts';

await sweepSite(async ({ browser, site }, addresses) => {
  const development = await startDevelopmentSite(site.outputFolder);
  try {
    let found = 0;
    for (const [scripts, { origin }] of Object.entries({ release: site, development }))
      found += await useWidgets(browser, { scripts, origin, addresses });
    write(`${addresses.length} pages: ${found} faults`);
    return found;
  } finally {
    development.close();
  }
});

/** The same pages with one of the two kinds of scripts. */
type Round = {
  readonly scripts: string;
  readonly origin: string;
  readonly addresses: readonly string[];
};

/** Prints the faults of the pages, and returns how many there are. */
async function useWidgets(browser: Browser, { scripts, origin, addresses }: Round): Promise<number> {
  let found = 0;
  for (const address of addresses) {
    const faults = await findWidgetFaults(browser, origin, address);
    for (const fault of faults) write(`${address} (${scripts} scripts): ${fault}`);
    found += faults.length;
  }
  write(`${scripts} scripts: ${found} faults`);
  return found;
}
