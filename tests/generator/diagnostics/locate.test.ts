import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContentRef } from '../../../generator/diagnostics/index.ts';
import { createFinder } from '../../../generator/diagnostics/locate.ts';
import { locate } from '../../locate.ts';

const file = 'content/en/ui.yaml';

type FieldRef = Omit<Extract<ContentRef, { path: unknown }>, 'file'>;

const spanOf = (text: string, location: FieldRef) => createFinder(() => text)({ file, ...location }).span;

/** Returns the characters at a location. */
function charactersAt(text: string, location: FieldRef): string {
  const { line, column, endLine, endColumn } = spanOf(text, location);
  const lines = text.split('\n').slice(line - 1, endLine);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, endColumn - 1);
  lines[0] = (lines[0] ?? '').slice(column - 1);
  return lines.join('\n');
}

const text = `# Words
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

it.each([
  [['title'], 'Water'],
  [['quoted key'], "'clean water'"],
  [['intro', 'steps', 0, 'text'], 'Two'],
  [['intro', 'steps', 1], 'Three'],
  [['intro', 'lead'], '>-\n    Folded text\n    of two lines'],
  [['intro', 'steps', 0], 'title: One\n      text: Two'],
  [['nothing'], '""'],
])('points to the value of %j', (path, expected) => {
  expect(charactersAt(text, { path })).toBe(expected);
});

it.each([
  [['title'], 'title'],
  [['quoted key'], '"quoted key"'],
  [['intro', 'steps'], 'steps'],
  [['intro', 'steps', 0], 'title'],
  [['intro', 'steps', 1], 'Three'],
])('points to the key of %j', (path, expected) => {
  expect(charactersAt(text, { path, part: 'key' })).toBe(expected);
});

it.each([
  [['intro', 'missing'], 'intro'],
  [['intro', 'missing', 'deeper', 3], 'intro'],
  [['intro', 'steps', 7, 'title'], 'steps'],
  [['intro', 'steps', 0, 'missing'], 'title'],
  [['intro', 'steps', 1, 'missing'], 'Three'],
  [['title', 'missing'], 'title'],
])('points to the nearest key above %j, which does not exist', (path, expected) => {
  expect(charactersAt(text, { path })).toBe(expected);
  expect(charactersAt(text, { path, part: 'key' })).toBe(expected);
});

it('points to the key of an empty value', () => {
  expect(charactersAt(text, { path: ['empty'] })).toBe('empty');
});

describe('within a text', () => {
  const yamlForms: Record<string, string> = {
    plain: 'a: Call {{phone}} now {{fee}}\n',
    'plain of several lines': 'a: Call\n  {{phone}}\n\n   now\n  {{fee}} please\n',
    'double quotes': 'a: "Call {{phone}} now {{fee}}"\n',
    'double quotes with escapes':
      'a: "\\"Call\\" \\u00e9\\x41\\U0001F600 {{phone}}\\n\\tnow \\\\ {{fee}} \\/"\n',
    'double quotes of several lines': 'a: "Call \\\n  {{phone}}\n\n  now  \n  \\  {{fee}}"\n',
    'single quotes': "a: 'It''s {{phone}} or ''{{fee}}'''\n",
    'single quotes of several lines': "a: 'It''s\n  {{phone}}\n\n\n  or {{fee}}'\n",
    'a folded block': 'a: >-\n  Call\n  {{phone}}\n\n  now\n    - indented\n    - {{fee}}\n  end\n',
    'a folded block that keeps line ends': 'a: >+\n\n  Call {{phone}}\n  now {{fee}}\n\n\n',
    'a literal block': 'b:\n  a: |\n\n    Call\n\n    {{phone}}\n      {{fee}}\n',
    'a block with explicit indentation': 'a: |2\n    Call {{phone}}\n  {{fee}}\n',
    'emoji and Arabic': 'a: "😀 مرحبا {{phone}} 😀 و {{fee}}"\n',
  };

  it.each(Object.entries(yamlForms))('finds each letter of %s', (_, source) => {
    const path = source.startsWith('b') ? ['b', 'a'] : ['a'];
    const value = String(path.reduce((data, key) => Object(data)[key], parse(source)));
    for (const [start, letter] of [...value].entries()) {
      if (!/^[a-z{}]$/u.test(letter) || [...value].join('') !== value) continue;
      const offset = [...value].slice(0, start).join('').length;
      expect(charactersAt(source, { path, within: { start: offset, length: 1 } })).toBe(letter);
    }
  });
});

it('finds the nearest location in an invalid file', () => {
  expect(charactersAt('a: 1\nb: "open\n', { path: ['a'] })).toBe('1');
  expect(spanOf('a: [1\nb: c: d\n', { path: ['e'] })).toMatchObject({ line: 1, column: 1 });
});

it('uses the fixed severity of a rule, whatever severity the diagnostic has', () => {
  const problem = { rule: 'yaml/syntax', severity: 'note', location: { file }, message: '' } as const;
  expect(locate([problem])).toMatchObject([{ severity: 'error' }]);
});
