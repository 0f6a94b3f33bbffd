import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseColours } from '../../../../templates/share/colours.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

const css = readFileSync(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8');

it('parseColours rejects a style sheet that lacks a colour', () => {
  expect(() => parseColours(css.replaceAll('--c-thread:', '--c-other:'))).toThrow(
    'tokens.css gives --c-thread no colour.',
  );
  expect(() => parseColours(css.replaceAll('--c-page: #f6f0e4', '--c-page: red'))).toThrow(
    'tokens.css gives --c-page no colour.',
  );
});
