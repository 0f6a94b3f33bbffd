import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatHuman } from '../../../../generator/diagnostics/index.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { locate } from '../../../locate.ts';
import { expectInEveryFormat } from '../../../problem-formats.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'yaml');
const parseText = (text: string) => parseFile({ path: 'content/en/ui.yaml', text, hash: '' });
const rulesOf = (text: string) => parseText(text).diagnostics.map(({ rule }) => rule);

it.each(readdirSync(fixtures).filter((name) => name.endsWith('.yaml')))(
  'prints the expected messages for %s',
  async (name) => {
    const text = readFileSync(join(fixtures, name), 'utf8');
    const { value, diagnostics } = parseFile({ path: `content/en/${name}`, text, hash: '' });
    const problems = locate(diagnostics, () => text);
    const printed = formatHuman(problems, { colour: false });
    expect(value.data === undefined).toBe(diagnostics.length > 0);
    await expect(printed).toMatchFileSnapshot(join(fixtures, name.replace(/\.yaml$/u, '.expected.txt')));
    expectInEveryFormat(problems, problems.length > 0 ? 1 : 0);
  },
);

it('returns the data that YAML 1.2 defines', () => {
  const text = readFileSync(join(fixtures, 'valid.yaml'), 'utf8');
  expect(parseText(text).value.data).toEqual(parse(text));
});

it('parses only true, false, null and numbers as other types than text', () => {
  const text = 'a: yes\nb: no\nc: 010\nd: 1.10\ne: 2026-01-01\nf: true\ng: null\nh: ~\ni: 0x10\n';
  const data = { a: 'yes', b: 'no', c: 10, d: 1.1, e: '2026-01-01', f: true, g: null, h: null, i: 16 };
  expect(parseText(text).value.data).toEqual(data);
});

it('counts lines and columns like an editor, also after emoji and Windows line endings', () => {
  const { diagnostics } = parseText('a: "😀"\r\nb: { c: "😀", d: @x }\r\n');
  expect(diagnostics).toMatchObject([
    { rule: 'yaml/needs-quotes', location: { span: { line: 2, column: 18, endLine: 2, endColumn: 19 } } },
  ]);
});

it('reports CR line endings once', () => {
  expect(rulesOf('a: 1\rb: 2\rc: d: e\r')).toEqual(['yaml/syntax']);
});

it.each([
  ['brackets', '['.repeat(100_000)],
  ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['braces', '{a: '.repeat(100_000)],
  ['dashes', `${'- '.repeat(100_000)}x\n`],
  ['question marks', `${'? '.repeat(100_000)}x\n`],
  ['indented keys', `${Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')}`],
])('reports %s that are nested too deeply, and nothing else', (_, text) => {
  expect(rulesOf(text)).toEqual(['yaml/too-deep']);
});

it('does not count unquoted colons as depth', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `key${index}: a: b\n`).join('');
  expect(new Set(rulesOf(lines))).toEqual(new Set(['yaml/needs-quotes']));
});

it('reports problems before the first error that makes the structure ambiguous, and none after it', () => {
  const text = 'a: b: c\nd: @e\nf: text #1\ng: "open\nh: i: j\nk: 1\nk: 2\n';
  expect(
    parseText(text).diagnostics.map(({ rule, location }) => [rule, 'span' in location && location.span.line]),
  ).toEqual([
    ['yaml/needs-quotes', 1],
    ['yaml/needs-quotes', 2],
    ['yaml/hash-comment', 3],
    ['yaml/syntax', 4],
  ]);
});

it('reports each of 5,000 duplicate keys, and a key that occurs 10,000 times once', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `n${index}:\n`);
  expect(parseText(names.map((name) => name + name).join('')).diagnostics).toHaveLength(5000);
  expect(parseText(':\n'.repeat(10_000)).diagnostics).toHaveLength(1);
});
