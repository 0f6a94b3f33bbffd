/** Removes files and folders, including read-only ones. */
import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catchSystemError } from '../../files/system-error.ts';

/** Removes a file or folder recursively, if it exists. Throws system errors. */
export function removeTree(path: string): void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  const systemError = catchSystemError(remove);
  if (systemError === undefined) return;
  if (!existsSync(path)) throw systemError;
  makeWritable(path);
  remove();
}

/** Makes folders writable. Files are unchanged, because the current output may contain hard links to them. */
function makeWritable(path: string): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) makeWritable(join(path, name));
}
