/** Warns when SOURCE_DATE_EPOCH, which may be set by accident, leaves records unpublished. */
import type { BuildDay } from '../content/routes/build-day.ts';
import { readSourceDate } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Writes one note when SOURCE_DATE_EPOCH sets a day after which records are published. */
export function reportSourceDate(
  day: BuildDay | undefined,
  { options }: Arguments,
  { environment, stderr }: Pick<Shell, 'environment' | 'stderr'>,
): void {
  if (day === undefined || day.scheduled === 0 || options.has('date')) return;
  if (readSourceDate(environment) === undefined) return;
  const count = `${day.scheduled} ${day.scheduled === 1 ? 'record' : 'records'}`;
  stderr(
    `SOURCE_DATE_EPOCH sets the day of the build to ${day.date} and leaves out ${count} with a later date.\n`,
  );
}
