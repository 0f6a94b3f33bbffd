/**
 * Checks the site in browsers: `npm run browser`. Visits every page, error pages too, once in Chromium, and runs every
 * journey in Firefox and WebKit where the machine has them. Addresses as arguments limit it to those pages in Chromium.
 * Prints a line for each finding; the exit code is 1 when there is any.
 */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { addressOfFile, listPages } from '../site/built-pages.ts';
import { openBrowser } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { checkPage } from './check-page.ts';
import { startDevelopmentSite } from './development-site.ts';
import type { Engine } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { type Finding, formatFinding } from './finding.ts';
import { islandJourneys, type Journey } from './journeys.ts';
import { runJourneys } from './run-journeys.ts';

/** How many pages are checked at the same time: a page keeps the browser as busy as this program. */
const workerCount = 2;

const write = (line: string) => process.stdout.write(`${line}\n`);
const seconds = () => Math.round(performance.now() / 1000);

const site = await startBuiltSite();
const development = await startDevelopmentSite(site.outputFolder);
const browser = await openBrowser();
try {
  const all = listPages(site.outputFolder).map(addressOfFile);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((address) => !all.includes(address));
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(' and no ')}.`);
  const addresses = wanted.length === 0 ? all : wanted;
  let count = await checkPages(browser, addresses);
  write(`${addresses.length} pages: ${count} findings, ${seconds()} s`);
  if (wanted.length === 0) for (const engine of [firefox, webkit]) count += await checkJourneys(engine);
  process.exitCode = count === 0 ? 0 : 1;
} finally {
  await browser.close();
  development.close();
  site.close();
}

/** Prints the findings of the pages. Returns their number. */
async function checkPages(chromium: Browser, addresses: readonly string[]): Promise<number> {
  const next = addresses.values();
  const used = new Set<string>();
  let count = 0;
  const work = async () => {
    // Each worker takes the next address that no worker has taken.
    for (const address of next) {
      const { findings, run } = await checkPage(chromium, site.origin, address, { used });
      const ofReact = await checkHydration(chromium, address, run);
      for (const finding of [...findings, ...ofReact]) write(formatFinding(address, finding));
      count += findings.length + ofReact.length;
    }
  };
  await Promise.all(Array.from({ length: workerCount }, work));
  return count;
}

/** Repeats journeys with React's development build, which reports where server and browser render differently. */
async function checkHydration(
  chromium: Browser,
  address: string,
  run: readonly Journey[],
): Promise<readonly Finding[]> {
  const ofReact = run.filter((journey) => islandJourneys.includes(journey));
  if (ofReact.length === 0) return [];
  const options = { journeys: ofReact, isViewChecked: false };
  return (await checkPage(chromium, development.origin, address, options)).findings;
}

/** Prints what the journeys find in an engine. Returns the number of findings. */
async function checkJourneys(engine: Engine): Promise<number> {
  const missing = engine.programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    write(`${engine.name}: no journeys, because this machine has no ${missing.join(' and no ')}`);
    return 0;
  }
  const start = seconds();
  const { count, findings } = await runJourneys(engine, site.origin);
  for (const finding of findings) write(finding);
  write(`${engine.name}: ${count} journeys, ${findings.length} findings, ${seconds() - start} s`);
  return findings.length;
}
