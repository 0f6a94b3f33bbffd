/** Facts that were looked up long ago. No build runs this rule: a build must not fail because time passes. */
import type { Rule } from '../../schema/rule.ts';

import { listStrings, locationOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** Days after which a fact must be looked up again: places move, amounts change each January. */
const lookAgainAfter = 180;
/** Days before its end in which `security.txt` must be renewed. */
const renewBefore = 30;

/** Reports each fact that was looked up too long ago, and a `security.txt` that ends soon. */
export const oldFacts: Rule<Pick<SiteContext, 'files' | 'age' | 'day'>> = {
  ids: ['age/old'],
  run: ({ files, age, day }) => (age && day !== undefined ? checkAge(files, day) : []),
};

function checkAge(files: SiteContext['files'], today: string): Diagnostic[] {
  return listStrings(files).flatMap(({ file, path, key, text }): Diagnostic[] => {
    if (!isDay.test(text)) return [];
    const days = Math.round((Date.parse(today) - Date.parse(text)) / 86_400_000);
    const problem = explain(path.at(-1) === 'checked' ? 'checked' : key, text, days);
    return problem === undefined ? [] : [{ rule: 'age/old', ...locationOf({ file, path }), ...problem }];
  });
}

const isDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Explains what is wrong with a day that was so many days ago; undefined when nothing is. */
function explain(key: string, day: string, days: number) {
  switch (key) {
    case 'checked': {
      const fix = 'Compare it with its source, then write the day of looking.';
      if (days <= lookAgainAfter) return;
      return { message: `This was looked up ${days} days ago, on ${day}.`, fix };
    }
    case 'security.expires':
      if (days < -renewBefore) return;
      return {
        message:
          days > 0
            ? `The contact for security counts no more since ${day}.`
            : `The contact for security counts for ${-days} more days only, until ${day}.`,
        fix: 'See that it still reaches somebody, then write a day within the next year.',
      };
    default:
      return;
  }
}
