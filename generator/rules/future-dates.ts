/** Dates of finished work must not be in the future. */

import { valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import { dayAfter } from '../content/routes/build-day.ts';
import { belongsToAny } from '../content/routes/unpublished-records.ts';
import { stringsIn, type ValueAtPath } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/**
 * Reports each date of finished work after the day of the build. The next day is accepted, because the time zone of a
 * writer may be ahead of that of the site. Files of a scheduled record may have the day of its publication.
 */
export const futureDates: Rule<Context> = { ids: ['age/future'], run: checkDates };

type Context = Pick<SiteContext, 'files' | 'unpublished' | 'day' | 'acceptsFutureDates'>;

function checkDates({ files, unpublished, day, acceptsFutureDates }: Context): Diagnostic[] {
  if (day === undefined || acceptsFutureDates) return [];
  const tomorrow = dayAfter(day);
  return files.flatMap((file) => {
    const publicationDay = unpublished.find((record) => belongsToAny(file.fileType, [record]))?.from ?? '';
    const lastAllowedDay = publicationDay > tomorrow ? publicationDay : tomorrow;
    return findFinishedDates(file)
      .filter(([, date]) => date > lastAllowedDay)
      .map(([path, date]) => ({
        rule: 'age/future',
        ...locationOf({ file: file.source.path, path }),
        message: `${date} is in the future; today is ${day}.`,
        fix: 'Write the day on which the work was done. The "published" date of a post schedules it.',
      }));
  });
}

/** Returns the dates of finished work in a file. In texts this is `updated`; facts may also have dates of checks. */
function findFinishedDates({ fileType, data }: ContentFile): ValueAtPath<string>[] {
  const strings: ValueAtPath<unknown>[] =
    'language' in fileType ? [[['updated'], valueAt(data, ['updated'])]] : stringsIn(data);
  return strings.filter(
    (entry): entry is ValueAtPath<string> =>
      finishedWorkKey.test(entry[0].join('.')) && dayPattern.test(String(entry[1])),
  );
}

const finishedWorkKey = /^updated$|[cC]hecked$|\breviewed\.date$/u;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;
