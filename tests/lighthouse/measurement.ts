/** What is kept of the looks that Lighthouse takes at a page. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** Categories that must be perfect. */
export const gatedCategories = ['accessibility', 'best-practices', 'seo'] as const;

/** How fast a page is in the lab. */
export type Speed = {
  /** Score of the category, of 100. */
  readonly performance: number;
  /** Milliseconds to the first and to the largest thing that is painted. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds in which the page could not answer. */
  readonly blocked: number;
  /** How much the layout shifts, as the browser counts it. */
  readonly shift: number;
};

/** What is known of a page after it was measured. */
export type Measurement = {
  readonly page: SamplePage;
  /** By gated category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Ids of the audits that keep a gated category from 100. */
  readonly failed: readonly string[];
  /** The median of the runs; undefined when only the gates were asked for. */
  readonly speed?: Speed | undefined;
};

/** Goals for the speed: the least score, the longest times and the greatest shift. */
export const speedGoals: Speed = {
  performance: 98,
  firstPaint: 1000,
  largestPaint: 1200,
  blocked: 50,
  shift: 0.01,
};

/** Whether every gated category is perfect. */
export function isPerfect({ scores }: Measurement): boolean {
  return gatedCategories.every((category) => scores[category] === 100);
}

/** The goals that a page misses. */
export function missedGoals(speed: Speed): readonly (keyof Speed)[] {
  // The keys of an object of this type are those of the type.
  const measures = Object.keys(speedGoals) as (keyof Speed)[];
  return measures.filter((measure) =>
    measure === 'performance' ? speed[measure] < speedGoals[measure] : speed[measure] > speedGoals[measure],
  );
}

/** The median of every measure by itself. */
export function medianSpeed(runs: readonly Speed[]): Speed {
  const middle = (measure: keyof Speed) => median(runs.map((run) => run[measure]));
  return {
    performance: middle('performance'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  };
}

/** The middle of several numbers; of an even count the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
