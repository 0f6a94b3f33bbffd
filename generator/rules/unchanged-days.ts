/** Reports `updated` dates that did not change with the content. */
import { valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import type { FilesIndex } from '../content/content-index.ts';
import { locationOf } from '../content/content-text.ts';
import { ACCEPT_COMMAND, evaluateTranslation, pairOfUpdated, pairsOf, UPDATED_KEY } from '../content/lock.ts';
import type { SiteContext, UnchangedDate } from './rule-context.ts';

/** Reports each changed file with an unchanged date, unless that date is the day of the build or later. */
export const unchangedDays: Rule<Pick<SiteContext, 'unchangedDates' | 'day'>> = {
  ids: ['age/updated'],
  run: ({ unchangedDates, day }) =>
    unchangedDates
      .filter(({ date }) => day === undefined || date < day)
      .map(({ file, language }) => ({
        rule: 'age/updated',
        ...locationOf({ file, path: [UPDATED_KEY], ...(language && { language }) }),
        message: 'The file has changed, and this date has not.',
        fix: `Write the day of the change. When it is already correct, or the meaning is unchanged: ${ACCEPT_COMMAND} "${file}#${UPDATED_KEY}"`,
      })),
};

/** Finds the changed files with an unchanged date. The result does not depend on the day, so it can be cached. */
export function findUnchangedDates({
  files,
  lock,
}: Pick<FilesIndex, 'files' | 'lock'>): readonly UnchangedDate[] {
  return files.flatMap(({ data, fileType, source: { path: file } }): UnchangedDate | [] => {
    const pair = pairOfUpdated(data);
    const recordedPairs = pairsOf(lock?.files.get(file)).get(UPDATED_KEY);
    if (pair === undefined || evaluateTranslation(recordedPairs, pair) !== 'stale') return [];
    const language = 'language' in fileType ? fileType.language : undefined;
    return { file, language, date: String(valueAt(data, [UPDATED_KEY])) };
  });
}
