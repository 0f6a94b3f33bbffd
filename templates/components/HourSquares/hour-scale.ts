/** A scale of hours for drawings of durations. */

/** A scale that begins at 0. */
export type HourScale = {
  readonly max: number;
  /** The hours with a tick, in order; the last one is `max`. The label is empty where it would not fit. */
  readonly marks: readonly { readonly hour: number; readonly label: string }[];
};

/** The number of ticks. */
const markCount = 4;

/**
 * Returns a scale for durations up to `longest` hours. Only the last label contains the unit, so it needs the space of
 * the label before it.
 */
export function createHourScale(longest: number, printHours: (hours: number) => string): HourScale {
  const step = Math.ceil(longest / markCount);
  const labels = [step, 2 * step, '', printHours(markCount * step)];
  return {
    max: markCount * step,
    marks: labels.map((label, index) => ({ hour: (index + 1) * step, label: String(label) })),
  };
}
