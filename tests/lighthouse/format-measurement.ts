/** What Lighthouse found, in lines for a terminal. */
import {
  gatedCategories,
  isPerfect,
  type Measurement,
  missedGoals,
  type Speed,
  speedGoals,
} from './measurement.ts';

/** The measures in the order of their columns. */
const measures = {
  performance: { head: 'performance', format: String },
  firstPaint: { head: 'FCP', format: formatSeconds },
  largestPaint: { head: 'LCP', format: formatSeconds },
  blocked: { head: 'TBT', format: (time: number) => `${Math.round(time)} ms` },
  shift: { head: 'CLS', format: (shift: number) => shift.toFixed(3) },
} as const satisfies Record<keyof Speed, { head: string; format: (value: number) => string }>;

// The keys of the table are the measures.
const measureNames = Object.keys(measures) as (keyof Speed)[];

/** The heads of the columns, and the goals under them. A measure has a `!` where it misses its goal. */
export function formatHead(): string {
  const heads = measureNames.map((name) => measures[name].head);
  const goals = measureNames.map((name) => measures[name].format(speedGoals[name]));
  return [
    formatColumns('', [...gatedCategories, ...heads]),
    formatColumns('goal', [...gatedCategories.map(() => '100'), ...goals]),
  ].join('\n');
}

/** A line for a page, and one for the audits that failed, if any. */
export function formatMeasurement({ page, scores, failed, speed }: Measurement): string {
  const gated = gatedCategories.map((category) => String(scores[category] ?? 0));
  const line = formatColumns(page.address, [...gated, ...formatSpeed(speed)]);
  return failed.length === 0 ? line : `${line}\n  failed: ${failed.join(', ')}`;
}

/** What came out of all pages; `minutes` is how long it took. */
export function formatOutcome(measurements: readonly Measurement[], minutes: number): string {
  const imperfect = measurements.filter((measurement) => !isPerfect(measurement));
  const speeds = measurements.flatMap(({ speed }) => (speed === undefined ? [] : [speed]));
  const slow = measureNames.flatMap((name) => {
    const count = speeds.filter((speed) => missedGoals(speed).includes(name)).length;
    return count === 0 ? [] : [`${measures[name].head} on ${count}`];
  });
  return [
    `${measurements.length} pages, ${imperfect.length} with less than 100 where 100 is asked for`,
    ...imperfect.map(({ page }) => `  ${page.address}`),
    ...(slow.length === 0 ? [] : [`Goals missed: ${slow.join(', ')} of ${speeds.length} pages`]),
    `${minutes.toFixed(1)} minutes`,
  ].join('\n');
}

function formatSpeed(speed: Speed | undefined): string[] {
  if (speed === undefined) return measureNames.map(() => '-');
  const missed = missedGoals(speed);
  return measureNames.map((name) => {
    const value = measures[name].format(speed[name]);
    return missed.includes(name) ? `! ${value}` : value;
  });
}

function formatSeconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

function formatColumns(first: string, rest: readonly string[]): string {
  return `${first.padEnd(44)}${rest.map((cell) => cell.padStart(15)).join('')}`;
}
