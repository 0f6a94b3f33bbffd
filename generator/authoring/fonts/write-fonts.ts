/** Writes the fonts that `makeFonts` cuts. They are committed, so a build never needs this. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catchSystemError, type SystemCallError } from '../../files/system-error.ts';
import { makeFonts } from './make-fonts.ts';

/** Cuts the fonts and writes them into the project. Returns the error of the system when a file cannot be written. */
export async function writeFonts(projectRoot: string): Promise<SystemCallError | undefined> {
  const files = await makeFonts();
  return catchSystemError(() => {
    for (const { path: file, contents } of files) writeFileSync(path.join(projectRoot, file), contents);
  });
}
