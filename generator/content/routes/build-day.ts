/** The day of a build. It determines which records are published and which dates are in the future. */
import { valueAt } from '../../../schema/data-path.ts';
import { isTimeZone } from '../../../schema/time-zone.ts';
import type { ContentFile } from '../content-file.ts';
import { findSettings } from '../find-languages.ts';

export type DayOptions = {
  /** In ISO form. It overrides the clock. */
  readonly date?: string | undefined;
  /** The time of the run. @default unknown, and records of every day are published */
  readonly now?: Date | undefined;
};

/** In ISO form: the requested day, or today in the time zone of the site. */
export const findBuildDay = (files: readonly ContentFile[], { date, now }: DayOptions): string | undefined =>
  date ?? (now && dayIn(timeZoneOf(files), now));

/** In ISO form. */
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

/** With the offset from UTC, as in RFC 3339: at midnight UTC it is still the day before in America. */
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

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** UTC when it is missing or invalid, which validation reports. */
export function timeZoneOf(files: readonly Pick<ContentFile, 'source' | 'data'>[]): string {
  const site = findSettings(files);
  const timeZone = valueAt(site, ['timeZone']);
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC';
}
