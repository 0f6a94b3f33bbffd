import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFonts, measureFont } from '../../../../generator/authoring/fonts/make-fonts.ts';
import type { OutputFile } from '../../../../generator/files/output-file.ts';
import { fontFolder } from '../../../../generator/pipeline/pictures/render-share-images.ts';
import { codePointsOf, type FontFile, fontFiles, pictureFonts } from '../../../../generator/text/fonts.ts';
import { sampleTexts } from '../../../../templates/typefaces/sample-texts.ts';
import { scriptCodes, scripts } from '../../../../templates/typefaces/scripts.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

const fontsPath = 'templates/styles/fonts';
const { resolve } = createRequire(import.meta.url);

let outputFiles: readonly OutputFile[];
beforeAll(async () => {
  outputFiles = await makeFonts();
});

function committedFont({ name }: FontFile): Promise<Uint8Array> {
  return readFile(join(projectRoot, fontsPath, `${name}.woff2`));
}

describe('the committed fonts', () => {
  it('are the output of `npm run site -- fonts`', async () => {
    for (const { path, contents } of outputFiles) {
      const committed = await readFile(join(projectRoot, path));
      expect(committed.equals(Buffer.from(contents)), `${path} is out of date`).toBe(true);
    }
    const folders = [fontsPath, 'generator/pipeline/pictures/fonts'];
    const files = folders.map(async (folder) =>
      (await readdir(join(projectRoot, folder))).map((name) => `${folder}/${name}`),
    );
    expect([...(await Promise.all(files)).flat(), 'templates/styles/fonts.css'].sort()).toEqual(
      outputFiles.map(({ path }) => path).sort(),
    );
  });

  it.each(fontFiles)('$name contains the planned characters and no others', async (file) => {
    const { codePoints } = await measureFont(await committedFont(file));
    expect([...codePoints].sort((a, b) => a - b)).toEqual(codePointsOf(file.characters));
  });

  it.each(fontFiles)(
    '$name sets text as wide as its original, so the subset contains all shaping rules',
    async (file) => {
      const [subset, original] = await Promise.all([
        measureFont(await committedFont(file)),
        measureFont(await readFile(resolve(file.typeface.source))),
      ]);
      const { weight: range } = file.typeface;
      const weights = typeof range === 'number' ? [range] : [range.min, 600, range.max];
      for (const weight of weights) {
        const text = sampleTexts[file.script];
        // Pinning an axis rounds each advance to a whole unit.
        expect(subset.advanceOf(text, weight)).toBeCloseTo(original.advanceOf(text, weight), 3);
      }
    },
  );

  it.each(scriptCodes)('for the script %s do not exceed its size limit', async (script) => {
    const fonts = await Promise.all(fontFiles.filter((file) => file.script === script).map(committedFont));
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(scripts[script].maxBytes);
  });
});

it('the font plan assigns each character of a script and role to one file', () => {
  const assignments = fontFiles.flatMap(({ script, role, characters }) =>
    codePointsOf(characters).map((point) => `${script} ${role} ${point.toString(16)}`),
  );
  expect(assignments.length).toBe(new Set(assignments).size);
});

it('the style sheet declares every file with `font-display: swap`, and every fallback with a size adjustment', () => {
  const css = String(outputFiles.find(({ path }) => path === 'templates/styles/fonts.css')?.contents);
  for (const { name } of fontFiles) expect(css).toContain(`url("./fonts/${name}.woff2") format("woff2")`);
  const fallbacks = fontFiles.flatMap((file) => file.fallbacks);
  for (const { localNames } of fallbacks) expect(css).toContain(`local("${localNames[0]}")`);
  expect(css.match(/font-display: swap/gu)).toHaveLength(fontFiles.length);
  expect(css.match(/size-adjust: [\d.]+%/gu)).toHaveLength(fallbacks.length);
});

describe('the fonts of pictures', () => {
  const readPictureFont = (name: string) => readFile(join(fontFolder, `${name}.ttf`));

  it.each(fontFiles)(
    'for the role $role in the script $script contain every character of the page fonts',
    async (file) => {
      for (const { name } of file.typeface.pictures) {
        const { codePoints } = await measureFont(await readPictureFont(name));
        expect(codePointsOf(file.characters).filter((point) => !codePoints.has(point))).toEqual([]);
      }
    },
  );

  it('weigh at most 200 KB in total', async () => {
    const fonts = await Promise.all(pictureFonts.map(({ name }) => readPictureFont(name)));
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(200_000);
  });
});
