import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { extractReferences } from '../../../../generator/pipeline/render/extract-references.ts';

it('returns addresses as they were written, although React escapes them', () => {
  const href = `/a&b="c"'d'<e>.png`;
  expect(extractReferences(renderToString(createElement('a', { href }))).links).toEqual([href]);
});
