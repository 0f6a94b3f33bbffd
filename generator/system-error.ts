/** Errors of system calls, as `node:fs` throws them. */
export type SystemError = Error & {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  readonly dest?: string;
};

/** Whether an error came from a system call rather than from a mistake in this program. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
