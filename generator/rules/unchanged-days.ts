/** Reports `updated` dates that did not change with the content. */
import { valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import { ACCEPT_COMMAND, evaluateTranslation, pairOfUpdated, pairsOf, UPDATED_KEY } from '../content/lock.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each changed file with an unchanged date, unless that date is the day of the build or later. */
export const unchangedDays: Rule<Context> = { ids: ['age/updated'], run: checkDays };

type Context = Pick<SiteContext, 'files' | 'lock' | 'day'>;

function checkDays({ files, lock, day }: Context): Diagnostic[] {
  return files.flatMap(({ data, fileType, source: { path: file } }): Diagnostic | [] => {
    const pair = pairOfUpdated(data);
    const recordedPairs = pairsOf(lock?.files.get(file)).get(UPDATED_KEY);
    if (pair === undefined || evaluateTranslation(recordedPairs, pair) !== 'stale') return [];
    if (day !== undefined && String(valueAt(data, [UPDATED_KEY])) >= day) return [];
    const language = 'language' in fileType ? fileType.language : undefined;
    return {
      rule: 'age/updated',
      ...locationOf({ file, path: [UPDATED_KEY], ...(language && { language }) }),
      message: 'The file has changed, and this date has not.',
      fix: `Write the day of the change. When it is already correct, or the meaning is unchanged: ${ACCEPT_COMMAND} "${file}#${UPDATED_KEY}"`,
    };
  });
}
