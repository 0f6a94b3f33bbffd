/**
 * Finds facts that have grown old. The only check that knows what day it is, so it is part of no build:
 * the same content must give the same site on every day.
 */
import { valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { listStrings, placeOf } from './content-text.ts';

/** Days after which somebody looks again: places move, amounts change each January. */
const lookAgainAfter = 180;
/** Days before its end in which `security.txt` is renewed. */
const renewBefore = 30;

/**
 * One warning for each day of looking that is too far away, for a day of change that is still to come, because a planned
 * post would appear by it, and for a `security.txt` that ends soon.
 */
export function checkFreshness(files: readonly ContentFile[], today: string): Diagnostic[] {
  // The facts of a planned post have the day of its appearance.
  const planned = new Set(
    files.filter(({ data }) => valueAt(data, ['published']) !== undefined).map(({ source }) => source.path),
  );
  return listStrings(files).flatMap(({ file, path, key, text }): Diagnostic[] => {
    if (!isDay.test(text) || (key === 'updated' && planned.has(file))) return [];
    const days = Math.round((Date.parse(today) - Date.parse(text)) / 86_400_000);
    const problem = explain(path.at(-1) === 'checked' ? 'checked' : key, text, days);
    return problem === undefined ? [] : [{ rule: 'age/old', ...placeOf({ file, path }), ...problem }];
  });
}

const isDay = /^\d{4}-\d{2}-\d{2}$/u;

/** What is wrong with a day that was so many days ago, or undefined. */
function explain(key: string, day: string, days: number) {
  switch (key) {
    case 'checked': {
      const fix = 'Compare it with its source, then write the day of looking.';
      if (days < 0) return { message: `This was looked up on ${day}, a day that is still to come.`, fix };
      if (days <= lookAgainAfter) return;
      return { message: `This was looked up ${days} days ago, on ${day}.`, fix };
    }
    case 'updated':
      if (days >= 0) return;
      return {
        message: `This changed on ${day}, a day that is still to come.`,
        fix: 'Write the day on which it changed.',
      };
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
