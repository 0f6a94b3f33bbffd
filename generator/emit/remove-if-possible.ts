/** Cleaning up on the way out, where a second failure must not hide the first. */
import { rmSync } from 'node:fs';
import { isSystemError } from './write-failure.ts';

/** Removes a file or folder. What the system does not let go now is found by the recovery of the next command. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}
