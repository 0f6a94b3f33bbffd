/**
 * Finds facts that have grown old. The only check that knows what day it is, so it is part of no build:
 * the same content must give the same site on every day.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { listStrings, placeOf } from './content-text.ts';

/** Days after which somebody looks again: places move, amounts change each January. */
const lookAgainAfter = 180;
/** Days before its end in which `security.txt` is renewed. */
const renewBefore = 30;

/** One warning for each day of looking that is too far away, and for a `security.txt` that ends soon. */
export function checkFreshness(files: readonly ContentFile[], today: string): Diagnostic[] {
  return listStrings(files).flatMap(({ file, path, key, text }): Diagnostic[] => {
    if (!isDay.test(text)) return [];
    const days = Math.round((Date.parse(today) - Date.parse(text)) / 86_400_000);
    const isChecked = path.at(-1) === 'checked' && (days < 0 || days > lookAgainAfter);
    const isExpiry = key === 'security.expires' && -days <= renewBefore;
    if (!isChecked && !isExpiry) return [];
    const problem = isChecked ? explainChecked(text, days) : explainExpiry(text, -days);
    return [{ rule: 'age/old', ...placeOf({ file, path }), ...problem }];
  });
}

const isDay = /^\d{4}-\d{2}-\d{2}$/u;

function explainChecked(day: string, days: number) {
  return {
    message:
      days < 0
        ? `This was looked up on ${day}, a day that is still to come.`
        : `This was looked up ${days} days ago, on ${day}.`,
    fix: 'Compare it with its source, then write the day of looking.',
  };
}

function explainExpiry(day: string, days: number) {
  return {
    message:
      days < 0
        ? `The contact for security counts no more since ${day}.`
        : `The contact for security counts for ${days} more days only, until ${day}.`,
    fix: 'See that it still reaches somebody, then write a day within the next year.',
  };
}
