/** What the sweeps share: each looks at every page of the site, error pages too. */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { type BuiltSite, startBuiltSite } from '../browser/built-site.ts';
import { addressOfFile, listPages } from '../site/built-pages.ts';

/** A way of looking at the pages of a site. */
export type Look = {
  /** Gives a line for each fault of a page. */
  readonly findFaults: (address: string) => Promise<readonly string[]>;
  readonly close?: () => void;
};

/** How many pages are looked at side by side: a page keeps the browser as busy as the program. */
const lookers = 2;

/** Prints every fault that a way of looking finds. The program ends with code 1 when there is any. */
export async function sweepSite(start: (browser: Browser, site: BuiltSite) => Promise<Look>): Promise<void> {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const site = await startBuiltSite();
  const browser = await openBrowser();
  try {
    const addresses = listPages(site.outputFolder).map(addressOfFile);
    const next = addresses.values();
    let count = 0;
    const lookAtSome = async () => {
      const { findFaults, close } = await start(browser, site);
      // Each takes the next address that nobody has taken.
      for (const address of next) {
        const faults = await findFaults(address);
        for (const fault of faults) write(`${address}: ${fault}`);
        count += faults.length;
      }
      close?.();
    };
    await Promise.all(Array.from({ length: lookers }, lookAtSome));
    write(`${addresses.length} pages: ${count} faults`);
    process.exitCode = count === 0 ? 0 : 1;
  } finally {
    await browser.close();
    site.close();
  }
}
