import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LocatedDiagnostic, SourceLocation } from '../../../../generator/diagnostics/diagnostic.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { locate } from '../../../locate.ts';

const parseText = (text: string) => parseFile({ path: 'content/en/ui.yaml', text, hash: '' });
const rulesOf = (text: string) => parseText(text).diagnostics.map(({ rule }) => rule);

it('parses only true, false, null and numbers as other types than text', () => {
  const text = 'a: yes\nb: no\nc: 010\nd: 1.10\ne: 2026-01-01\nf: true\ng: null\nh: ~\ni: 0x10\n';
  const data = { a: 'yes', b: 'no', c: 10, d: 1.1, e: '2026-01-01', f: true, g: null, h: null, i: 16 };
  expect(parseText(text).value).toEqual(data);
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

it('reports each of 2,000 duplicate keys, and a key that occurs 10,000 times once', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `n${index}:\n`);
  expect(parseText(names.map((name) => name + name).join('')).diagnostics).toHaveLength(2000);
  expect(parseText(':\n'.repeat(10_000)).diagnostics).toHaveLength(1);
});

const file = join(import.meta.dirname, 'yaml-messages.txt');

it('reports the problems of each case', async () => {
  const [head = '', ...cases] = readFileSync(file, 'utf8').split(/^(?==== )/mu);
  expect(cases.length).toBeGreaterThan(40);
  await expect([head, ...cases.map(withProblems)].join('')).toMatchFileSnapshot(file);
});

function withProblems(written: string): string {
  const [title = '', ...lines] = written.trimEnd().split('\n');
  const source = lines.filter((line) => !line.startsWith('> '));
  const text = `${source.join('\n')}\n`.replaceAll(/\\(?:t|u\{(\w+)\})/gu, (_, code: string | undefined) =>
    code === undefined ? '\t' : String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const { value, diagnostics } = parseFile({ path: 'content/en/ui.yaml', text, hash: '' });
  expect(value === undefined).toBe(diagnostics.length > 0);
  const problems = locate(diagnostics, () => text).flatMap(linesOf);
  return `${[title, ...source, ...problems.map((line) => `> ${line}`)].join('\n')}\n\n`;
}

function linesOf({ rule, message, fix, related, ...location }: LocatedDiagnostic): string[] {
  return [
    `${spanOf(location)} ${rule}: ${message}`,
    ...(typeof fix === 'object' ? [`  write: ${fix.yaml.replaceAll('\n', '⏎')}`] : [`  ${fix}`]),
    ...related.map(({ label, ...place }) => `  ${label}: ${spanOf(place)}`),
  ];
}

const spanOf = ({ span: { line, column, endLine, endColumn } }: SourceLocation) =>
  `${line}:${column}-${endLine === line ? '' : `${endLine}:`}${endColumn}`;
