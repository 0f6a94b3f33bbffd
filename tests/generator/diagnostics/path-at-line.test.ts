import { expect, it } from 'vitest';
import { pathAtLine } from '../../../generator/diagnostics/find-in-yaml.ts';

const text = `# a comment
updated: 2026-11-22
seo:
  title: >
    A long title
    of two lines
figures: { kind: money,
  amount: 5 }
steps:
  - title: One
    lines:
      - first
      - second

  - { title: Two }
`;

it.each([
  ['a value', 2, ['updated']],
  ['the name of a block', 3, ['seo']],
  ['a text of several lines', 6, ['seo', 'title']],
  ['a block in braces', 7, ['figures']],
  ['the first field of an item', 10, ['steps', 0, 'title']],
  ['an item of a list', 13, ['steps', 0, 'lines', 1]],
  ['an item in braces', 15, ['steps', 1]],
  ['a comment at the top', 1, []],
  ['a line beyond the end', 99, []],
])('finds %s', (_what, line, path) => {
  expect(pathAtLine(text, line)).toEqual(path);
});
