/** What is kept of the looks that Lighthouse takes at a page, and what is asked of it. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** Categories that must be perfect. */
export const gatedCategories = ['accessibility', 'best-practices', 'seo'] as const;

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;

/** How fast a page is in the lab, measure by measure: the audit that measures it, its goal, and how it is printed. */
export const measures = {
  FCP: { audit: 'first-contentful-paint', goal: 1000, format: seconds },
  LCP: { audit: 'largest-contentful-paint', goal: 1200, format: seconds },
  TBT: { audit: 'total-blocking-time', goal: 50, format: (time: number) => `${Math.round(time)} ms` },
  CLS: { audit: 'cumulative-layout-shift', goal: 0.01, format: (shift: number) => shift.toFixed(3) },
} as const;

/** Name of a measure of the speed. */
export type Measure = keyof typeof measures;

// The keys of the table are the measures.
export const measureNames = Object.keys(measures) as readonly Measure[];

/** What is known of a page after it was measured. */
export type Measurement = {
  readonly page: SamplePage;
  /** By category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Ids of the audits that keep a gated category from 100. */
  readonly failed: readonly string[];
  /** The median of the runs; undefined when only the gates were asked for. */
  readonly speed?: Readonly<Record<Measure, number>> | undefined;
};

/** Whether every gated category is perfect. */
export function isPerfect({ scores }: Measurement): boolean {
  return gatedCategories.every((category) => scores[category] === 100);
}

/** The value of a measure as it is printed, with a `!` where it misses its goal. */
export function formatSpeed({ speed }: Measurement, name: Measure): string {
  if (speed === undefined) return '-';
  const { goal, format } = measures[name];
  return `${speed[name] > goal ? '! ' : ''}${format(speed[name])}`;
}

/** The middle of several numbers; of an even count the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
