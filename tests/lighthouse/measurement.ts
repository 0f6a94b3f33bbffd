/** What is kept of the looks that Lighthouse takes at a page. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** Categories that must be perfect (N11). */
export const gatedCategories = ['accessibility', 'best-practices', 'seo'] as const;

/** Times of the lab in milliseconds, and how much the layout shifts. */
export type Times = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
};

/** What is known of a page after it was measured. */
export type Measurement = {
  readonly page: SamplePage;
  /** By gated category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Ids of the audits that keep a gated category from 100. */
  readonly failed: readonly string[];
  /** Of 100; the median of the runs, as are the times. */
  readonly performance: number;
  readonly times: Times;
};

/** Whether every gated category is perfect. */
export function isPerfect({ scores }: Measurement): boolean {
  return gatedCategories.every((category) => scores[category] === 100);
}

/** The middle of several numbers; of an even count the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
