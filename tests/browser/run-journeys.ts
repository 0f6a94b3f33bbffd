/** Runs every journey in every language in an engine other than Chromium, where the check of pages runs them. */
import type { Driver } from './engines/driver.ts';
import type { Engine, RunningEngine } from './engines/engine.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { addressIn, tags } from './languages.ts';

/** Pages that together have every widget. */
const paths = ['/contact', '/bail-bonds-guide', '/los-angeles', '/'];

/** What an engine did. */
export type JourneyReport = { readonly count: number; readonly findings: readonly string[] };

/** Starts the engine, visits each language, and ends the engine. */
export async function runJourneys(engine: Engine, origin: string): Promise<JourneyReport> {
  const running = await engine.start();
  const findings: string[] = [];
  let count = 0;
  try {
    for (const tag of tags) {
      const rest = new Set([cookieJourney, ...journeys]);
      for (const path of paths) {
        const address = addressIn(tag, path);
        const report = await visit(running, `${origin}${address}`, rest);
        count += report.count;
        findings.push(...report.findings.map((finding) => `${address} · ${engine.name} · ${finding}`));
      }
      findings.push(...[...rest].map(({ name }) => `${tag} · ${engine.name} · no page has ${name}`));
    }
  } finally {
    await running.close();
  }
  return { count, findings };
}

/** Runs the journeys that a page allows, and removes them from `rest`. */
async function visit({ openWindow }: RunningEngine, url: string, rest: Set<Journey>): Promise<JourneyReport> {
  const driver = await openWindow();
  const findings: string[] = [];
  let count = 0;
  try {
    await driver.open(url);
    for (const journey of rest) {
      const { selector } = journey;
      if (!(await driver.evaluate((wanted) => document.querySelector(wanted) !== null, selector))) continue;
      rest.delete(journey);
      count += 1;
      const failure = await runJourney(driver, journey);
      const messages = await driver.takeMessages();
      findings.push(...[...failure, ...messages].map((text) => `${journey.name} · ${text}`));
      if (failure.length > 0) await driver.open(url);
    }
  } finally {
    await driver.close();
  }
  return { count, findings };
}

/** Returns what failed. */
async function runJourney(driver: Driver, { steps }: Journey): Promise<string[]> {
  try {
    await driver.move(0, 400);
    for (const { run } of steps) await run(driver);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
