import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleStyles, stylesEntry } from '../../../generator/bundle/bundle-styles.ts';

it.each([
  ['a block that is not closed', 'a { color: red;', 2],
  ['a bracket too many', '}', 1],
  ['a declaration without a value', 'a { color }', 1],
  ['a file that is missing', 'a { color: red }\nb { background: url(./none.svg) }', 2],
])('a style sheet ends the build with its place for %s', async (_, css, line) => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, dirname(stylesEntry)), { recursive: true });
  await writeFile(join(folder, stylesEntry), `${css}\n`);
  await expect(bundleStyles({ projectRoot: folder, minify: true })).rejects.toMatchObject({
    diagnostics: [{ rule: 'build/source', place: { file: stylesEntry, span: { line } } }],
  });
});
