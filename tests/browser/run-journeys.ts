/**
 * Runs every journey in every language in an engine. In Chromium, the check of the pages runs them instead.
 */
import type { Driver } from './engines/driver.ts';
import type { Engine, RunningEngine } from './engines/engine.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { addressIn, tags } from './languages.ts';

/** Pages that together have every widget. */
const paths = ['/contact', '/bail-bonds-guide', '/los-angeles', '/'];

/** The number of journeys that were run in an engine, and their findings. */
export type JourneyReport = { readonly count: number; readonly findings: readonly string[] };

/** Starts the engine, visits each language, and stops the engine. */
export async function runJourneys(engine: Engine, origin: string): Promise<JourneyReport> {
  const running = await engine.start();
  const findings: string[] = [];
  let count = 0;
  try {
    for (const tag of tags) {
      const remaining = new Set([cookieJourney, ...journeys]);
      for (const path of paths) {
        const address = addressIn(tag, path);
        const report = await visit(running, `${origin}${address}`, remaining);
        count += report.count;
        findings.push(...report.findings.map((finding) => `${address} · ${engine.name} · ${finding}`));
      }
      findings.push(...[...remaining].map(({ name }) => `${tag} · ${engine.name} · no page has ${name}`));
    }
  } finally {
    await running.close();
  }
  return { count, findings };
}

/** Runs the journeys whose widget is on a page, and removes them from `remaining`. */
async function visit(
  { openWindow }: RunningEngine,
  url: string,
  remaining: Set<Journey>,
): Promise<JourneyReport> {
  const driver = await openWindow();
  const findings: string[] = [];
  let count = 0;
  try {
    await driver.open(url);
    for (const journey of remaining) {
      const { selector } = journey;
      if (!(await driver.evaluate((target) => document.querySelector(target) !== null, selector))) continue;
      remaining.delete(journey);
      count += 1;
      const failures = await runJourney(driver, journey);
      const messages = await driver.takeMessages();
      findings.push(...[...failures, ...messages].map((text) => `${journey.name} · ${text}`));
      if (failures.length > 0) await driver.open(url);
    }
  } finally {
    await driver.close();
  }
  return { count, findings };
}

/** Runs a journey. Returns the message of its failure; an empty list when it succeeds. */
async function runJourney(driver: Driver, { steps }: Journey): Promise<string[]> {
  try {
    await driver.move(0, 400);
    for (const { run } of steps) await run(driver);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
