/** Detects texts that writers have not written yet. */
import { isBlank, isPlainObject } from '../../schema/data-path.ts';

/** Marks a value that a writer still has to write. */
export const TODO_MARKER = 'TODO';

/** Matches the marker, with an optional note after it. */
export const unwrittenPattern = new RegExp(`^\\s*${TODO_MARKER}\\b[\\s\\S]*`, 'gu');

/** Returns whether a text, or each form of a plural text, is written. */
export function isWritten(value: unknown): boolean {
  if (isPlainObject(value)) return Object.values(value).length > 0 && Object.values(value).every(isWritten);
  return typeof value === 'string' && !isBlank(value) && value.search(unwrittenPattern) === -1;
}
