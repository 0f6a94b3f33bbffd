import type { Problem } from '../../../schema/rule.ts';
import { locationOf, stringsIn } from '../../content/content-text.ts';
import { ACCEPT_COMMAND, DAY_KEY, daysOf, LOCK_FILE } from '../../content/lock.ts';
import { dayAfter } from '../../content/routes/build-day.ts';
import type { Rule, SiteContext } from '../rule-context.ts';

export const ageFuture = {
  id: 'age/future',
  severity: 'error',
  summary: 'Dates of finished work are not in the future.',
  run: ({ files, lock, day, acceptsFutureDates }) =>
    day === undefined || acceptsFutureDates ? [] : [...checkFacts(files, day), ...checkLock(lock, day)],
} satisfies Rule;

const finishedWorkKey = /[cC]hecked$|\breviewed\.date$/u;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;

/** The next day is accepted, because the time zone of a writer may be ahead of that of the site. */
function checkFacts(files: SiteContext['files'], today: string): Problem[] {
  const tomorrow = dayAfter(today);
  return files.flatMap(({ source, fileType, data }) =>
    'language' in fileType
      ? []
      : stringsIn(data)
          .filter(([path]) => finishedWorkKey.test(path.join('.')))
          .filter(([, date]) => dayPattern.test(date) && date > tomorrow)
          .map(([path, date]) => ({
            ...locationOf({ file: source.path, path }),
            message: `${date} is in the future; today is ${today}.`,
            fix: 'Write the day on which the work was done. The "published" date of a post schedules it.',
          })),
  );
}

const checkLock = (lock: SiteContext['lock'], today: string): Problem[] =>
  [...(lock?.files ?? [])].flatMap(([file, lines]) =>
    daysOf(lines)
      .filter(({ day }) => day > today)
      .map(({ day }) => ({
        severity: 'warning',
        location: { file: LOCK_FILE, path: [file, DAY_KEY] },
        message: `${day} is in the future; today is ${today}.`,
        fix: `When the clock of that computer was wrong, remove the line, then: ${ACCEPT_COMMAND} ${file}`,
      })),
  );
