/** The words for what the system refuses to open. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isSystemError, reasonOf } from '../system-error.ts';

/** A file or folder that cannot be opened, with the system's reason. */
export function unreadable(path: string, error: unknown): Diagnostic {
  const reason = isSystemError(error) ? reasonOf(error) : 'the system gives no reason';
  return { rule: 'file/unreadable', place: { file: path }, message: `This cannot be read: ${reason}.` };
}
