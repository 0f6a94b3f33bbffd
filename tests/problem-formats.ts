/** Prints problems in every output format and reads their locations back. */
import { expect } from 'vitest';
import { readCommonOptions } from '../generator/commands/common-options.ts';
import { parseArguments } from '../generator/commands/parse-arguments.ts';
import { reportLocated } from '../generator/commands/report-problems.ts';
import type { LocatedDiagnostic } from '../generator/diagnostics/diagnostic.ts';
import { createProcessContext } from './generator/commands/create-process-context.ts';

export type FormatReports = {
  readonly code: number;
  readonly locations: Readonly<Record<'human' | 'json' | 'github', readonly string[]>>;
};

type JsonReport = {
  readonly problems: readonly { readonly file: string; readonly line: number; readonly column: number }[];
};

/** Reports problems as `check` does, once in each format. */
export function reportInEveryFormat(problems: readonly LocatedDiagnostic[]): FormatReports {
  const { context, printed } = createProcessContext({ isTerminal: false });
  const options = readCommonOptions(parseArguments(['check', '--verbose']), context);
  const forms = ['human', 'json', 'github'] as const;
  const code = reportLocated(problems, 1, { ...options, formats: forms }, context);
  const [human = '', json = '', github = ''] = printed;
  return {
    code,
    locations: { human: ofHuman(human), json: ofJson(json), github: ofGitHub(github) },
  };
}

/** Expects that `check` has this exit code, and that every format contains the locations of the problems. */
export function expectInEveryFormat(problems: readonly LocatedDiagnostic[], code: number): void {
  const locations = problems.map(({ file, span }) => `${file}:${span.line}:${span.column}`).sort();
  expect(reportInEveryFormat(problems)).toEqual({
    code,
    locations: { human: locations, json: locations, github: locations },
  });
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
