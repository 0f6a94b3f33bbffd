/**
 * `npm run browser`: checks the site in browsers. Visits every page, including error pages, once in Chromium,
 * and runs every journey in Firefox and WebKit if they are installed. Addresses as arguments limit the check
 * to those pages in Chromium. A page with findings is visited once more, and only what is found again counts.
 * Prints a line for each finding; the exit code is 1 when there is a finding.
 */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { addressOfFile, listPages } from '../site/built-pages.ts';
import { openBrowser } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { checkPage } from './check-page.ts';
import { checkTwice } from './check-twice.ts';
import { startDevelopmentSite } from './development-site.ts';
import type { Engine } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { type Finding, formatFinding } from './finding.ts';
import { islandJourneys, type Journey } from './journeys.ts';
import { runJourneys } from './run-journeys.ts';

/**
 * Number of pages that are checked at the same time: while one uses the browser, the other uses this process.
 */
const workerCount = 2;

const write = (line: string) => process.stdout.write(`${line}\n`);
const seconds = () => Math.round(performance.now() / 1000);

const site = await startBuiltSite();
const development = await startDevelopmentSite(site.outputFolder);
const browser = await openBrowser();
try {
  const allAddresses = listPages(site.outputFolder).map(addressOfFile);
  const requested = process.argv.slice(2);
  const unknown = requested.filter((address) => !allAddresses.includes(address));
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(' and no ')}.`);
  const addresses = requested.length === 0 ? allAddresses : requested;
  let count = await checkPages(browser, addresses);
  write(`${addresses.length} pages: ${count} findings, ${seconds()} s`);
  if (requested.length === 0) {
    // Their drivers wait for most of the time.
    for (const found of await Promise.all([firefox, webkit].map(checkJourneys))) count += found;
  }
  process.exitCode = count === 0 ? 0 : 1;
} finally {
  await browser.close();
  development.close();
  site.close();
}

/** Prints the findings of the pages. Returns the number of findings. */
async function checkPages(chromium: Browser, addresses: readonly string[]): Promise<number> {
  const next = addresses.values();
  /** Address of the first page with a widget, by the HTML of the widget. */
  const firstPages = new Map<string, string>();
  let count = 0;
  const checkAddress = async (address: string): Promise<readonly Finding[]> => {
    const checksWidget = (html: string) => {
      if (!firstPages.has(html)) firstPages.set(html, address);
      return firstPages.get(html) === address;
    };
    const { findings, journeys } = await checkPage(chromium, site.origin, address, { checksWidget });
    const hydrationFindings = await checkHydration(chromium, address, journeys);
    return [...findings, ...hydrationFindings];
  };
  const work = async () => {
    // Each worker takes the next address that no worker has taken.
    for (const address of next) {
      const { findings, vanished } = await checkTwice(() => checkAddress(address));
      for (const finding of findings) write(formatFinding(address, finding));
      for (const finding of vanished) write(`${formatFinding(address, finding)} · not found the second time`);
      count += findings.length;
    }
  };
  await Promise.all(Array.from({ length: workerCount }, work));
  return count;
}

/**
 * Repeats the journeys through islands with React's development build, which reports where server and browser
 * render differently.
 */
async function checkHydration(
  chromium: Browser,
  address: string,
  journeys: readonly Journey[],
): Promise<readonly Finding[]> {
  const throughIslands = journeys.filter((journey) => islandJourneys.includes(journey));
  if (throughIslands.length === 0) return [];
  const options = { journeys: throughIslands, isViewChecked: false };
  return (await checkPage(chromium, development.origin, address, options)).findings;
}

/** Prints the findings of the journeys in an engine. Returns the number of findings. */
async function checkJourneys(engine: Engine): Promise<number> {
  const missing = engine.programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    write(`${engine.name}: no journeys, because this machine has no ${missing.join(' and no ')}`);
    return 0;
  }
  const start = seconds();
  const { count, findings, repeated } = await runJourneys(engine, site.origin, ['ar', 'en']);
  for (const finding of findings) write(finding);
  for (const failure of repeated) write(`${failure} · succeeded the second time`);
  write(`${engine.name}: ${count} journeys, ${findings.length} findings, ${seconds() - start} s`);
  return findings.length;
}
