/** Measures the pages that the main thread sends, one after another, in its own browser. */
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
  // Lighthouse opens its own windows, so the browser itself must block requests to other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]);

// An error ends the thread; the promise in the main thread then rejects with this error.
parentPort?.on('message', async (page: SamplePage | undefined) => {
  if (page !== undefined) {
    parentPort?.postMessage(await measurePage(page, { ...options, port }));
    return;
  }
  await browser.close();
  parentPort?.close();
});
