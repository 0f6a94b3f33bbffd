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
  const locations = problems.map(({ file, span }) => `${file}:${span.line}:${span.column}`).sort();
  expect([ofHuman(human), ofJson(json), ofGitHub(github)]).toEqual([locations, locations, locations]);
}

const ofHuman = (text: string) =>
  Array.from(
    text.matchAll(/^(\S+:\d+:\d+) {2}(?:error|warning|note) {2}\S+$/gmu),
    ([, location = '']) => location,
  ).sort();

const ofJson = (text: string) =>
  (JSON.parse(text) as JsonReport).problems
    .map(({ file, line, column }) => `${file}:${line}:${column}`)
    .sort();

const ofGitHub = (text: string) =>
  Array.from(
    text.matchAll(/^::(?:error|warning|notice) file=([^,]*),line=(\d+),endLine=\d+,col=(\d+),/gmu),
    ([, file, line, column]) => `${file}:${line}:${column}`,
  ).sort();
