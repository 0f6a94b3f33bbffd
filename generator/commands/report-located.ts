/** Prints the problem list in the forms asked for, and says what it means for the exit code. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { formatGitHub, formatJobSummary } from '../diagnostics/format-github.ts';
import { formatHuman, type HumanOptions } from '../diagnostics/format-human.ts';
import { formatJson } from '../diagnostics/format-json.ts';
import { formatSarif } from '../diagnostics/format-sarif.ts';
import { explainStrict, formatTotals } from '../diagnostics/format-totals.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import { failsRun } from '../diagnostics/severity-of.ts';
import { programRoot } from '../files/hash.ts';
import { catchSystemError, SystemError } from '../files/system-error.ts';
import { explainWriteError } from '../pipeline/emit/output-folder.ts';
import type { CommonOptions, ReportForm } from './common-options.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/**
 * Prints and writes problems that were found in so many files; of several exit codes 2 goes before 4, 4 before 3, 3
 * before 1. Throws `RefusedError`.
 */
export function reportLocated(
  located: readonly LocatedDiagnostic[],
  files: number,
  options: CommonOptions,
  shell: Shell,
): ExitCode {
  const { forms, reports, strict, quiet } = options;
  const failing = located.filter((problem) => failsRun(problem, strict));
  const strictBecause = failing.length > 0 ? options.strictBecause : undefined;
  for (const form of forms) shell.print(format(form, located, { ...options, strictBecause, files }));
  for (const { form, file } of reports) {
    const text = format(form, located, { files, colour: false, verbose: true });
    const refusal = catchSystemError(() => writeFileSync(file, text));
    if (refusal !== undefined) throw new SystemError(explainWriteError(refusal, { ...shell, path: file }));
  }
  if (forms.includes('github')) appendJobSummary(located, shell);
  const [first] = located;
  if (first !== undefined && shell.isTerminal && forms.includes('human') && !quiet) {
    shell.tell(`Why, and how it is written right: npm run site -- explain ${first.rule}\n`);
  }
  return codeOf(located, strict);
}

/** The page of a rule in Markdown, which says why it is there and shows wrong and right. */
export const readRulePage = (id: RuleId): string =>
  readFileSync(`${programRoot}/schema/rules/${id}.md`, 'utf8');

function codeOf(located: readonly LocatedDiagnostic[], strict: boolean): ExitCode {
  const failing = located.filter((problem) => failsRun(problem, strict));
  const has = (...rules: readonly string[]) => failing.some(({ rule }) => rules.includes(rule));
  if (has('build/output-path')) return exitCodes.usage;
  if (has('render/failed', 'build/source', 'build/nondeterministic', 'build/fault')) return exitCodes.fault;
  if (has('build/write', 'build/locked', 'build/foreign-output')) return exitCodes.environment;
  return failing.length > 0 ? exitCodes.problems : exitCodes.done;
}

type FormatOptions = HumanOptions &
  Partial<Pick<CommonOptions, 'strictBecause'>> & { readonly files: number };

function format(form: ReportForm, located: readonly LocatedDiagnostic[], options: FormatOptions): string {
  if (form === 'json') return formatJson(located, options.files);
  if (form === 'github') return formatGitHub(located, options.strictBecause);
  if (form === 'sarif') return formatSarif(located, readRulePage);
  const totals =
    located.length === 0
      ? ''
      : `\n${formatTotals(located)}${explainStrict(located, options.strictBecause)}\n`;
  return `${formatHuman(located, options)}${totals}`;
}

/** The table of all problems in the job summary, where the service names a file for it. */
function appendJobSummary(located: readonly LocatedDiagnostic[], { environment, tell }: Shell): void {
  const file = environment.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const refusal = catchSystemError(() => writeFileSync(file, formatJobSummary(located), { flag: 'a' }));
  // By now a site may be published, and the list is on standard output, too.
  if (refusal !== undefined) tell(`The job summary cannot be written: ${refusal.message}\n`);
}
