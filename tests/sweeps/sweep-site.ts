/** What the sweeps share: each looks at every page of the site, error pages too. */
import { type BuiltSite, errorPageAddresses, pageAddresses, startBuiltSite } from '../browser/built-site.ts';
import { type SiteInBrowser, startSiteInBrowser } from '../browser/site-in-browser.ts';

/** Prints a line. */
export const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** Lets `look` look at all addresses and say how much is wrong. The program ends with code 1 when anything is. */
export async function sweepSite(
  look: (opened: SiteInBrowser<BuiltSite>, addresses: readonly string[]) => Promise<number>,
): Promise<void> {
  const opened = await startSiteInBrowser(startBuiltSite);
  try {
    const found = await look(opened, [...pageAddresses(opened.site.outputFolder), ...errorPageAddresses]);
    process.exitCode = found === 0 ? 0 : 1;
  } finally {
    await opened.close();
  }
}
