/** Removing folders of ours, also those in which nothing may be written. */
import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../system-error.ts';

/** Removes a file or folder with all that is in it, if it is there. Throws the system's error. */
export function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (!isSystemError(error) || !existsSync(path)) throw error;
    makeWritable(path);
    rmSync(path, { recursive: true, force: true });
  }
}

/** The same on the way out, where a second failure must not hide the first; the next command finds what is left. */
export function removeIfPossible(path: string): void {
  try {
    removeTree(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** Only folders: files may have a second name in an output that stays. */
function makeWritable(path: string): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) makeWritable(join(path, name));
}
