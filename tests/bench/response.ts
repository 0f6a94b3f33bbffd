/**
 * `npm run bench -- response`: measures how fast widgets respond on a slow phone. The processor is slowed
 * down by a factor of four; the network is that of this machine. Prints the Interaction to Next Paint of each
 * widget in milliseconds: its slowest click or key press, which the browser reports in steps of 8 ms, as the
 * median of three visits by a new visitor. There are no limits, because times on a shared machine vary.
 */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { drivePage } from '../browser/engines/playwright.ts';
import { type Journey, journeys } from '../browser/journeys.ts';
import { addressIn, type Tag } from '../browser/languages.ts';
import { median } from '../lighthouse/measurement.ts';

const runCount = 3;
const slowdown = 4;
const aimMs = 100;
/** The shortest time that the browser reports. */
const shortestMs = 16;
const tags = ['ar', 'en'] as const satisfies readonly Tag[];

const site = await startBuiltSite();
const browser = await openBrowser();
try {
  const table: Record<string, Record<string, number>> = {};
  for (const journey of journeys) {
    const row: Record<string, number> = { aim: aimMs };
    for (const tag of tags) {
      const times: number[] = [];
      for (let run = 0; run < runCount; run += 1) times.push(await measure(browser, journey, tag));
      row[tag] = median(times);
    }
    table[journey.name] = row;
  }
  // biome-ignore lint/suspicious/noConsole: it prints the table.
  console.table(table);
} finally {
  await browser.close();
  site.close();
}

/** Runs a journey on a page that has its widget. Returns the slowest interaction in milliseconds. */
async function measure(chromium: Browser, { name, selector, steps }: Journey, tag: Tag): Promise<number> {
  const context = await chromium.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const times = [shortestMs];
  await page.exposeFunction('reportTime', (time: number) => times.push(time));
  await page.addInitScript(watchEvents, shortestMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.clock.install();
  for (const path of ['/', '/contact', '/bail-bonds-guide']) {
    await page.goto(addressIn(tag, path));
    if ((await page.locator(selector).count()) > 0) break;
  }
  times.length = 1;
  const driver = drivePage(page);
  try {
    for (const { run } of steps) await run(driver);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
  }
  await context.close();
  return Math.max(...times);
}

/** Runs in the page: reports the time from each input event, such as a click, to the next paint. */
function watchEvents(durationThreshold: number): void {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) Reflect.get(window, 'reportTime')(duration);
  });
  // The types of TypeScript lack the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold,
  };
  observer.observe(options);
}
