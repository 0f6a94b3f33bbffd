/** The lock file has the day on which the meaning of each file last changed. */
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { withoutDrafts } from '../content/drafts.ts';
import { ACCEPT_COMMAND, LOCK_FILE } from '../content/lock.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each file that has changed since its day was recorded and, for a release, each file without a day. */
export const recordedDays: Rule<Context> = {
  ids: ['age/changed', 'age/undated'],
  // Drafts need no day, and the data of a file with errors is incomplete.
  run: ({ files, brokenPaths, ...context }) =>
    withoutDrafts(files)
      .filter(({ source: { path } }) => !brokenPaths.has(path))
      .flatMap((file) => checkDay(file, context)),
};

type Context = Pick<SiteContext, 'files' | 'brokenPaths' | 'days' | 'release'>;

function checkDay(
  { fileType, source: { path } }: ContentFile,
  { days, release }: Pick<Context, 'days' | 'release'>,
): Diagnostic[] {
  const recorded = days.get(path);
  const place = { location: { file: path }, ...('language' in fileType && { language: fileType.language }) };
  if (recorded === undefined) {
    if (!release) return [];
    const message = `${LOCK_FILE} has no day for this file, so the sitemap cannot say when it last changed.`;
    return [{ rule: 'age/undated', ...place, message, fix: `Record today: ${ACCEPT_COMMAND} ${path}` }];
  }
  if (recorded.isCurrent) return [];
  return [
    {
      rule: 'age/changed',
      ...place,
      message: `The file has changed since ${LOCK_FILE} recorded it; ${recorded.day} counts as the day of its last change.`,
      fix: `Record today: ${ACCEPT_COMMAND} ${path}\nWhen the meaning is the same, keep the day: ${ACCEPT_COMMAND} ${path} --trivial`,
    },
  ];
}
