/**
 * Runs every journey in an engine. In Chromium, the check of the pages runs them instead. A journey that fails
 * is run once more in a new window, because a driver can lose an input on a busy machine.
 */
import type { Driver } from './engines/driver.ts';
import type { Engine, RunningEngine } from './engines/engine.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { addressIn, type Tag, tags } from './languages.ts';

/** Pages that together have every widget. */
const paths = ['/contact', '/bail-bonds-guide', '/los-angeles', '/'];

/** The result of the journeys in an engine. */
export type JourneyReport = {
  count: number;
  /** Failures of journeys that failed twice, and messages of pages. */
  readonly findings: string[];
  /** Failures of journeys that succeeded the second time. */
  readonly repeated: string[];
};

/** Visits the languages at the same time, all of them by default. */
export async function runJourneys(
  engine: Engine,
  origin: string,
  languages: readonly Tag[] = tags,
): Promise<JourneyReport> {
  const report: JourneyReport = { count: 0, findings: [], repeated: [] };
  await Promise.all(languages.map((tag) => visitLanguage(engine, origin, tag, report)));
  return report;
}

/** Starts the engine, because only one window of a running engine can have the focus, and stops it. */
async function visitLanguage(engine: Engine, origin: string, tag: Tag, report: JourneyReport): Promise<void> {
  const running = await engine.start();
  try {
    const remaining = new Set([cookieJourney, ...journeys]);
    for (const path of paths) {
      const address = addressIn(tag, path);
      const pageReport = await visitPage(running, `${origin}${address}`, remaining);
      const withAddress = (text: string) => `${address} · ${engine.name} · ${text}`;
      report.count += pageReport.count;
      report.findings.push(...pageReport.findings.map(withAddress));
      report.repeated.push(...pageReport.repeated.map(withAddress));
    }
    report.findings.push(
      ...[...remaining].map(({ name }) => `${tag} · ${engine.name} · no page has ${name}`),
    );
  } catch (error) {
    report.findings.push(`${tag} · ${engine.name} · ${messageOf(error)}`);
  } finally {
    await running.close();
  }
}

/** Runs the journeys whose widget is on a page, and removes them from `remaining`. */
async function visitPage(
  running: RunningEngine,
  url: string,
  remaining: Set<Journey>,
): Promise<JourneyReport> {
  const report: JourneyReport = { count: 0, findings: [], repeated: [] };
  // The first page shows the cookie banner. Later, it could appear at any time and receive a click.
  let isAnswered = !remaining.has(cookieJourney);
  let driver = await openPage(running, { url, isAnswered }, report);
  try {
    for (const journey of remaining) {
      const { name, selector } = journey;
      if (!(await driver.evaluate((target) => document.querySelector(target) !== null, selector))) continue;
      remaining.delete(journey);
      report.count += 1;
      const failure = await runJourney(driver, journey);
      if (failure !== undefined) {
        // The window may not respond any more; the end of the engine closes it.
        await driver.close().catch(() => undefined);
        driver = await openPage(running, { url, isAnswered }, report);
        const isRepeatable = (await runJourney(driver, journey)) === undefined;
        report[isRepeatable ? 'repeated' : 'findings'].push(`${name} · ${failure}`);
        await driver.open(url);
      }
      isAnswered = true;
      report.findings.push(...(await driver.takeMessages()).map((message) => `${name} · ${message}`));
    }
  } finally {
    await driver.close().catch(() => undefined);
  }
  return report;
}

/** Opens a page in a new window. Tries once more in another window, because a driver may not respond. */
async function openPage(
  { openWindow }: RunningEngine,
  { url, isAnswered }: { readonly url: string; readonly isAnswered: boolean },
  report: JourneyReport,
): Promise<Driver> {
  const open = async () => {
    const driver = await openWindow();
    await driver.open(url);
    if (isAnswered) await driver.evaluate(storeCookieAnswer);
    return driver;
  };
  return open().catch((error: unknown) => {
    report.repeated.push(`new window · ${messageOf(error)}`);
    return open();
  });
}

/** Runs in the page. */
function storeCookieAnswer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store API on http.
  document.cookie = 'cookie_consent=declined; Path=/';
}

/** Runs a journey. Returns the message of its failure; undefined when it succeeds. */
async function runJourney(driver: Driver, { steps }: Journey): Promise<string | undefined> {
  try {
    await driver.move(0, 400);
    for (const { run } of steps) await run(driver);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
