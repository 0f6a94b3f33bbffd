/** What Lighthouse found, in lines for a terminal. */
import { gatedCategories, type Measurement, type Times } from './measurement.ts';

/** Goals of N10 and N11; times in milliseconds. */
const goals = {
  performance: 98,
  times: { firstPaint: 1000, largestPaint: 1200, blocked: 50, shift: 0.01 },
} as const;

/** The heads of the columns, and the goals under them. */
export function formatHead(): string {
  const scores = gatedCategories.map(() => 100);
  return [
    formatColumns('', [...gatedCategories, 'performance', 'FCP', 'LCP', 'TBT', 'CLS']),
    formatColumns('goal', [...scores, goals.performance, ...formatTimes(goals.times)]),
  ].join('\n');
}

/** A line for a page, and one for the audits that failed, if any. */
export function formatMeasurement({ page, scores, failed, performance, times }: Measurement): string {
  const gated = gatedCategories.map((category) => scores[category] ?? 0);
  const line = formatColumns(page.address, [...gated, performance, ...formatTimes(times)]);
  return failed.length === 0 ? line : `${line}\n  failed: ${failed.join(', ')}`;
}

function formatTimes({ firstPaint, largestPaint, blocked, shift }: Times): string[] {
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  return [seconds(firstPaint), seconds(largestPaint), `${Math.round(blocked)} ms`, shift.toFixed(3)];
}

function formatColumns(first: string, rest: readonly (string | number)[]): string {
  return `${first.padEnd(44)}${rest.map((cell) => String(cell).padStart(15)).join('')}`;
}
