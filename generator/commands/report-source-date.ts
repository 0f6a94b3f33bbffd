/** Says so where a variable of the environment, which nobody may have set on purpose, holds records back. */
import type { BuildDay } from '../content/routes/build-day.ts';
import { readSourceDate } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Writes one note when SOURCE_DATE_EPOCH sets a day after which records are published. */
export function reportSourceDate(
  day: BuildDay | undefined,
  { options }: Arguments,
  { environment, tell }: Pick<Shell, 'environment' | 'tell'>,
): void {
  if (day === undefined || day.scheduled === 0 || options.has('date')) return;
  if (readSourceDate(environment) === undefined) return;
  const count = `${day.scheduled} ${day.scheduled === 1 ? 'record' : 'records'}`;
  tell(`SOURCE_DATE_EPOCH sets the day of the build to ${day.date} and leaves out ${count} of later days.\n`);
}
