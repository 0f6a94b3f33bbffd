import { buildAcceptedLines, buildAllLines, selectAccepted } from '../authoring/translations/lock-lines.ts';
import { createPreviousTextFinder } from '../authoring/translations/previous-texts.ts';
import {
  formatCoverage,
  formatReport,
  measureCoverage,
  type PreviousTextOf,
} from '../authoring/translations/report.ts';
import { type SurveyInput, surveyTranslations, type Translation } from '../authoring/translations/survey.ts';
import { createContentIndex } from '../content/content-index.ts';
import { markDrafts, withoutDrafts } from '../content/drafts.ts';
import {
  ACCEPT_COMMAND,
  findDays,
  formatLock,
  LOCK_FILE,
  type LockLines,
  parseLock,
  previousSourcesOf,
} from '../content/lock.ts';
import { dayIn, timeZoneOf } from '../content/routes/build-day.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { nearest, suggestion } from '../diagnostics/suggest.ts';
import { systemErrorMessage, writeFile } from '../files/system-error.ts';
import { openHistory } from '../pipeline/read/read-history.ts';
import { runUnitRules } from '../rules/run-rules.ts';
import { type CommonOptions, readCommonOptions, resolveResult } from './common-options.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { readProject, saveContent } from './project.ts';
import { type ProblemList, reportProblems } from './report-problems.ts';
import { readLanguages } from './selection.ts';

type TranslationsRun = {
  readonly args: Arguments;
  readonly positionals: readonly string[];
  readonly common: CommonOptions;
  readonly context: ProcessContext;
  readonly content: SurveyInput;
  readonly translations: readonly Translation[];
  readonly lockText: string | undefined;
  readonly sources: ProblemList['sources'];
};

type Action = (run: TranslationsRun) => ExitCode;

const actions: ReadonlyMap<string | undefined, Action> = new Map<string | undefined, Action>([
  [undefined, reportCoverage],
  ['stale', listStale],
  ['accept', accept],
  ['report', writeReport],
]);

/** Throws `UsageError` for invalid values. */
export async function translations(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const [actionName, ...positionals] = args.positionals;
  const action = actions.get(actionName);
  if (action === undefined) {
    const names = [...actions.keys()].filter((name) => name !== undefined);
    throw new UsageError(
      `translations takes ${names.join(', ')}, not "${actionName}". ${suggestion(nearest(actionName ?? '', names))}`,
    );
  }
  if (actionName !== 'accept' && positionals.length > 0)
    throw new UsageError(`${actionName} takes no further argument.`);
  // Otherwise the texts of a file that cannot be read would count as not translated.
  const project = await readProject(context, { isComplete: true });
  if ('diagnostics' in project) return reportProblems(project, common, context);
  const { files, sources, lockText, tags, sourceLanguage: source } = project;
  const languages = readLanguages(args, tags) ?? tags;
  const content = { files, lock: parseLock(lockText ?? ''), source, languages };
  const found = surveyTranslations(content);
  return action({ args, positionals, common, context, content, translations: found, lockText, sources });
}

function reportCoverage({ args, translations: found, content, context }: TranslationsRun): ExitCode {
  const minimum = Number(firstValue(args, 'fail-under') ?? 0);
  if (!(minimum >= 0 && minimum <= 100))
    throw new UsageError('--fail-under takes a percentage from 0 to 100.');
  const languages = measureCoverage(found);
  const report = { version: 1, source: content.source, languages };
  const isJson = firstValue(args, 'format') === 'json';
  context.stdout(isJson ? `${JSON.stringify(report, null, 2)}\n` : formatCoverage(languages));
  return languages.some(({ percent }) => percent < minimum) ? exitCodes.problems : exitCodes.done;
}

/** Exits with 0, because the list is the requested result. */
function listStale({ content, lockText = '', sources, common, context }: TranslationsRun): ExitCode {
  const { files, languages } = content;
  const index = createContentIndex({ files, lockText });
  const found = runUnitRules(index, ['i18n/stale']).filter(({ language = '' }) =>
    languages.includes(language),
  );
  reportProblems({ diagnostics: markDrafts(found, files), sources }, common, context);
  return exitCodes.done;
}

/** Without arguments, all texts that are not stale and all files without a day. */
function accept(run: TranslationsRun): ExitCode {
  const { args, positionals, translations: found, content, context } = run;
  const { files } = content;
  const isTrivial = args.options.has('trivial');
  if (args.options.has('language')) throw new UsageError('accept takes files or keys, not --language.');
  if (positionals.length === 0 && isTrivial)
    throw new UsageError('--trivial needs the files or keys to accept.');
  const today = dayIn(timeZoneOf(files), context.now());
  if (positionals.length === 0) {
    reportUnnamed(run);
    return writeLock(buildAllLines(content, found, today), run);
  }
  const paths = files.map(({ source }) => source.path);
  const selections = positionals.map((argument) => selectAccepted(argument, paths, found, isTrivial));
  const errors = selections.flatMap((selection) => ('error' in selection ? selection.error : []));
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  const accepted = selections.flatMap((selection) => ('error' in selection ? [] : selection));
  const named = {
    translations: accepted.flatMap((selection) => selection.translations),
    files: accepted.flatMap((selection) => selection.files),
  };
  reportStale(
    found.filter((text) => named.files.includes(text.file) && !named.translations.includes(text)),
    context,
  );
  return writeLock(buildAcceptedLines(content, named, { today, isTrivial }), run);
}

/** Changed files are only recorded when an argument names them. */
function reportUnnamed({ content: { files, lock }, translations: found, context }: TranslationsRun): void {
  reportStale(found, context);
  const days = findDays(files, lock);
  const changed = withoutDrafts(files).filter(({ source }) => days.get(source.path)?.isCurrent === false);
  if (changed.length === 0) return;
  const paths = changed.map(({ source }) => source.path).join(' ');
  context.stderr(
    `${plural(changed.length, 'changed file')} not recorded. Record today: ${ACCEPT_COMMAND} ${paths}\n`,
  );
}

function reportStale(texts: readonly Translation[], context: ProcessContext): void {
  const stale = texts.filter(({ state }) => state === 'stale').length;
  if (stale === 0) return;
  context.stderr(
    `${plural(stale, 'stale text')} not recorded. List them with: npm run translations -- stale\n`,
  );
}

function writeLock(plan: LockLines, { common, lockText = '', context }: TranslationsRun): ExitCode {
  const text = formatLock(plan);
  saveContent([{ path: LOCK_FILE, text, replaces: true }], context);
  const oldLines = new Set(lockText.split('\n'));
  const newLines = new Set(text.split('\n'));
  // A changed line is in both differences, a removed line only in the second.
  const changed = Math.max(newLines.difference(oldLines).size, oldLines.difference(newLines).size);
  if (!common.quiet) context.stderr(`${plural(changed, 'line')} of ${LOCK_FILE} changed.\n`);
  return exitCodes.done;
}

/** Throws `UsageError`. */
function writeReport(run: TranslationsRun): ExitCode {
  const { args, content, translations, context } = run;
  const out = firstValue(args, 'out');
  if (out === undefined) throw new UsageError('report needs --out <file>, the file to write.');
  const file = resolveResult('--out', out, context);
  const error = writeFile(file, formatReport(translations, content.source, createPreviousTextOf(run)));
  if (error === undefined) return exitCodes.done;
  context.stderr(`${out} cannot be written: ${systemErrorMessage(error)}.\n`);
  return exitCodes.environment;
}

function createPreviousTextOf({ context }: TranslationsRun): PreviousTextOf {
  const findPreviousText = createPreviousTextFinder(openHistory(context.projectRoot));
  return ({ source, pair, recordedPairs }) =>
    findPreviousText(source.file, previousSourcesOf(recordedPairs, pair));
}
