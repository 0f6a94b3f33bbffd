/** Prints the problem list in the forms asked for, and says what it means for the exit code. */
import { writeFileSync } from 'node:fs';
import { decideColour } from '../diagnostics/colour.ts';
import {
  type Diagnostic,
  failsRun,
  formatGitHub,
  formatHuman,
  formatJobSummary,
  formatJson,
  formatTotals,
  type LocatedDiagnostic,
  locateDiagnostics,
} from '../diagnostics/index.ts';
import { isSystemError } from '../system-error.ts';
import type { CommonOptions, ReportForm } from './common-options.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Problems with the texts to show them in. */
export type ProblemList = {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
};

/** Prints and writes the list; of several exit codes 2 goes before 4, 4 before 3, 3 before 1. */
export function reportProblems(list: ProblemList, options: CommonOptions, shell: Shell): ExitCode {
  const located = locateDiagnostics(list.diagnostics, (file) => list.sources.get(file));
  const files = list.sources.size;
  const colour = decideColour({
    flag: options.color,
    environment: shell.environment,
    isTerminal: shell.isTerminal.output,
  });
  for (const form of options.forms)
    shell.print(format(form, located, { files, colour, verbose: options.verbose }));
  for (const { form, file } of options.reports) {
    writeFileSync(file, format(form, located, { files, colour: false, verbose: true }));
  }
  appendJobSummary(located, options, shell);
  const [first] = located;
  if (first !== undefined && shell.isTerminal.output && options.forms.includes('human') && !options.quiet) {
    shell.tell(`Why, and how it is written right: npm run site -- explain ${first.rule}\n`);
  }
  return codeOf(located, options.strict);
}

function codeOf(located: readonly LocatedDiagnostic[], strict: boolean): ExitCode {
  const failing = located.filter((problem) => failsRun(problem, strict));
  const has = (...rules: readonly string[]) => failing.some(({ rule }) => rules.includes(rule));
  if (has('build/output-path')) return exitCodes.usage;
  if (has('render/failed', 'build/source', 'build/nondeterministic')) return exitCodes.fault;
  if (has('build/write', 'build/locked', 'build/foreign-output')) return exitCodes.surroundings;
  return failing.length > 0 ? exitCodes.problems : exitCodes.done;
}

type FormatOptions = { readonly files: number; readonly colour: boolean; readonly verbose: boolean };

function format(form: ReportForm, located: readonly LocatedDiagnostic[], options: FormatOptions): string {
  if (form === 'json') return formatJson(located, { files: options.files });
  if (form === 'github') return formatGitHub(located);
  const totals = located.length === 0 ? '' : `\n${formatTotals(located)}\n`;
  return `${formatHuman(located, { colour: options.colour, verbose: options.verbose })}${totals}`;
}

/** The table of all problems in the job summary, where the service names a file for it. */
function appendJobSummary(located: readonly LocatedDiagnostic[], options: CommonOptions, shell: Shell): void {
  const file = shell.environment.GITHUB_STEP_SUMMARY;
  if (!options.forms.includes('github') || file === undefined || file === '') return;
  try {
    writeFileSync(file, formatJobSummary(located), { flag: 'a' });
  } catch (error) {
    // By now a site may be published, and the list is on standard output, too.
    if (!isSystemError(error)) throw error;
    shell.tell(`The job summary cannot be written: ${error.message}\n`);
  }
}
