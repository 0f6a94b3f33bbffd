/** Removing folders of ours, also those in which nothing may be written. */
import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catchSystemError } from '../../files/system-error.ts';

/** Removes a file or folder with all that is in it, if it is there. Throws the system's error. */
export function removeTree(path: string): void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  const systemError = catchSystemError(remove);
  if (systemError === undefined) return;
  if (!existsSync(path)) throw systemError;
  makeWritable(path);
  remove();
}

/** Only folders: files may have a second name in an output that stays. */
function makeWritable(path: string): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) makeWritable(join(path, name));
}
