/**
 * Measures pages in several threads. Each thread has its own browser, because Lighthouse can measure only one
 * page at a time in a browser.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SamplePage } from '../browser/sample-pages.ts';
import type { MeasureOptions } from './measure-page.ts';
import type { Measurement } from './measurement.ts';

export type MeasurePagesOptions = Omit<MeasureOptions, 'port'> & { readonly threadCount: number };

/** Measures all pages. Calls `onMeasurement` after each page. */
export async function measurePages(
  pages: readonly SamplePage[],
  { threadCount, ...options }: MeasurePagesOptions,
  onMeasurement: (measurement: Measurement) => void,
): Promise<void> {
  const next = pages.values();
  const measureSome = async () => {
    const thread = new Worker(new URL('measure-thread.ts', import.meta.url), { workerData: options });
    // Each thread takes the next page that no thread has taken.
    for (const page of next) {
      thread.postMessage(page);
      // Rejects when the thread fails.
      const [measurement] = (await once(thread, 'message')) as [Measurement];
      onMeasurement(measurement);
    }
    thread.postMessage(undefined);
    await once(thread, 'exit');
  };
  await Promise.all(Array.from({ length: threadCount }, measureSome));
}
