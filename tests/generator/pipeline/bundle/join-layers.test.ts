import { expect, it } from 'vitest';
import { joinLayers } from '../../../../generator/pipeline/bundle/bundle-styles.ts';

it.each([
  ['blocks of one layer', '@layer a{b{c:d}}@layer a{e{f:g}}@layer a{h{i:j}}', '@layer a{b{c:d}e{f:g}h{i:j}}'],
  [
    'each sequence of blocks of a layer',
    '@layer a{b{c:d}}@layer a{e{f:g}}@layer h{i{j:k}}@layer h{l{m:n}}',
    '@layer a{b{c:d}e{f:g}}@layer h{i{j:k}l{m:n}}',
  ],
  [
    'a block that ends with a nested block',
    '@layer a{@media(b){c{d:e}}}@layer a{f{g:h}}',
    '@layer a{@media(b){c{d:e}}f{g:h}}',
  ],
])('joins %s', (_, css, joined) => {
  expect(joinLayers(css)).toBe(joined);
});

it.each([
  ['of two layers', '@layer a{b{c:d}}@layer e{f{g:h}}'],
  ['with unlayered styles between them', '@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}'],
  ['inside other blocks', '@media(a){@layer b{c{d:e}}}@layer b{f{g:h}}'],
  ['with braces inside a string', '@layer a{b{content:"}@layer a{"}}'],
])('does not join blocks %s', (_, css) => {
  expect(joinLayers(css)).toBe(css);
});
