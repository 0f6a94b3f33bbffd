/** The words for what the system refuses to open. */
import { getSystemErrorMap } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A file or folder that cannot be opened, with the system's reason. */
export function unreadable(path: string, error: unknown): Diagnostic {
  return {
    rule: 'file/unreadable',
    place: { file: path },
    message: `This cannot be read: ${reasonOf(error)}.`,
  };
}

/** The reason alone; the message of the error would name absolute paths. */
function reasonOf(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const [code, reason] = (typeof number === 'number' ? getSystemErrorMap().get(number) : undefined) ?? [];
  return code === undefined ? 'the system gives no reason' : `${reason} (${code})`;
}
