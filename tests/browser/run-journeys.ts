/**
 * Runs every journey in every language in an engine. In Chromium, the check of the pages runs them instead. A
 * journey that fails is run once more, because a driver can lose an input on a busy machine.
 */
import type { Driver } from './engines/driver.ts';
import type { Engine, RunningEngine } from './engines/engine.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { addressIn, tags } from './languages.ts';

/** Pages that together have every widget. */
const paths = ['/contact', '/bail-bonds-guide', '/los-angeles', '/'];

/** The result of the journeys in an engine. */
export type JourneyReport = {
  readonly count: number;
  /** Failures of journeys that failed twice, and messages of pages. */
  readonly findings: readonly string[];
  /** Failures of journeys that succeeded the second time. */
  readonly repeated: readonly string[];
};

/** Starts the engine, visits each language, and stops the engine. */
export async function runJourneys(engine: Engine, origin: string): Promise<JourneyReport> {
  const running = await engine.start();
  const findings: string[] = [];
  const repeated: string[] = [];
  let count = 0;
  try {
    for (const tag of tags) {
      const remaining = new Set([cookieJourney, ...journeys]);
      for (const path of paths) {
        const address = addressIn(tag, path);
        const report = await visit(running, `${origin}${address}`, remaining);
        const withAddress = (text: string) => `${address} · ${engine.name} · ${text}`;
        count += report.count;
        findings.push(...report.findings.map(withAddress));
        repeated.push(...report.repeated.map(withAddress));
      }
      findings.push(...[...remaining].map(({ name }) => `${tag} · ${engine.name} · no page has ${name}`));
    }
  } finally {
    await running.close();
  }
  return { count, findings, repeated };
}

/** Runs the journeys whose widget is on a page, and removes them from `remaining`. */
async function visit(running: RunningEngine, url: string, remaining: Set<Journey>): Promise<JourneyReport> {
  const driver = await running.openWindow();
  const findings: string[] = [];
  const repeated: string[] = [];
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
      const isRepeatable = failures.length > 0 && messages.length === 0;
      const hasSucceeded = isRepeatable && (await repeatJourney(running, url, journey));
      const list = hasSucceeded ? repeated : findings;
      list.push(...[...failures, ...messages].map((text) => `${journey.name} · ${text}`));
      if (failures.length > 0) await driver.open(url);
    }
  } finally {
    await driver.close();
  }
  return { count, findings, repeated };
}

/** Runs a journey in a new window, after the answer to the cookie banner. Returns whether both succeed. */
async function repeatJourney({ openWindow }: RunningEngine, url: string, journey: Journey): Promise<boolean> {
  const driver = await openWindow();
  try {
    await driver.open(url);
    const failures: string[] = [];
    for (const each of new Set([cookieJourney, journey])) failures.push(...(await runJourney(driver, each)));
    return failures.length === 0 && (await driver.takeMessages()).length === 0;
  } finally {
    await driver.close();
  }
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
