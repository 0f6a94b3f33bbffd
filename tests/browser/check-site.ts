/**
 * `npm run browser`: checks the site in browsers. Chromium visits every page, including error pages: a sample of
 * every template in Arabic and English for the full check, the other pages for the quick one. Firefox and WebKit
 * run every journey if they are installed. With addresses as arguments, only these pages get the full check.
 * `--complete` does everything on every page in every language, for the nightly run.
 *
 * A check with findings runs once more in a new context, and only what is found again counts; with `--complete`,
 * what is not found again counts too. Prints a line for each finding; the exit code is 1 when there is a finding.
 */
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { readScriptOptions } from '../read-script-options.ts';
import { addressOfFile, listPages } from '../site/built-pages.ts';
import { type Theme, themes } from './accessibility.ts';
import { openBrowser } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { checkPage, createQuickCheck } from './check-page.ts';
import { startDevelopmentSite } from './development-site.ts';
import type { Engine } from './engines/driver.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { checkTwice, type Finding, formatFinding, type RepeatedFindings } from './finding.ts';
import { islandJourneys, type Journey } from './journeys.ts';
import { type Tag, tags } from './languages.ts';
import { runJourneys } from './run-journeys.ts';
import { samplePages } from './sample-pages.ts';

/** A page, and the themes of its full check; with none, the quick check runs. */
type Target = { readonly address: string; readonly themes: readonly Theme[] };

/** While one page uses the browser, the other uses this process. */
const workerCount = 2;

/** One per direction. The first one is also checked in the dark theme. */
const sampleTags: readonly Tag[] = ['ar', 'en'];

const help = `npm run browser -- [--complete] [<address> …]
  Checks the site in browsers: a sample of every template fully, the other pages quickly.
  With addresses, such as /en/faq, checks only these pages, fully.
  --complete  checks every page fully in every language`;
const { values: options, positionals: requested } = readScriptOptions(help, {
  flags: ['complete'],
  allowPositionals: true,
});

const write = (line: string) => process.stdout.write(`${line}\n`);
const seconds = () => Math.round(performance.now() / 1000);

const site = await startBuiltSite();
const development = await startDevelopmentSite(site.outputFolder);
const browser = await openBrowser();
try {
  const targets = listTargets(listPages(site.outputFolder).map(addressOfFile));
  const engines = requested.length === 0 ? [firefox, webkit] : [];
  // The drivers of the engines wait for most of the time. A driver that fails does not end the other checks.
  const results = await Promise.allSettled([checkPages(targets), ...engines.map(checkJourneys)]);
  for (const result of results) if (result.status === 'rejected') write(inspect(result.reason));
  process.exitCode = results.every((result) => result.status === 'fulfilled' && result.value === 0) ? 0 : 1;
} finally {
  await browser.close();
  development.close();
  site.close();
}

/** Those with the full check, which takes longer, come first. */
function listTargets(addresses: readonly string[]): Target[] {
  const unknown = requested.filter((address) => !addresses.includes(address));
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(' and no ')}.`);
  const complete = options.complete ? addresses : requested;
  if (complete.length > 0) return complete.map((address) => ({ address, themes }));
  const samples = sampleTags.flatMap((tag, index) =>
    samplePages(tag).map(({ address }): Target => ({ address, themes: index === 0 ? themes : ['light'] })),
  );
  const sampled = new Set(samples.map(({ address }) => address));
  const others = addresses.filter((address) => !sampled.has(address));
  return [...samples, ...others.map((address) => ({ address, themes: [] }))];
}

async function checkPages(targets: readonly Target[]): Promise<number> {
  const next = targets.values();
  const firstPages = new Map<string, string>();
  /** Whether a page is the first one with a key, also when that page is checked again. */
  const isFirst = (key: string, address: string) => {
    if (!firstPages.has(key)) firstPages.set(key, address);
    return firstPages.get(key) === address;
  };
  let count = 0;
  const work = async () => {
    const quick = createQuickCheck(browser, site.origin);
    // Each worker takes the next page that no worker has taken.
    for (const { address, themes: shown } of next) {
      const check = () => (shown.length === 0 ? quick.check(address) : checkFully(address, shown, isFirst));
      count += report(address, await checkTwice(check));
    }
    await quick.close();
  };
  await Promise.all(Array.from({ length: workerCount }, work));
  const fullCount = targets.filter(({ themes: shown }) => shown.length > 0).length;
  write(`${targets.length} pages, ${fullCount} of them fully: ${count} findings, ${seconds()} s`);
  return count;
}

/** React's development build reports where server and browser render differently. */
async function checkFully(
  address: string,
  shown: readonly Theme[],
  isFirst: (key: string, address: string) => boolean,
): Promise<readonly Finding[]> {
  const { findings, journeys, language } = await checkPage(browser, site.origin, address, {
    checksWidget: (widget) => isFirst(widget, address),
    themes: shown,
  });
  const isNew = (journey: Journey) => isFirst(`hydration of ${journey.name}, ${language}`, address);
  const throughIslands = journeys.filter((journey) => islandJourneys.includes(journey) && isNew(journey));
  if (throughIslands.length === 0) return findings;
  const hydration = { journeys: throughIslands, themes: [] };
  return [...findings, ...(await checkPage(browser, development.origin, address, hydration)).findings];
}

async function checkJourneys(engine: Engine): Promise<number> {
  const missing = engine.programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    write(`${engine.name}: no journeys, because this machine has no ${missing.join(' and no ')}`);
    return 0;
  }
  const start = seconds();
  const results = await runJourneys(engine, site.origin, options.complete ? tags : sampleTags);
  const counts = results.map((result) => report(engine.name, result));
  const count = counts.reduce((sum, number) => sum + number, 0);
  write(`${engine.name}: ${count} findings, ${seconds() - start} s`);
  return count;
}

/** Returns how many of the findings count. */
function report(subject: string, { findings, vanished }: RepeatedFindings): number {
  for (const finding of findings) write(formatFinding(subject, finding));
  for (const finding of vanished) write(`${formatFinding(subject, finding)} · not found the second time`);
  return findings.length + (options.complete ? vanished.length : 0);
}
