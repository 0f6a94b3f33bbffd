/** Measures one page with Lighthouse, which `npm run lighthouse` installs in this folder. */
import { navigation, type Result } from 'lighthouse';
import type { SamplePage } from '../browser/sample-pages.ts';
import { gatedCategories, type Measurement, type Metric, median, metrics } from './measurement.ts';

export type MeasureOptions = {
  readonly origin: string;
  /** Remote debugging port of the browser. */
  readonly port: number;
  /** Number of speed measurements; 0 skips them. */
  readonly speedRunCount: number;
};

/** Measures a page. Throws when Lighthouse fails twice. */
export async function measurePage(page: SamplePage, options: MeasureOptions): Promise<Measurement> {
  const { speedRunCount } = options;
  const first = await run(page, [...gatedCategories, ...(speedRunCount > 0 ? ['performance'] : [])], options);
  const runs = [first];
  while (runs.length < speedRunCount) runs.push(await run(page, ['performance'], options));
  return {
    page,
    scores: {
      ...Object.fromEntries(gatedCategories.map((category) => [category, scoreOf(first, category)])),
      ...(speedRunCount > 0 && { performance: median(runs.map((result) => scoreOf(result, 'performance'))) }),
    },
    failed: gatedCategories.flatMap((category) => failedAudits(first, category)),
    speed: speedRunCount > 0 ? medians(runs) : undefined,
  };
}

/** Repeats a failed run once, because a browser on a busy machine sometimes does not respond in time. */
async function run(page: SamplePage, categories: string[], options: MeasureOptions): Promise<Result> {
  return runOnce(page, categories, options).catch(() => runOnce(page, categories, options));
}

/** Settings without the pauses after the first paint and the `load` event, which only the speed needs. */
const withoutWaiting = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

async function runOnce(
  page: SamplePage,
  onlyCategories: string[],
  { origin, port }: MeasureOptions,
): Promise<Result> {
  const flags = {
    port,
    onlyCategories,
    logLevel: 'silent',
    skipAudits: [...impossibleAudits(page), ...uncountedAudits(onlyCategories)],
    ignoreStatusCode: page.status === 404,
    // Only reports contain the screenshot.
    disableFullPageScreenshot: true,
    ...(!onlyCategories.includes('performance') && withoutWaiting),
  } as const;
  const result = await navigation(undefined, `${origin}${page.address}`, { flags });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${page.address}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
}

/** Returns the audits that a page cannot pass because it excludes search engines or its status is 404. */
function impossibleAudits({ indexed, status }: SamplePage): string[] {
  return [
    ...(indexed ? [] : ['is-crawlable']),
    ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
  ];
}

/**
 * Returns the audits without weight that are skipped. Without speed, only `baseline` would need a trace of
 * the page.
 */
function uncountedAudits(categories: readonly string[]): string[] {
  return categories.includes('performance') ? [] : ['baseline'];
}

function medians(runs: readonly Result[]): Measurement['speed'] {
  const middle = (name: Metric) =>
    median(runs.map(({ audits }) => audits[metrics[name].audit]?.numericValue ?? Number.NaN));
  return { FCP: middle('FCP'), LCP: middle('LCP'), TBT: middle('TBT'), CLS: middle('CLS') };
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const weighted = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
