import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContentRef } from '../../../generator/diagnostics/diagnostic.ts';
import { pathAtLine } from '../../../generator/diagnostics/find-in-yaml.ts';
import { createFinder } from '../../../generator/diagnostics/locate.ts';
import { nearest } from '../../../generator/diagnostics/suggest.ts';
import { locate } from '../../locate.ts';
import { testTables } from '../../table.ts';

const file = 'content/en/ui.yaml';

type FieldRef = Omit<Extract<ContentRef, { path: unknown }>, 'file'>;
type Path = FieldRef['path'];

const spanOf = (text: string, location: FieldRef) => createFinder(() => text)({ file, ...location }).span;

function charactersAt(text: string, location: FieldRef): string {
  const { line, column, endLine, endColumn } = spanOf(text, location);
  const lines = text.split('\n').slice(line - 1, endLine);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, endColumn - 1);
  lines[0] = (lines[0] ?? '').slice(column - 1);
  return lines.join('\n');
}

function findsLetters(text: string): boolean {
  const letters = [...String(parse(text).a)].map((letter, index, all) => ({
    letter,
    start: all.slice(0, index).join('').length,
  }));
  return letters
    .filter(({ letter }) => /^[a-z{}]$/u.test(letter))
    .every(
      ({ letter, start }) => charactersAt(text, { path: ['a'], within: { start, length: 1 } }) === letter,
    );
}

const firstFile = `# Words
title: Water
"quoted key": 'clean water'
intro:
  lead: >-
    Folded text
    of two lines
  steps:
    - title: One
      text: Two
    - Three
empty:
nothing: ""
`;

const secondFile = `# a comment
published: 2026-11-22
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

const valueAt = (path: Path) => charactersAt(firstFile, { path });
const keyAt = (path: Path) => charactersAt(firstFile, { path, part: 'key' });

testTables(join(import.meta.dirname, 'locations.yaml'), {
  value: valueAt,
  key: keyAt,
  'nearest key': (path: Path) => [valueAt(path), keyAt(path)],
  'letters of a text': findsLetters,
  'path at a line': (line: number) => pathAtLine(secondFile, line),
  suggestion: nearest,
});

it('finds the nearest location in an invalid file', () => {
  expect(charactersAt('a: 1\nb: "open\n', { path: ['a'] })).toBe('1');
  expect(spanOf('a: [1\nb: c: d\n', { path: ['e'] })).toMatchObject({ line: 1, column: 1 });
});

it('uses the fixed severity of a rule, whatever severity the diagnostic has', () => {
  const problem = { rule: 'yaml/syntax', severity: 'note', location: { file }, message: '' } as const;
  expect(locate([problem])).toMatchObject([{ severity: 'error' }]);
});
