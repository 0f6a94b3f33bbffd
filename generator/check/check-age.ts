/**
 * Finds facts that have grown old. The only check that knows what day it is, so it is part of no build:
 * the same content must give the same site on every day.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { listStrings, type WrittenString } from './written-text.ts';

/** Days after which somebody looks again: places move, amounts change each January. */
const lookAgainAfter = 180;
/** Days before its end in which `security.txt` is renewed. */
const renewBefore = 30;

/** One warning for each day of looking that is too far away, and for a `security.txt` that ends soon. */
export function checkAge(files: readonly ContentFile[], today: string): Diagnostic[] {
  return listStrings(files).flatMap((written) => {
    const days = daysBetween(written.text, today);
    if (Number.isNaN(days)) return [];
    if (written.path.at(-1) === 'checked') return checkChecked(written, days);
    return written.key === 'security.expires' ? checkExpiry(written, -days) : [];
  });
}

function checkChecked(written: WrittenString, days: number): Diagnostic[] {
  if (days >= 0 && days <= lookAgainAfter) return [];
  const message =
    days < 0
      ? `This was looked up on ${written.text}, a day that is still to come.`
      : `This was looked up ${days} days ago, on ${written.text}.`;
  return [tell(written, message, 'Compare it with its source, then write the day of looking.')];
}

function checkExpiry(written: WrittenString, days: number): Diagnostic[] {
  if (days > renewBefore) return [];
  const message =
    days < 0
      ? `The contact for security counts no more since ${written.text}.`
      : `The contact for security counts for ${days} more days only, until ${written.text}.`;
  return [
    tell(written, message, 'See that it still reaches somebody, then write a day within the next year.'),
  ];
}

function tell({ file, path, key }: WrittenString, message: string, fix: string): Diagnostic {
  return { rule: 'age/old', place: { file, path }, key, message, fix };
}

/** Whole days from one ISO day to another; not a number when one is none. */
function daysBetween(from: string, to: string): number {
  return isDay.test(from) ? Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) : Number.NaN;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/u;
