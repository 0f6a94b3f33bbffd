/** Has Lighthouse measure one page, and keeps what is of use. `npm run lighthouse` installs it beside this file. */
import { navigation, type Result } from 'lighthouse';
import type { SamplePage } from '../browser/sample-pages.ts';
import { gatedCategories, type Measurement, medianSpeed, type Speed } from './measurement.ts';

/** How pages are measured. */
export type MeasureOptions = {
  readonly origin: string;
  /** Port on which the browser is steered. */
  readonly port: number;
  /** How often the speed is measured; 0 leaves it out. */
  readonly speedRuns: number;
};

/** Measures a page. Throws when Lighthouse could not, twice. */
export async function measurePage(page: SamplePage, options: MeasureOptions): Promise<Measurement> {
  const withSpeed = options.speedRuns > 0 ? ['performance'] : [];
  const first = await run(page, [...gatedCategories, ...withSpeed], options);
  const speeds = options.speedRuns > 0 ? [speedOf(first)] : [];
  while (speeds.length < options.speedRuns) speeds.push(speedOf(await run(page, ['performance'], options)));
  return {
    page,
    scores: Object.fromEntries(gatedCategories.map((category) => [category, scoreOf(first, category)])),
    failed: gatedCategories.flatMap((category) => failedAudits(first, category)),
    speed: speeds.length === 0 ? undefined : medianSpeed(speeds),
  };
}

/** A browser on a busy machine now and then does not answer in time, so a run that failed is tried once more. */
async function run(page: SamplePage, categories: string[], options: MeasureOptions): Promise<Result> {
  return runOnce(page, categories, options).catch(() => runOnce(page, categories, options));
}

async function runOnce(
  page: SamplePage,
  onlyCategories: string[],
  { origin, port }: MeasureOptions,
): Promise<Result> {
  const flags = {
    port,
    onlyCategories,
    logLevel: 'silent',
    skipAudits: impossibleAudits(page),
    ignoreStatusCode: page.status === 404,
    // Only reports show it.
    disableFullPageScreenshot: true,
  } as const;
  const result = await navigation(undefined, `${origin}${page.address}`, { flags });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${page.address}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
}

/** What cannot hold: some pages are not for search engines, and the answer to an unknown address is 404. */
function impossibleAudits({ indexed, status }: SamplePage): string[] {
  return [
    ...(indexed ? [] : ['is-crawlable']),
    ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
  ];
}

function speedOf(result: Result): Speed {
  return {
    performance: scoreOf(result, 'performance'),
    firstPaint: metricOf(result, 'first-contentful-paint'),
    largestPaint: metricOf(result, 'largest-contentful-paint'),
    blocked: metricOf(result, 'total-blocking-time'),
    shift: metricOf(result, 'cumulative-layout-shift'),
  };
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
