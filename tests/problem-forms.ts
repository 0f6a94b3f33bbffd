/** What a command prints of problems in each form, read back. */
import { expect } from 'vitest';
import { readCommonOptions } from '../generator/commands/common-options.ts';
import { parseArguments } from '../generator/commands/parse-arguments.ts';
import { reportLocated } from '../generator/commands/report-located.ts';
import type { LocatedDiagnostic } from '../generator/diagnostics/index.ts';
import { createShell } from './generator/commands/create-shell.ts';

/** The exit code, and the places that each form of the list names. */
export type Forms = {
  readonly code: number;
  readonly places: Readonly<Record<'human' | 'json' | 'github' | 'sarif', readonly string[]>>;
};

type JsonReport = {
  readonly problems: readonly { readonly file: string; readonly line: number; readonly column: number }[];
};
type SarifPlace = {
  readonly artifactLocation: { readonly uri: string };
  readonly region: { readonly startLine: number; readonly startColumn: number };
};
type SarifLog = {
  readonly runs: readonly {
    readonly results: readonly {
      readonly locations: readonly { readonly physicalLocation: SarifPlace }[];
    }[];
  }[];
};

/** Reports problems as `check` does, once in each form. */
export function reportInForms(problems: readonly LocatedDiagnostic[]): Forms {
  const { shell, printed } = createShell({ isTerminal: false });
  const options = readCommonOptions(parseArguments(['check', '--verbose']), shell);
  const forms = ['human', 'json', 'github', 'sarif'] as const;
  const code = reportLocated(problems, 1, { ...options, formats: forms }, shell);
  const [human = '', json = '', github = '', sarif = ''] = printed;
  return {
    code,
    places: { human: ofHuman(human), json: ofJson(json), github: ofGitHub(github), sarif: ofSarif(sarif) },
  };
}

/** Asks that `check` ends with this code, and that each form of the list names the places of the problems. */
export function expectForms(problems: readonly LocatedDiagnostic[], code: number): void {
  const places = problems.map(({ file, span }) => `${file}:${span.line}:${span.column}`).sort();
  expect(reportInForms(problems)).toEqual({
    code,
    places: { human: places, json: places, github: places, sarif: places },
  });
}

const ofHuman = (text: string) =>
  Array.from(
    text.matchAll(/^(\S+:\d+:\d+) {2}(?:error|warning|note) {2}\S+$/gmu),
    ([, place = '']) => place,
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

const ofSarif = (text: string) =>
  (JSON.parse(text) as SarifLog).runs
    .flatMap(({ results }) => results.flatMap(({ locations }) => locations))
    .map(({ physicalLocation: { artifactLocation, region } }) => {
      return `${decodeURIComponent(artifactLocation.uri)}:${region.startLine}:${region.startColumn}`;
    })
    .sort();
