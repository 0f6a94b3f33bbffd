/** Measures the pages that the main thread names, one after another, in a browser of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { startBrowser } from '../browser/browser.ts';
import type { SamplePage } from '../browser/sample-pages.ts';
import { findFreePort } from '../hosts/host-server.ts';
import { type MeasureOptions, measurePage } from './measure-page.ts';

const options = workerData as Omit<MeasureOptions, 'port'>;
const port = await findFreePort();
const browser = await startBrowser([
  `--remote-debugging-port=${port}`,
  '--ignore-certificate-errors',
  // Lighthouse opens windows of its own, so the browser itself must keep to this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]);

// A page that cannot be measured ends the thread, and the main thread hears of it.
parentPort?.on('message', async (page: SamplePage | undefined) => {
  if (page !== undefined) {
    parentPort?.postMessage(await measurePage(page, { ...options, port }));
    return;
  }
  await browser.close();
  parentPort?.close();
});
