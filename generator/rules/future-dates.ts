/** Dates of work that is done: none may lie in the future. */
import { valueAt } from '../../schema/data-path.ts';
import type { ContentFile } from '../content/content-file.ts';
import { placeOf } from '../content/content-text.ts';
import { dayAfter } from '../content/routes/build-day.ts';
import { isHeld } from '../content/routes/unpublished-records.ts';
import { type Placed, stringsIn } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteRuleContext } from './rule-context.ts';

/**
 * Returns an error for each date of finished work that lies after the day of the build. One day ahead is accepted:
 * somebody east of the site may have written it. Files of a scheduled record may have the day of its publication.
 */
export function checkFutureDates({
  files,
  unpublished,
  day,
  acceptsFutureDates = false,
}: Pick<SiteRuleContext, 'files' | 'unpublished' | 'day' | 'acceptsFutureDates'>): Diagnostic[] {
  if (day === undefined || acceptsFutureDates) return [];
  const tomorrow = dayAfter(day);
  return files.flatMap((file) => {
    const published = unpublished.find((record) => isHeld(file.kind, [record]))?.from ?? '';
    const last = published > tomorrow ? published : tomorrow;
    return finishedWork(file)
      .filter(([, date]) => date > last)
      .map(([path, date]) => ({
        rule: 'age/future',
        ...placeOf({ file: file.source.path, path }),
        message: `${date} is a day in the future; today is ${day}.`,
        fix: 'Write the day on which the work was done. When a post appears is said by its "published".',
      }));
  });
}

/** Returns the dates of a file that say when work was done. Words have one; facts also say when they were looked up. */
function finishedWork({ kind, data }: ContentFile): Placed<string>[] {
  const strings: Placed<unknown>[] =
    'language' in kind ? [[['updated'], valueAt(data, ['updated'])]] : stringsIn(data);
  return strings.filter(
    (placed): placed is Placed<string> =>
      isFinishedWork.test(placed[0].join('.')) && isDay.test(String(placed[1])),
  );
}

const isFinishedWork = /^updated$|[cC]hecked$|\breviewed\.date$/u;
const isDay = /^\d{4}-\d{2}-\d{2}$/u;
