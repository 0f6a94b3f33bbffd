import { expect, it } from 'vitest';
import {
  bundleStyles,
  printEntry,
  stylesEntry,
} from '../../../../generator/pipeline/bundle/bundle-styles.ts';
import { makeFolder } from '../../make-folder.ts';

it.each([
  ['an unclosed block', 'a { color: red;', 2],
  ['an extra bracket', '}', 1],
  ['a declaration without a value', 'a { color }', 1],
  ['a missing file', 'a { color: red }\nb { background: url(./none.svg) }', 2],
])('a style sheet with %s fails the build with its location', async (_, css, line) => {
  const projectRoot = makeFolder({ [stylesEntry]: `${css}\n`, [printEntry]: '' });
  await expect(bundleStyles({ projectRoot, minify: true })).rejects.toMatchObject({
    diagnostics: [{ rule: 'build/source', location: { file: stylesEntry, span: { line } } }],
  });
});
