import { withoutDrafts } from '../../content/drafts.ts';
import { ACCEPT_COMMAND, LOCK_FILE } from '../../content/lock.ts';
import type { Rule } from '../rule-context.ts';

export const ageChanged = {
  id: 'age/changed',
  severity: 'warning',
  summary: 'The lock file has the day of the last change of each file.',
  // Drafts need no day, and the data of a file with errors is incomplete.
  run: ({ files, brokenPaths, days }) =>
    withoutDrafts(files).flatMap(({ fileType, source: { path } }) => {
      const recorded = days.get(path);
      if (brokenPaths.has(path) || recorded === undefined || recorded.isCurrent) return [];
      return {
        location: { file: path },
        ...('language' in fileType && { language: fileType.language }),
        message: `The file has changed since ${LOCK_FILE} recorded it; ${recorded.day} counts as the day of its last change.`,
        fix: `Record today: ${ACCEPT_COMMAND} ${path}\nWhen the meaning is the same, keep the day: ${ACCEPT_COMMAND} ${path} --trivial`,
      };
    }),
} satisfies Rule;
