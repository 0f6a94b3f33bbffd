/** `npm run fonts`: makes the fonts again. The results are committed, so a build never needs this. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFonts } from './make-fonts.ts';
import { makePictureFonts } from './picture-fonts.ts';

const styles = join(import.meta.dirname, '..', '..', 'templates', 'styles');
const pictures = join(import.meta.dirname, '..', 'pictures', 'fonts');

await mkdir(join(styles, 'fonts'), { recursive: true });
for (const { path, contents } of await makeFonts()) await writeFile(join(styles, path), contents);

await mkdir(pictures, { recursive: true });
for (const [name, contents] of await makePictureFonts()) await writeFile(join(pictures, name), contents);
