/** The options that several commands read, taken from flags and environment. Flags win. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOrigin, originWanted } from '../../schema/origin.ts';
import { catchSystemError, systemErrorMessage } from '../files/system-error.ts';
import type { BuildOptions } from '../pipeline/build-site.ts';
import { findResultProblem } from '../pipeline/emit/check-output-folder.ts';
import { type ColourSituation, decideColour } from './decide-colour.ts';
import { isContinuousIntegration, readSourceDate, readSwitch } from './environment.ts';
import { reportForms } from './options.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Form of the problem list. */
export type ReportForm = (typeof reportForms)[number];

/** What a command was asked for, beside its own options. */
export type CommonOptions = {
  readonly strict: boolean;
  /** What made the run strict: `in CI`, or `with --strict`; undefined when it is not. */
  readonly strictBecause: string | undefined;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether standard output gets colour. */
  readonly colour: boolean;
  /** Forms printed on standard output, in order. */
  readonly forms: readonly ReportForm[];
  /** Forms written to files, by their absolute paths. */
  readonly reports: readonly { readonly form: ReportForm; readonly file: string }[];
};

/** Reads the common options and makes the files of reports; throws `UsageError`. */
export function readCommonOptions(args: Arguments, shell: Shell): CommonOptions {
  const { options } = args;
  const { environment, isTerminal } = shell;
  // The parser let only the listed values through.
  const format = first(args, 'format') as ReportForm | undefined;
  const color = (first(args, 'color') ?? 'auto') as ColourSituation['flag'];
  const usual: ReportForm[] = readSwitch(environment, 'GITHUB_ACTIONS') ? ['human', 'github'] : ['human'];
  const strictBecause = findStrictReason(args, shell);
  return {
    strict: strictBecause !== undefined,
    strictBecause,
    quiet: options.has('quiet'),
    verbose: options.has('verbose'),
    colour: decideColour({ flag: color, environment, isTerminal }),
    forms: format === undefined ? usual : [format],
    reports: (options.get('report') ?? []).map((value) => openReport(value, args, shell)),
  };
}

function findStrictReason({ options }: Arguments, { environment }: Shell): string | undefined {
  if (options.has('strict')) return 'with --strict';
  return isContinuousIntegration(environment) && !options.has('no-strict') ? 'in CI' : undefined;
}

const DEFAULT_OUT = 'dist';

/** The output folder asked for. @default dist */
export function readOut(args: Arguments): string {
  return first(args, 'out') ?? DEFAULT_OUT;
}

/** What the command line says of a build. Throws `UsageError`. */
export function readBuildOptions(args: Arguments, shell: Shell): BuildOptions {
  return {
    projectRoot: shell.projectRoot,
    baseUrl: readBaseUrl(args, shell),
    release: args.options.has('release'),
    drafts: readDrafts(args, shell),
    date: readDate(args, shell),
    now: shell.now(),
  };
}

/** Reads `--drafts`. Throws `UsageError` in CI and with `--release`, where the output may be published. */
function readDrafts({ options }: Arguments, { environment }: Shell): boolean {
  if (!options.has('drafts')) return false;
  if (isContinuousIntegration(environment))
    throw new UsageError('--drafts is not for CI: what is built there may be published.');
  if (options.has('release')) throw new UsageError('--drafts and --release exclude each other.');
  return true;
}

/** Returns the day asked for, in ISO form; undefined when the day is that of the clock. Throws `UsageError`. */
function readDate(args: Arguments, { environment }: Pick<Shell, 'environment'>): string | undefined {
  const flag = first(args, 'date');
  if (flag === undefined) return readSourceDate(environment);
  if (isDay(flag)) return flag;
  throw new UsageError(`--date takes a day such as 2026-12-24, not "${flag}".`);
}

/** The origin asked for, without a trailing slash; undefined when the settings decide. */
function readBaseUrl(args: Arguments, { environment }: Shell): string | undefined {
  const flag = first(args, 'base-url');
  const given = flag ?? environment.SITE_BASE_URL;
  if (!given) return undefined;
  const name = flag === undefined ? 'SITE_BASE_URL' : '--base-url';
  const url = URL.parse(given);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `${name} takes an http or https address such as https://example.org, not "${given}".`,
    );
  }
  if (!isOrigin(url)) throw new UsageError(`${name} ${originWanted}, not "${given}".`);
  return url.origin;
}

/** Whether a text is a day that there is. Loading the library of the schemas would take longer than a run at rest. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The absolute path of a file that an option names for a result. Throws `UsageError` where sources or a site stand. */
export function resolveResult(
  option: string,
  name: string,
  { projectRoot }: Pick<Shell, 'projectRoot'>,
  outputs: readonly string[] = [],
): string {
  const file = path.resolve(projectRoot, name);
  const problem = findResultProblem(file, projectRoot, [DEFAULT_OUT, ...outputs]);
  if (problem === undefined) return file;
  throw new UsageError(`${option} cannot write ${name}, which ${problem}.`);
}

/** Makes the file before any work is done: a site whose problems cannot be told is not published. */
function openReport(value: string, args: Arguments, shell: Shell): CommonOptions['reports'][number] {
  const [word = '', name = ''] = value.split(/:(.+)/u);
  const form = reportForms.find((known) => known === word);
  if (form === undefined || name === '') {
    throw new UsageError(`--report takes a form and a file, such as json:problems.json, not "${value}".`);
  }
  const file = resolveResult('--report', name, shell, [readOut(args)]);
  const refusal = catchSystemError(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '', { flag: 'a' });
  });
  if (refusal === undefined) return { form, file };
  throw new UsageError(`--report cannot write ${name}: ${systemErrorMessage(refusal)}.`);
}
