/** The messages for bad YAML: yaml-messages.txt has each case with its source and its problems. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LocatedDiagnostic, SourceLocation } from '../../../../generator/diagnostics/index.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { locate } from '../../../locate.ts';

const file = join(import.meta.dirname, 'yaml-messages.txt');

it('reports the problems of each case', async () => {
  const [head = '', ...cases] = readFileSync(file, 'utf8').split(/^(?==== )/mu);
  expect(cases.length).toBeGreaterThan(50);
  await expect([head, ...cases.map(withProblems)].join('')).toMatchFileSnapshot(file);
});

function withProblems(written: string): string {
  const [title = '', ...lines] = written.trimEnd().split('\n');
  const source = lines.filter((line) => !line.startsWith('> '));
  const text = `${source.join('\n')}\n`.replaceAll(/\\(?:t|u\{(\w+)\})/gu, (_, code: string | undefined) =>
    code === undefined ? '\t' : String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const { value, diagnostics } = parseFile({ path: 'content/en/ui.yaml', text, hash: '' });
  expect(value.data === undefined).toBe(diagnostics.length > 0);
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
