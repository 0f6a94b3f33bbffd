/**
 * Computes the latest day on which an arrested person must be taken before a judge (Penal Code 825): within 48
 * hours, without Sundays and holidays, extended to the next court session when the time expires while the court is
 * closed. A day is a number; 0 is the Monday of the week of the arrest.
 */

/** An arrest: its day, and whether the court has already closed on that day. */
export type Arrest = { readonly day: number; readonly isAfterClose: boolean };

const daysPerWeek = 7;
const [wednesday, saturday, sunday] = [2, 5, 6];
/** 48 hours are two whole days. */
const countedDayCount = 2;

/** Returns the latest court day; `holidays` are court holidays. */
export function latestCourtDay({ day, isAfterClose }: Arrest, holidays: readonly number[] = []): number {
  const isCounted = (anyDay: number) => isCountedDay(anyDay, holidays);
  const isCourtDay = (anyDay: number) => isCounted(anyDay) && weekdayOf(anyDay) !== saturday;
  const friday = day + 2;
  // The law names this case: an arrest on Wednesday after the court has closed.
  if (weekdayOf(day) === wednesday && isAfterClose && isCourtDay(day) && isCourtDay(friday)) return friday;
  const end = nthDayAfter(day, countedDayCount, isCounted);
  // On a day that does not count, the period starts at the following midnight, and therefore ends at a midnight.
  const endsInSession = isCourtDay(end) && isCounted(day) && !isAfterClose;
  return endsInSession ? end : nthDayAfter(end, 1, isCourtDay);
}

/** Returns whether a day counts towards the 48 hours. */
export function isCountedDay(day: number, holidays: readonly number[] = []): boolean {
  return weekdayOf(day) !== sunday && !holidays.includes(day);
}

/** Returns the weekday of a day, 0 Monday to 6 Sunday. */
export function weekdayOf(day: number): number {
  return day % daysPerWeek;
}

/** Returns the `count`-th day after `day` that matches. */
function nthDayAfter(day: number, count: number, matches: (day: number) => boolean): number {
  const next = day + 1;
  const remaining = matches(next) ? count - 1 : count;
  return remaining === 0 ? next : nthDayAfter(next, remaining, matches);
}
