import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catchSystemError, type SystemCallError } from './system-error.ts';

/** Returns the system error; undefined on success. */
export function writeFile(
  file: string,
  text: string,
  { append = false }: { readonly append?: boolean } = {},
): SystemCallError | undefined {
  return catchSystemError(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: append ? 'a' : 'w' });
  });
}
