/** Has Lighthouse measure one page, and keeps what is of use. */
import lighthouse, { type Result } from 'lighthouse';
import type { SamplePage } from '../browser/sample-pages.ts';
import { gatedCategories, type Measurement, median } from './measurement.ts';

/** How often the times are taken. */
const RUNS = 3;

/** Measures a page. Throws when Lighthouse could not. */
export async function measurePage(
  page: SamplePage,
  { origin, port }: { readonly origin: string; readonly port: number },
): Promise<Measurement> {
  const run = (onlyCategories: string[]) => runOnce(page, { origin, port, onlyCategories });
  const results = [await run([...gatedCategories, 'performance'])];
  while (results.length < RUNS) results.push(await run(['performance']));
  const [first] = results;
  if (first === undefined) throw new Error('Lighthouse did not run.');
  const middle = (value: (result: Result) => number) => median(results.map(value));
  return {
    page,
    scores: Object.fromEntries(gatedCategories.map((category) => [category, scoreOf(first, category)])),
    failed: gatedCategories.flatMap((category) => failedAudits(first, category)),
    performance: middle((result) => scoreOf(result, 'performance')),
    times: {
      firstPaint: middle((result) => metricOf(result, 'first-contentful-paint')),
      largestPaint: middle((result) => metricOf(result, 'largest-contentful-paint')),
      blocked: middle((result) => metricOf(result, 'total-blocking-time')),
      shift: middle((result) => metricOf(result, 'cumulative-layout-shift')),
    },
  };
}

type RunOptions = {
  readonly origin: string;
  /** Port on which the browser is steered. */
  readonly port: number;
  readonly onlyCategories: string[];
};

async function runOnce(page: SamplePage, { origin, ...options }: RunOptions): Promise<Result> {
  const run = await lighthouse(`${origin}${page.address}`, {
    ...options,
    logLevel: 'silent',
    skipAudits: impossibleAudits(page),
    ignoreStatusCode: page.status === 404,
  });
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${page.address}: ${run?.lhr.runtimeError?.message}`);
  }
  return run.lhr;
}

/** What cannot hold: some pages are not for search engines, and the answer to an unknown address is 404. */
function impossibleAudits({ indexed, status }: SamplePage): string[] {
  return [
    ...(indexed ? [] : ['is-crawlable']),
    ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
  ];
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function metricOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN;
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const weighed = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
