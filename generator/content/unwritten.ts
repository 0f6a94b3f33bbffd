/** Values that are still to be written. */
import { isBlank, isPlainObject } from '../../schema/data-path.ts';

/** The mark in place of a value that is still to be written. */
export const WRITE_LATER = 'TODO';

/** Matches a value that is only the mark, with whatever is noted behind it. */
export const unwritten = new RegExp(`^\\s*${WRITE_LATER}\\b[\\s\\S]*`, 'gu');

/** Returns whether a text, or each form of a counted one, is written. */
export function isWritten(value: unknown): boolean {
  if (isPlainObject(value)) return Object.values(value).length > 0 && Object.values(value).every(isWritten);
  return typeof value === 'string' && !isBlank(value) && value.search(unwritten) === -1;
}
