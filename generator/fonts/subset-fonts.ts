/** `npm run fonts`: makes the web fonts again. The results are committed, so a build never needs this. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFonts } from './make-fonts.ts';

const styles = join(import.meta.dirname, '..', '..', 'templates', 'styles');

await mkdir(join(styles, 'fonts'), { recursive: true });
for (const { path, contents } of await makeFonts()) await writeFile(join(styles, path), contents);
