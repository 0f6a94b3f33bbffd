import { isBlank, isPlainObject } from '../../schema/data-path.ts';

export const TODO_MARKER = 'TODO';

export const unwrittenPattern = new RegExp(`^\\s*${TODO_MARKER}\\b[\\s\\S]*`, 'gu');

/** A plural text is written when each of its forms is. */
export function isWritten(value: unknown): boolean {
  if (isPlainObject(value)) return Object.values(value).length > 0 && Object.values(value).every(isWritten);
  return typeof value === 'string' && !isBlank(value) && value.search(unwrittenPattern) === -1;
}
