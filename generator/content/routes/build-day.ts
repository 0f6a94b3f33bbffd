/** The day of a build. It determines which records are published and which dates are in the future. */
import { valueAt } from '../../../schema/data-path.ts';
import { isTimeZone } from '../../../schema/time-zone.ts';
import type { ContentFile } from '../content-file.ts';
import { findSettings } from '../find-languages.ts';

/** The options that determine the day. */
export type DayOptions = {
  /** The requested day, in ISO form. It overrides the clock. */
  readonly date?: string | undefined;
  /** The time of the run. @default unknown, and records of every day are published */
  readonly now?: Date | undefined;
};

/** Returns the day of a build in ISO form: the requested day, or today in the time zone of the site. */
export function findBuildDay(files: readonly ContentFile[], { date, now }: DayOptions): string | undefined {
  return date ?? (now && dayIn(timeZoneOf(files), now));
}

/** Returns the day in a time zone at a given time, in ISO form. */
export function dayIn(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const fields = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${fields.get('year')}-${fields.get('month')}-${fields.get('day')}`;
}

/**
 * Returns the start of a day in a time zone with its offset from UTC, as in RFC 3339: `2026-11-20T00:00:00-08:00`. At
 * midnight UTC it is still the day before in America.
 */
export function startOfDay(timeZone: string, day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: string) =>
    format
      .formatToParts(new Date(time))
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) || '+00:00';
  // The offset may change between midnight UTC and midnight in the time zone.
  return `${day}T00:00:00${offsetAt(`${day}T00:00:00${offsetAt(`${day}T00:00:00Z`)}`)}`;
}

/** Returns the next day. Both days are in ISO form. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Returns the time zone of the settings, or UTC when it is missing or invalid, which validation reports. */
export function timeZoneOf(files: readonly Pick<ContentFile, 'source' | 'data'>[]): string {
  const site = findSettings(files);
  const timeZone = valueAt(site, ['timeZone']);
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC';
}
