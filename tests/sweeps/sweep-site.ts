/** What the sweeps share: each looks at every page of the site, error pages too. */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { type BuiltSite, errorPageAddresses, pageAddresses, startBuiltSite } from '../browser/built-site.ts';

/** A way of looking at the pages of a site. */
export type Look = {
  /** Gives a line for each fault of a page. */
  readonly findFaults: (address: string) => Promise<readonly string[]>;
  readonly close?: () => void;
};

/** Prints every fault that a way of looking finds. The program ends with code 1 when there is any. */
export async function sweepSite(start: (browser: Browser, site: BuiltSite) => Promise<Look>): Promise<void> {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const site = await startBuiltSite();
  const browser = await openBrowser();
  try {
    const { findFaults, close } = await start(browser, site);
    const addresses = [...pageAddresses(site.outputFolder), ...errorPageAddresses];
    let count = 0;
    for (const address of addresses) {
      const faults = await findFaults(address);
      for (const fault of faults) write(`${address}: ${fault}`);
      count += faults.length;
    }
    close?.();
    write(`${addresses.length} pages: ${count} faults`);
    process.exitCode = count === 0 ? 0 : 1;
  } finally {
    await browser.close();
    site.close();
  }
}
