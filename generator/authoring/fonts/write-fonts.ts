/** Writes the fonts of `makeFonts`. They are committed, so builds do not generate them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catchSystemError, type SystemCallError } from '../../files/system-error.ts';
import { makeFonts } from './make-fonts.ts';

/** Generates the fonts and writes them into the project. Returns the system error when a file cannot be written. */
export async function writeFonts(projectRoot: string): Promise<SystemCallError | undefined> {
  const files = await makeFonts();
  return catchSystemError(() => {
    for (const { path: file, contents } of files) writeFileSync(path.join(projectRoot, file), contents);
  });
}
