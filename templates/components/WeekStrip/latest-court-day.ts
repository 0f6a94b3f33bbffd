/**
 * Computes the latest day on which an arrested person must be taken before a judge (Penal Code 825): within 48
 * hours, without Sundays and holidays, extended to the next court session when the time expires while the court is
 * closed. Some offices do not count Saturdays either, so a hearing can be later than the law's usual last day. A day
 * is a number; 0 is the Monday of the week of the arrest.
 */

/** An arrest: its day, and whether the court has already closed on that day. */
export type Arrest = { readonly day: number; readonly isAfterClose: boolean };

const daysPerWeek = 7;
const [wednesday, saturday, sunday] = [2, 5, 6];
/** 48 hours are two whole days. */
const countedDayCount = 2;

/** The last day by the law, and the last day where Saturdays are not counted; both are often the same. */
export type HearingDays = { readonly usual: number; readonly latest: number };

export type HearingPeriod = HearingDays & { readonly when: 'beforeClose' | 'afterClose' | 'anyHour' };

/** `holidays` are court holidays. */
export function hearingDays(arrest: Arrest, holidays: readonly number[] = []): HearingDays {
  const usual = latestCourtDay(arrest, { holidays });
  return { usual, latest: Math.max(usual, latestCourtDay(arrest, { holidays, skipsSaturdays: true })) };
}

/** Two for a court day, one for a day without court, on which no court closes. */
export function listHearings(day: number): readonly HearingPeriod[] {
  const before = hearingDays({ day, isAfterClose: false });
  const after = hearingDays({ day, isAfterClose: true });
  if (weekdayOf(day) >= saturday) return [{ when: 'anyHour', usual: before.usual, latest: after.latest }];
  return [
    { when: 'beforeClose', ...before },
    { when: 'afterClose', ...after },
  ];
}

type CountingOptions = { readonly holidays: readonly number[]; readonly skipsSaturdays?: boolean };

function latestCourtDay(
  { day, isAfterClose }: Arrest,
  { holidays, skipsSaturdays = false }: CountingOptions,
): number {
  const isCourtDay = (anyDay: number) => isCountedDay(anyDay, holidays) && weekdayOf(anyDay) !== saturday;
  const isCounted = (anyDay: number) =>
    skipsSaturdays ? isCourtDay(anyDay) : isCountedDay(anyDay, holidays);
  const friday = day + 2;
  // The law names this case: an arrest on Wednesday after the court has closed.
  if (weekdayOf(day) === wednesday && isAfterClose && isCourtDay(day) && isCourtDay(friday)) return friday;
  const end = nthDayAfter(day, countedDayCount, isCounted);
  // On a day that does not count, the period starts at the following midnight, and therefore ends at a midnight.
  const endsInSession = isCourtDay(end) && isCounted(day) && !isAfterClose;
  return endsInSession ? end : nthDayAfter(end, 1, isCourtDay);
}

export function isCountedDay(day: number, holidays: readonly number[] = []): boolean {
  return weekdayOf(day) !== sunday && !holidays.includes(day);
}

/** 0 is Monday, 6 Sunday. */
export function weekdayOf(day: number): number {
  return day % daysPerWeek;
}

function nthDayAfter(day: number, count: number, matches: (day: number) => boolean): number {
  const next = day + 1;
  const remaining = matches(next) ? count - 1 : count;
  return remaining === 0 ? next : nthDayAfter(next, remaining, matches);
}
