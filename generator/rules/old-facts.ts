/**
 * Reports facts that were checked long ago. Builds do not run this rule, because the date alone must not fail a build.
 */
import type { Rule } from '../../schema/rule.ts';

import { listStrings, locationOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** The number of days after which a fact must be checked again: half a year, because amounts change each January. */
const maxAge = 180;
/** The number of days for which `security.txt` must still be valid. */
const renewalPeriod = 30;

/** Reports each fact that was checked too long ago, and a `security.txt` that expires soon. */
export const oldFacts: Rule<Pick<SiteContext, 'files' | 'age' | 'day'>> = {
  ids: ['age/old'],
  run: ({ files, age, day }) => (age && day !== undefined ? checkAge(files, day) : []),
};

function checkAge(files: SiteContext['files'], today: string): Diagnostic[] {
  return listStrings(files).flatMap(({ file, path, key, text }): Diagnostic[] => {
    if (!dayPattern.test(text)) return [];
    const days = Math.round((Date.parse(today) - Date.parse(text)) / 86_400_000);
    const problem = explain(path.at(-1) === 'checked' ? 'checked' : key, text, days);
    return problem === undefined ? [] : [{ rule: 'age/old', ...locationOf({ file, path }), ...problem }];
  });
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;

/** Explains the problem of a date by its age in days; returns undefined when it is valid. */
function explain(key: string, day: string, days: number) {
  switch (key) {
    case 'checked': {
      const fix = 'Compare it with its source, then write the day of the check.';
      if (days <= maxAge) return;
      return { message: `This was checked ${days} days ago, on ${day}.`, fix };
    }
    case 'security.expires':
      if (days < -renewalPeriod) return;
      return {
        message:
          days > 0
            ? `The security contact expired on ${day}.`
            : `The security contact expires in ${-days} days, on ${day}.`,
        fix: 'Check that it still reaches somebody, then write a day within the next year.',
      };
    default:
      return;
  }
}
