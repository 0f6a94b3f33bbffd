/**
 * `npm run bench -- dev`: measures in a browser how many milliseconds pass from a save until an open page
 * shows the new text. A pause after each save gives the check of the whole site time to finish. Measures the
 * site and one with 1,500 pages. There are no limits, because times on a shared machine vary.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { startDevSite } from '../browser/start-dev-site.ts';
import { median } from '../lighthouse/measurement.ts';
import { copyProject, edit } from '../site/temporary-project.ts';
import { multiplyServices } from './multiply-services.ts';

const saveCount = 21;
const sizes = [
  { name: 'the site', addedPageCount: 0, aim: 100, pauseMs: 500 },
  { name: '1,500 pages', addedPageCount: 1347, aim: 250, pauseMs: 2500 },
] as const;
const record = 'content/en/services/fast-release.yaml';

const browser = await openBrowser();
try {
  for (const { name, addedPageCount, aim, pauseMs } of sizes) {
    const project = copyProject();
    multiplyServices(project, addedPageCount);
    const site = await startDevSite({ project });
    try {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/en/services/fast-release`);
      await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
      const times: number[] = [];
      for (let save = 0; save < saveCount; save += 1) {
        await pause(pauseMs);
        times.push(await measure(project, page, save));
      }
      const range = `${Math.min(...times)} to ${Math.max(...times)}`;
      process.stdout.write(`${name}: median ${median(times)} ms, ${range} ms, aim ${aim} ms\n`);
    } finally {
      await site.close();
    }
  }
} finally {
  await browser.close();
}

/**
 * Returns the milliseconds from a save until the page shows the new title. Page and process share a clock.
 */
async function measure(project: string, page: Page, save: number): Promise<number> {
  const shownAt = page.evaluate(waitForFrame, `number-${save}.`);
  await page.evaluate(() => undefined);
  const started = Date.now();
  edit(project, record, /^title: .*$/mu, `title: Save number-${save}.`);
  return (await shownAt) - started;
}

/** Runs in the page. Returns the time of the frame that shows the text. */
function waitForFrame(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
