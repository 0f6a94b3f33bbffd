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
async function visit(
  { openWindow }: RunningEngine,
  url: string,
  remaining: Set<Journey>,
): Promise<JourneyReport> {
  const findings: string[] = [];
  const repeated: string[] = [];
  let count = 0;
  let driver = await openWindow();
  try {
    await driver.open(url);
    for (const journey of remaining) {
      const { name, selector } = journey;
      if (!(await driver.evaluate((target) => document.querySelector(target) !== null, selector))) continue;
      remaining.delete(journey);
      count += 1;
      const failure = await runJourney(driver, journey);
      if (failure !== undefined) {
        // The window may not respond any more.
        await driver.close().catch(() => undefined);
        driver = await openWindow();
        await driver.open(url);
        const list = (await repeatJourney(driver, journey)) === undefined ? repeated : findings;
        list.push(`${name} · ${failure}`);
        await driver.open(url);
      }
      findings.push(...(await driver.takeMessages()).map((message) => `${name} · ${message}`));
    }
  } finally {
    await driver.close();
  }
  return { count, findings, repeated };
}

/** Runs a journey after the answer to the cookie banner. */
async function repeatJourney(driver: Driver, journey: Journey): Promise<string | undefined> {
  const failure = journey === cookieJourney ? undefined : await runJourney(driver, cookieJourney);
  return failure ?? runJourney(driver, journey);
}

/** Runs a journey. Returns the message of its failure; undefined when it succeeds. */
async function runJourney(driver: Driver, { steps }: Journey): Promise<string | undefined> {
  try {
    await driver.move(0, 400);
    for (const { run } of steps) await run(driver);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
