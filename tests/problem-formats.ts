import { expect } from 'vitest';
import { readCommonOptions } from '../generator/commands/common-options.ts';
import { parseArguments } from '../generator/commands/parse-arguments.ts';
import { reportLocated } from '../generator/commands/report-problems.ts';
import type { LocatedDiagnostic } from '../generator/diagnostics/diagnostic.ts';
import { createProcessContext } from './generator/commands/create-process-context.ts';

type JsonReport = {
  readonly problems: readonly { readonly file: string; readonly line: number; readonly column: number }[];
};

export function expectInEveryFormat(problems: readonly LocatedDiagnostic[], code: number): void {
  const { context, printed } = createProcessContext({ isTerminal: false });
  const options = readCommonOptions(parseArguments(['check', '--verbose']), context);
  const formats = ['human', 'json', 'github'] as const;
  expect(reportLocated(problems, 1, { ...options, formats }, context)).toBe(code);
  const [human = '', json = '', github = ''] = printed;
  const { problems: parsed }: JsonReport = JSON.parse(json);
  const located = problems.map(({ file, span }) => `${file}:${span.line}:${span.column}`).sort();
  const inJson = parsed.map(({ file, line, column }) => `${file}:${line}:${column}`).sort();
  const found = [locationsIn(human, humanLine), inJson, locationsIn(github, gitHubLine)];
  expect(found).toEqual([located, located, located]);
}

const humanLine = /^(\S+):(\d+):(\d+) {2}(?:error|warning|note) {2}\S+$/gmu;
const gitHubLine = /^::(?:error|warning|notice) file=([^,]*),line=(\d+),endLine=\d+,col=(\d+),/gmu;

const locationsIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, ...location]) => location.join(':')).sort();
