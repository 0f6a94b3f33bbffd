import { locateProblems } from '../authoring/translations/previous-texts.ts';
import { failsRun, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { formatGitHub, formatJobSummary } from '../diagnostics/format-github.ts';
import { formatHuman, type HumanOptions, shownPerRule } from '../diagnostics/format-human.ts';
import { formatJson } from '../diagnostics/format-json.ts';
import { explainStrict, formatTotals } from '../diagnostics/format-totals.ts';
import { explainWriteError, SystemError, writeFile } from '../files/system-error.ts';
import type { Build } from '../pipeline/build-site.ts';
import { type CommonOptions, type ReportFormat, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

export type ProblemList = Pick<Build, 'diagnostics' | 'sources'>;

export function reportProblems(list: ProblemList, options: CommonOptions, context: ProcessContext): ExitCode {
  const isShort =
    !options.verbose && options.reports.length === 0 && options.formats.every((format) => format === 'human');
  const located = locateProblems(list, context.projectRoot, isShort ? shownPerRule : undefined);
  return reportLocated(located, list.sources.size, options, context);
}

/** Reports a bug of the program in the requested machine-readable formats, whose output must be complete. */
export function reportBugDiagnostic({ message }: Error, args: Arguments, context: ProcessContext): void {
  const options = readCommonOptions(args, context);
  const formats = options.formats.filter((format) => format !== 'human');
  const diagnostics = [{ rule: 'build/internal-error', location: { file: 'generator' }, message }] as const;
  reportProblems({ diagnostics, sources: new Map() }, { ...options, formats }, context);
}

/** When several exit codes apply, the order of precedence is 2, 4, 3, 1. Throws `SystemError`. */
export function reportLocated(
  located: readonly LocatedDiagnostic[],
  fileCount: number,
  options: CommonOptions,
  context: ProcessContext,
): ExitCode {
  const { formats, reports, strict, quiet } = options;
  const failing = located.filter((problem) => failsRun(problem, strict));
  const strictReason = failing.length > 0 ? options.strictReason : undefined;
  for (const format of formats)
    context.stdout(formatProblems(format, located, { ...options, strictReason, fileCount }));
  for (const { format, file } of reports) {
    const text = formatProblems(format, located, { fileCount, color: false, verbose: true });
    const error = writeFile(file, text);
    if (error !== undefined) throw new SystemError(explainWriteError(error, { ...context, path: file }));
  }
  if (formats.includes('github')) appendJobSummary(located, context);
  const [first] = located;
  if (first !== undefined && context.isTerminal && formats.includes('human') && !quiet) {
    context.stderr(`Explanation and example: npm run explain -- ${first.rule}\n`);
  }
  return findExitCode(located, strict);
}

function findExitCode(located: readonly LocatedDiagnostic[], strict: boolean): ExitCode {
  const failing = located.filter((problem) => failsRun(problem, strict));
  const has = (...rules: readonly string[]) => failing.some(({ rule }) => rules.includes(rule));
  if (has('build/output-path')) return exitCodes.usage;
  if (has('render/failed', 'build/source', 'build/nondeterministic', 'build/internal-error'))
    return exitCodes.bug;
  if (has('build/write', 'build/locked', 'build/foreign-output')) return exitCodes.environment;
  return failing.length > 0 ? exitCodes.problems : exitCodes.done;
}

type FormatOptions = HumanOptions &
  Partial<Pick<CommonOptions, 'strictReason'>> & { readonly fileCount: number };

function formatProblems(
  format: ReportFormat,
  located: readonly LocatedDiagnostic[],
  options: FormatOptions,
): string {
  if (format === 'json') return formatJson(located, options.fileCount);
  if (format === 'github') return formatGitHub(located, options.strictReason);
  const totals =
    located.length === 0 ? '' : `\n${formatTotals(located)}${explainStrict(located, options.strictReason)}\n`;
  return `${formatHuman(located, options)}${totals}`;
}

/** Appends a table of all problems to the job summary when GITHUB_STEP_SUMMARY names a file. */
function appendJobSummary(
  located: readonly LocatedDiagnostic[],
  { environment, stderr }: ProcessContext,
): void {
  const file = environment.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const error = writeFile(file, formatJobSummary(located), { append: true });
  // Not an error, because the site may already be published and the list is on standard output.
  if (error !== undefined) stderr(`The job summary cannot be written: ${error.message}\n`);
}
