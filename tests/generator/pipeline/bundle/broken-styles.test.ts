import { expect, it } from 'vitest';
import {
  bundleStyles,
  printEntry,
  stylesEntry,
} from '../../../../generator/pipeline/bundle/bundle-styles.ts';
import { makeFolder } from '../../make-folder.ts';

it.each([
  ['a block that is not closed', 'a { color: red;', 2],
  ['a bracket too many', '}', 1],
  ['a declaration without a value', 'a { color }', 1],
  ['a file that is missing', 'a { color: red }\nb { background: url(./none.svg) }', 2],
])('a style sheet fails the build with its location for %s', async (_, css, line) => {
  const projectRoot = makeFolder({ [stylesEntry]: `${css}\n`, [printEntry]: '' });
  await expect(bundleStyles({ projectRoot, minify: true })).rejects.toMatchObject({
    diagnostics: [{ rule: 'build/source', location: { file: stylesEntry, span: { line } } }],
  });
});
