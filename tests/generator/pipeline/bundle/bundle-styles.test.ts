import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bundleStyles,
  joinLayers,
  printEntry,
  stylesEntry,
} from '../../../../generator/pipeline/bundle/bundle-styles.ts';
import { shorten, shortNames } from '../../../../generator/pipeline/bundle/shorten-properties.ts';
import { testTables } from '../../../table.ts';
import { makeFolder } from '../../make-folder.ts';

testTables(join(import.meta.dirname, 'bundle-styles.yaml'), {
  'joined layers': joinLayers,
  'short names': (css: string, script: string) => shorten(css, shortNames(css, script)),
});

it('custom properties get as many different names as they need', () => {
  const declarations = Array.from({ length: 800 }, (_, index) => `--name-${index}:0`).join(';');
  expect(new Set(shortNames(declarations, '').values()).size).toBe(800);
});

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
