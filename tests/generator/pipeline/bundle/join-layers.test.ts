import { expect, it } from 'vitest';
import { joinLayers } from '../../../../generator/pipeline/bundle/bundle-styles.ts';

it.each([
  ['blocks of one layer', '@layer a{b{c:d}}@layer a{e{f:g}}@layer a{h{i:j}}', '@layer a{b{c:d}e{f:g}h{i:j}}'],
  [
    'each run of a layer',
    '@layer a{b{c:d}}@layer a{e{f:g}}@layer h{i{j:k}}@layer h{l{m:n}}',
    '@layer a{b{c:d}e{f:g}}@layer h{i{j:k}l{m:n}}',
  ],
  [
    'blocks that end together',
    '@layer a{@media(b){c{d:e}}}@layer a{f{g:h}}',
    '@layer a{@media(b){c{d:e}}f{g:h}}',
  ],
])('joins %s', (_, css, joined) => {
  expect(joinLayers(css)).toBe(joined);
});

it.each([
  ['of two layers', '@layer a{b{c:d}}@layer e{f{g:h}}'],
  ['with styles of no layer between them', '@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}'],
  ['inside of other blocks', '@media(a){@layer b{c{d:e}}}@layer b{f{g:h}}'],
  ['whose braces are text', '@layer a{b{content:"}@layer a{"}}'],
])('does not join blocks %s', (_, css) => {
  expect(joinLayers(css)).toBe(css);
});
