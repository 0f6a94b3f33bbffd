import { withoutDrafts } from '../../content/drafts.ts';
import { ACCEPT_COMMAND, LOCK_FILE } from '../../content/lock.ts';
import type { Rule } from '../rule-context.ts';

export const ageUndated = {
  id: 'age/undated',
  severity: 'error',
  summary: 'Every published file of a release has a day in the lock file.',
  run: ({ files, brokenPaths, days, release }) =>
    withoutDrafts(release ? files : []).flatMap(({ fileType, source: { path } }) =>
      brokenPaths.has(path) || days.has(path)
        ? []
        : {
            location: { file: path },
            ...('language' in fileType && { language: fileType.language }),
            message: `${LOCK_FILE} has no day for this file, so the sitemap cannot say when it last changed.`,
            fix: `Record today: ${ACCEPT_COMMAND} ${path}`,
          },
    ),
} satisfies Rule;
