/** `npm run fonts`: makes the fonts again. The results are committed, so a build never needs this. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFonts } from './make-fonts.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
for (const { path, contents } of await makeFonts()) await writeFile(join(projectRoot, path), contents);
