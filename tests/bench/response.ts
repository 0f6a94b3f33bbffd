/**
 * How soon widgets answer on a slow phone: `npm run bench:response`. The processor is slowed down four times,
 * the network is that of this machine. Prints the medians of three runs; gates nothing, because a shared machine
 * cannot gate a time.
 *
 * Two times are told. "Next paint" is the longest entry of the browser's own event timing for the events of one
 * press or key: from the input to the paint after its listeners, in steps of 8 ms. It tells nothing of what comes
 * later, so "answer" is the time from the last event of the input to the end of the frame that shows what was asked
 * for: found in an animation frame, ended by the task after it.
 */
import type { Browser, Page } from 'playwright-core';
import { bringScript } from '../browser/bring-script.ts';
import { openBrowser } from '../browser/browser.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { addressIn, type Tag } from '../browser/languages.ts';
import { median } from '../lighthouse/measurement.ts';
import { type Interaction, interactions } from './interactions.ts';
import type { Response } from './stopwatch.ts';

const runs = 3;
const slowdown = 4;
const aimMs = 100;
const measured = ['ar', 'en'] as const satisfies readonly Tag[];
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const site = await startBuiltSite();
const browser = await openBrowser();
try {
  writeRow('', [...measured.flatMap((tag) => [`next paint ${tag}`, `answer ${tag}`]), 'aim']);
  for (const interaction of interactions) {
    const cells: string[] = [];
    for (const tag of measured) cells.push(...(await measure(browser, interaction, tag)));
    writeRow(interaction.name, [...cells, `${aimMs} ms`]);
  }
} finally {
  await browser.close();
  site.close();
}

/** The medians for one language: next paint and answer. */
async function measure(chromium: Browser, interaction: Interaction, tag: Tag): Promise<string[]> {
  const responses: Response[] = [];
  for (let run = 0; run < runs; run += 1) responses.push(await measureOnce(chromium, interaction, tag));
  const times = [responses.map(({ nextPaint }) => nextPaint), responses.map(({ answer }) => answer)];
  return times.map((each) => `${Math.round(median(each))} ms`);
}

/** A visit of somebody new, who comes by phone. The window is not watched, so it has its cache. */
async function measureOnce(chromium: Browser, interaction: Interaction, tag: Tag): Promise<Response> {
  const { prepare, from, act, shown } = interaction;
  const context = await chromium.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await bringScript(context, 'tests/bench/stopwatch.ts');
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(addressIn(tag, interaction.path));
  await prepare?.(page);
  // What comes before, scrolling too, has been painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate((wanted) => window.stopwatch.start(wanted), { from, ...shown });
  await act(page);
  const response = await page.evaluate(() => window.stopwatch.read());
  await context.close();
  return response;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function writeRow(name: string, cells: readonly string[]): void {
  write(`${name.padEnd(32)}${cells.map((cell) => cell.padStart(16)).join('')}`);
}
