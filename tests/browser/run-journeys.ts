/** Runs every journey in an engine. In Chromium, the check of the pages runs them instead. */
import { type Driver, type Engine, phoneViewport as phone, type RunningEngine } from './engines/driver.ts';
import { checkTwice, type Finding, findingsIn, type RepeatedFindings } from './finding.ts';
import { cookieJourney, type Journey, journeys } from './journeys.ts';
import { addressIn, type Tag } from './languages.ts';

/** Pages that together have every widget. */
const paths = ['/contact', '/bail-bonds-guide', '/los-angeles', '/'];

export async function runJourneys(
  engine: Engine,
  origin: string,
  languages: readonly Tag[],
): Promise<readonly RepeatedFindings[]> {
  const visits = await Promise.all(languages.map((tag) => visitLanguage(engine, origin, tag)));
  return visits.flat();
}

/** Starts an engine, because only one window of a running engine can have the focus. */
async function visitLanguage(engine: Engine, origin: string, tag: Tag): Promise<readonly RepeatedFindings[]> {
  const running = await engine.start();
  const remaining = new Set([cookieJourney, ...journeys]);
  const results: RepeatedFindings[] = [];
  try {
    for (const path of paths) {
      let completed: readonly Journey[] = [];
      const visit = async () => {
        const report = await visitPage(running, `${origin}${addressIn(tag, path)}`, [...remaining]);
        completed = report.completed;
        return report.findings;
      };
      results.push(await checkTwice(visit));
      for (const journey of completed) remaining.delete(journey);
    }
  } finally {
    await running.close();
  }
  const missing = [...remaining].map(({ name }) => ({ selector: name, problem: 'is on no page' }));
  return [...results, { findings: findingsIn(phone, tag)(missing), vanished: [] }];
}

async function visitPage({ openWindow }: RunningEngine, url: string, remaining: readonly Journey[]) {
  const driver = await openWindow();
  const completed: Journey[] = [];
  const findings: Finding[] = [];
  try {
    await driver.open(url);
    // The first page shows the cookie banner. Later, it could appear at any time and receive a click.
    if (!remaining.includes(cookieJourney)) await driver.evaluate(storeCookieAnswer);
    for (const journey of remaining) {
      const { name, selector } = journey;
      if (!(await driver.evaluate((target) => document.querySelector(target) !== null, selector))) continue;
      completed.push(journey);
      const failure = await runJourney(driver, journey);
      const problems = [...failure, ...(await driver.takeMessages())].map((text) => `${name}: ${text}`);
      findings.push(...findingsIn(phone, url)(problems.map((problem) => ({ selector, problem }))));
      if (failure.length > 0) await driver.open(url);
    }
  } finally {
    // The window may not respond any more; the end of the engine closes it.
    await driver.close().catch(() => undefined);
  }
  return { completed, findings };
}

/** Runs in the page. */
function storeCookieAnswer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store API on http.
  document.cookie = 'cookie_consent=declined; Path=/';
}

async function runJourney(driver: Driver, { steps }: Journey): Promise<readonly string[]> {
  try {
    await driver.move(0, 400);
    for (const { run } of steps) await run(driver);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
