/** Dates of finished work must not be in the future. */

import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import { ACCEPT_COMMAND, DAY_KEY, daysOf, LOCK_FILE } from '../content/lock.ts';
import { dayAfter } from '../content/routes/build-day.ts';
import { stringsIn, type ValueAtPath } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/**
 * Reports each date of finished work after the day of the build. The next day is accepted, because the time zone of a
 * writer may be ahead of that of the site. A later day in the lock file is a warning.
 */
export const futureDates: Rule<Context> = { ids: ['age/future'], run: checkDates };

type Context = Pick<SiteContext, 'files' | 'lock' | 'day' | 'acceptsFutureDates'>;

function checkDates({ files, lock, day, acceptsFutureDates }: Context): Diagnostic[] {
  if (day === undefined || acceptsFutureDates) return [];
  const tomorrow = dayAfter(day);
  const inFacts = files.flatMap((file) =>
    findFinishedDates(file)
      .filter(([, date]) => date > tomorrow)
      .map(
        ([path, date]): Diagnostic => ({
          rule: 'age/future',
          ...locationOf({ file: file.source.path, path }),
          message: `${date} is in the future; today is ${day}.`,
          fix: 'Write the day on which the work was done. The "published" date of a post schedules it.',
        }),
      ),
  );
  const inLock = [...(lock?.files ?? [])].flatMap(([file, lines]) =>
    daysOf(lines)
      .filter((recorded) => recorded.day > day)
      .map(
        (recorded): Diagnostic => ({
          rule: 'age/future',
          severity: 'warning',
          location: { file: LOCK_FILE, path: [file, DAY_KEY] },
          message: `${recorded.day} is in the future; today is ${day}.`,
          fix: `When the clock of that computer was wrong, remove the line, then: ${ACCEPT_COMMAND} ${file}`,
        }),
      ),
  );
  return [...inFacts, ...inLock];
}

const findFinishedDates = ({ fileType, data }: ContentFile): readonly ValueAtPath<string>[] =>
  'language' in fileType
    ? []
    : stringsIn(data).filter(
        ([path, value]) => finishedWorkKey.test(path.join('.')) && dayPattern.test(value),
      );

const finishedWorkKey = /[cC]hecked$|\breviewed\.date$/u;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;
