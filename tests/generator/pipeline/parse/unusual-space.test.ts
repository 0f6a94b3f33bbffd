import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';

const parse = (text: string) => parseFile({ path: 'content/en/a.yaml', text, hash: '' });

describe('an unusual space character', () => {
  it.each([
    ['before a colon', 'a: b\ntitle\u00a0: c\n', 'no-break space (U+00A0)', 2, 6],
    ['after a colon', 'title:\u00a0c\nb: d\n', 'no-break space (U+00A0)', 1, 7],
    [
      'after a colon, on the last line of a block',
      'hero:\n  title:\u3000c\n',
      'ideographic space (U+3000)',
      2,
      9,
    ],
    ['on both sides of a colon', 'title\u202f:\u202fc\n', 'narrow no-break space (U+202F)', 1, 6],
    ['in a name', 'title\u200f: c\n', 'invisible character (U+200F)', 1, 6],
    ['after a dash', 'list:\n  -\u00a0one\n', 'no-break space (U+00A0)', 2, 4],
    ['after a name in a list', 'list:\n  - title:\u2003c\n', 'unusual space (U+2003)', 2, 11],
  ])('%s is reported with its name and column', (_, text, name, line, column) => {
    const { value, diagnostics } = parse(text);
    expect(value.data).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({ rule: 'yaml/syntax', location: { span: { line, column } } });
    expect(diagnostics[0]?.message).toContain(` ${name} is in column ${column}`);
  });

  it.each([
    ['in a text', 'title: Remarque\u00a0:\u00a0oui\n'],
    ['at the start of a text', 'title: \u200fنص\n'],
    ['at the end of an item', 'list:\n  - one\u00a0\n'],
    ['after a colon in a text of several lines', 'title: >-\n  note:\u00a0yes\n  more\n'],
    ['around a colon in an item', 'list:\n  - Remarque\u00a0:\u00a0oui\n'],
  ])('%s is part of the text', (_, text) => {
    expect(parse(text).diagnostics).toEqual([]);
  });
});

it.each([
  ['with all markers', 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\nc: 4\n', 2],
  [
    'with the common ancestor',
    'a: 1\n<<<<<<< HEAD\nb: 2\n||||||| 1234567\nb: 0\n=======\nb: 3\n>>>>>>> main\n',
    2,
  ],
  ['with only the last marker', 'a: 1\nb: 3\n>>>>>>> main\n', 3],
])('an unfinished merge, %s, is the only reported problem', (_, text, line) => {
  const { value, diagnostics } = parse(`${text}title: "open\n`);
  expect(value.data).toBeUndefined();
  expect(diagnostics).toMatchObject([{ rule: 'yaml/conflict', location: { span: { line, column: 1 } } }]);
});
