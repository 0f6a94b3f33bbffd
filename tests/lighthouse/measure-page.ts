/** Has Lighthouse measure one page, and keeps what is of use. `npm run lighthouse` installs it beside this file. */
import { navigation, type Result } from 'lighthouse';
import type { SamplePage } from '../browser/sample-pages.ts';
import { gatedCategories, type Measure, type Measurement, measures, median } from './measurement.ts';

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
  const { speedRuns } = options;
  const first = await run(page, [...gatedCategories, ...(speedRuns > 0 ? ['performance'] : [])], options);
  const runs = [first];
  while (runs.length < speedRuns) runs.push(await run(page, ['performance'], options));
  return {
    page,
    scores: {
      ...Object.fromEntries(gatedCategories.map((category) => [category, scoreOf(first, category)])),
      ...(speedRuns > 0 && { performance: median(runs.map((each) => scoreOf(each, 'performance'))) }),
    },
    failed: gatedCategories.flatMap((category) => failedAudits(first, category)),
    speed: speedRuns > 0 ? medians(runs) : undefined,
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
    skipAudits: [...impossibleAudits(page), ...uncountedAudits(onlyCategories)],
    ignoreStatusCode: page.status === 404,
    // Only reports show it.
    disableFullPageScreenshot: true,
    // How long the processor is to be idle before the speed is worked out.
    ...(!onlyCategories.includes('performance') && { cpuQuietThresholdMs: 0 }),
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

/** It has no weight in its category, and alone needs a trace of the page where the speed is not measured. */
function uncountedAudits(categories: readonly string[]): string[] {
  return categories.includes('performance') ? [] : ['baseline'];
}

function medians(runs: readonly Result[]): Measurement['speed'] {
  const middle = (name: Measure) =>
    median(runs.map(({ audits }) => audits[measures[name].audit]?.numericValue ?? Number.NaN));
  return { FCP: middle('FCP'), LCP: middle('LCP'), TBT: middle('TBT'), CLS: middle('CLS') };
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const weighed = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
