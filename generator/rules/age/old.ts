import type { Problem } from '../../../schema/rule.ts';
import { listStrings, locationOf } from '../../content/content-text.ts';
import type { Rule, SiteContext } from '../rule-context.ts';

export const ageOld = {
  id: 'age/old',
  severity: 'warning',
  summary: 'Facts were checked recently, and the security contact has not expired.',
  // Builds do not ask for it, because the date alone must not fail a build.
  run: ({ files, age, day }: Pick<SiteContext, 'files' | 'age' | 'day'>) =>
    age && day !== undefined ? checkAge(files, day) : [],
} satisfies Rule;

/** Days. Half a year, because amounts change each January. */
const maxAge = 180;
/** The number of days for which `security.txt` must still be valid. */
const renewalPeriod = 30;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;

const checkAge = (files: SiteContext['files'], today: string): Problem[] =>
  listStrings(files).flatMap(({ file, path, key, text }) => {
    if (!dayPattern.test(text)) return [];
    const days = Math.round((Date.parse(today) - Date.parse(text)) / 86_400_000);
    const problem =
      path.at(-1) === 'checked'
        ? explainChecked(text, days)
        : key === 'security.expires'
          ? explainExpiry(text, days)
          : undefined;
    return problem === undefined ? [] : { ...locationOf({ file, path }), ...problem };
  });

function explainChecked(day: string, days: number) {
  if (days <= maxAge) return undefined;
  return {
    message: `This was checked ${days} days ago, on ${day}.`,
    fix: 'Compare it with its source, then write the day of the check.',
  };
}

function explainExpiry(day: string, days: number) {
  if (days < -renewalPeriod) return undefined;
  return {
    message:
      days > 0
        ? `The security contact expired on ${day}.`
        : `The security contact expires in ${-days} days, on ${day}.`,
    fix: 'Check that it still reaches somebody, then write a day within the next year.',
  };
}
