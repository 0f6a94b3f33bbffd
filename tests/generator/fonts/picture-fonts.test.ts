import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codePointsOf } from '../../../generator/fonts/characters.ts';
import { fontFiles, pictureFonts } from '../../../generator/fonts/font-plan.ts';
import { measureFont } from '../../../generator/fonts/measure-text.ts';
import { makePictureFonts } from '../../../generator/fonts/picture-fonts.ts';
import { fontFolder } from '../../../generator/pictures/rasteriser.ts';

describe('the fonts of pictures', () => {
  it('are those that `npm run fonts` makes', async () => {
    const made = await makePictureFonts();
    for (const [name, contents] of made) {
      const committed = await readFile(join(fontFolder, name));
      expect(committed.equals(Buffer.from(contents)), `${name} is out of date`).toBe(true);
    }
    expect((await readdir(fontFolder)).sort()).toEqual([...made.keys()].sort());
  });

  it.each(fontFiles)('of $role in $script hold all that pages may, so no box is empty', async (file) => {
    for (const { name } of file.typeface.pictures) {
      const { codePoints } = await measureFont(await readFile(join(fontFolder, `${name}.ttf`)));
      expect(codePointsOf(file.characters).filter((point) => !codePoints.has(point))).toEqual([]);
    }
  });

  it('weigh at most 200 KB together', async () => {
    const fonts = await Promise.all(
      pictureFonts.map(({ name }) => readFile(join(fontFolder, `${name}.ttf`))),
    );
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(200_000);
  });
});
