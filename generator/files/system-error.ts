import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { labelOfPath } from './paths.ts';

export type SystemCallError = Error & {
  readonly code: string;
  readonly syscall: string;
  readonly errno?: number;
  readonly path?: string;
  readonly dest?: string;
};

/** Ends a command with exit code 3, after an error of disk, port or permissions. The message is one line for users. */
export class SystemError extends Error {
  override readonly name = 'SystemError';
}

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EBUSY: 'it is in use or a mount point; choose a folder inside the mounted one',
  EADDRINUSE: 'another program uses it',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
  EXDEV: 'it is a mount point; choose a folder inside the mounted one',
};

export function isSystemCallError(error: unknown): error is SystemCallError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** Undefined when the action succeeds. Rethrows other errors. */
export function catchSystemError(action: () => void): SystemCallError | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (isSystemCallError(error)) return error;
    throw error;
  }
}

/** Without absolute paths, such as `the disk is full (ENOSPC)`. */
export const systemErrorMessage = ({ code, errno, message }: SystemCallError): string =>
  `${reasons[code] ?? (errno === undefined ? message : getSystemErrorMessage(errno))} (${code})`;

/** `path` is used when the error has none. */
export const explainWriteError = (
  error: SystemCallError,
  { projectRoot, path }: { readonly projectRoot: string; readonly path: string },
): string => `Cannot write ${labelOfPath(projectRoot, error.path ?? path)}: ${systemErrorMessage(error)}.`;

/** Returns the system error; undefined on success. */
export const writeFile = (
  file: string,
  text: string,
  { append = false }: { readonly append?: boolean } = {},
): SystemCallError | undefined =>
  catchSystemError(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: append ? 'a' : 'w' });
  });
