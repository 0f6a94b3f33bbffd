/** Has pages measured side by side, each by a thread with a browser of its own: in one, Lighthouse can look at one only. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SamplePage } from '../browser/sample-pages.ts';
import type { MeasureOptions } from './measure-page.ts';
import type { Measurement } from './measurement.ts';

/** How pages are measured, and by how many threads. */
export type MeasurePagesOptions = Omit<MeasureOptions, 'port'> & { readonly threads: number };

/** Measures all pages, and tells of each as soon as it is done. */
export async function measurePages(
  pages: readonly SamplePage[],
  { threads, ...options }: MeasurePagesOptions,
  onMeasurement: (measurement: Measurement) => void,
): Promise<void> {
  const next = pages.values();
  const measureSome = async () => {
    const thread = new Worker(new URL('measure-thread.ts', import.meta.url), { workerData: options });
    // Each takes the next page that nobody has taken.
    for (const page of next) {
      thread.postMessage(page);
      // Rejects when the thread fails.
      const [measurement] = (await once(thread, 'message')) as [Measurement];
      onMeasurement(measurement);
    }
    thread.postMessage(undefined);
    await once(thread, 'exit');
  };
  await Promise.all(Array.from({ length: threads }, measureSome));
}
