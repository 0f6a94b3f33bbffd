/**
 * Uses every widget of every page of the site: `npm run widgets`. Once with the scripts as they are published, and
 * once with React's development build, which tells of every mismatch between server and browser. The tests do it with
 * one page of each template. Exit code 1 when anything is wrong.
 */
import { startBrowser } from '../browser/browser.ts';
import { errorPageAddresses, pageAddresses, startBuiltSite } from '../browser/built-site.ts';
import { startDevelopmentSite } from '../browser/development-site.ts';
import { findWidgetFaults } from '../browser/find-widget-faults.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const site = await startBuiltSite();
const development = await startDevelopmentSite(site.outputFolder);
const browser = await startBrowser();
try {
  const addresses = [...pageAddresses(site.outputFolder), ...errorPageAddresses];
  let found = await sweep('release', site.origin, addresses);
  found += await sweep('development', development.origin, addresses);
  write(`${addresses.length} pages: ${found} faults`);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await browser.close();
  development.close();
  site.close();
}

/** Prints the faults of the pages, and returns how many there are. */
async function sweep(scripts: string, origin: string, addresses: readonly string[]): Promise<number> {
  let found = 0;
  for (const address of addresses) {
    const faults = await findWidgetFaults(browser, origin, address);
    for (const fault of faults) write(`${address} (${scripts} scripts): ${fault}`);
    found += faults.length;
  }
  write(`${scripts} scripts: ${found} faults`);
  return found;
}
