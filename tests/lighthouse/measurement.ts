/** The results of Lighthouse for a page, and their required values. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** Categories that must be perfect. */
export const gatedCategories = ['accessibility', 'best-practices', 'seo'] as const;

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The speed metrics: the audit of Lighthouse, the goal and the printed format of each. */
export const metrics = {
  FCP: { audit: 'first-contentful-paint', goal: 1000, format: formatSeconds },
  LCP: { audit: 'largest-contentful-paint', goal: 1200, format: formatSeconds },
  TBT: { audit: 'total-blocking-time', goal: 50, format: (time: number) => `${Math.round(time)} ms` },
  CLS: { audit: 'cumulative-layout-shift', goal: 0.01, format: (shift: number) => shift.toFixed(3) },
} as const;

/** Name of a speed metric. */
export type Metric = keyof typeof metrics;

// `Object.keys` loses the type of the keys.
export const metricNames = Object.keys(metrics) as readonly Metric[];

/** The results of a page. */
export type Measurement = {
  readonly page: SamplePage;
  /** Score of each category, from 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Ids of the failed audits in gated categories. */
  readonly failed: readonly string[];
  /** The median of the runs; undefined when the speed is not measured. */
  readonly speed?: Readonly<Record<Metric, number>> | undefined;
};

/** Returns whether every gated category has a score of 100. */
export function isPerfect({ scores }: Measurement): boolean {
  return gatedCategories.every((category) => scores[category] === 100);
}

/** Returns the printed value of a metric, with a `!` when it misses its goal. */
export function formatSpeed({ speed }: Measurement, name: Metric): string {
  if (speed === undefined) return '-';
  const { goal, format } = metrics[name];
  return `${speed[name] > goal ? '! ' : ''}${format(speed[name])}`;
}

/** Returns the median; of an even count, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
