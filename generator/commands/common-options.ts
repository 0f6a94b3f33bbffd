/** Options that several commands share, read from flags and environment. Flags override variables. */
import path from 'node:path';
import { isOrigin, originWanted } from '../../schema/origin.ts';
import { systemErrorMessage } from '../files/system-error.ts';
import { writeFile } from '../files/write-file.ts';
import type { BuildConfiguration } from '../pipeline/build-site.ts';
import { findResultProblem } from '../pipeline/emit/check-output-folder.ts';
import {
  type ColourSituation,
  decideColour,
  isContinuousIntegration,
  readSourceDate,
  readSwitch,
} from './environment.ts';
import { reportFormats } from './options.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Format of the problem list. */
export type ReportFormat = (typeof reportFormats)[number];

/** The options that every command has. */
export type CommonOptions = {
  readonly strict: boolean;
  /** The reason that the run is strict: `in CI` or `with --strict`; undefined when it is not. */
  readonly strictBecause: string | undefined;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether standard output gets colour. */
  readonly colour: boolean;
  /** Formats printed on standard output, in order. */
  readonly forms: readonly ReportFormat[];
  /** Formats written to files, with absolute paths. */
  readonly reports: readonly { readonly form: ReportFormat; readonly file: string }[];
};

/** Reads the common options and creates the report files. Throws `UsageError`. */
export function readCommonOptions(args: Arguments, shell: Shell): CommonOptions {
  const { options } = args;
  const { environment, isTerminal } = shell;
  // The parser accepts only the listed values.
  const format = first(args, 'format') as ReportFormat | undefined;
  const color = (first(args, 'color') ?? 'auto') as ColourSituation['flag'];
  const usual: ReportFormat[] = readSwitch(environment, 'GITHUB_ACTIONS') ? ['human', 'github'] : ['human'];
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

/** Returns the output folder. @default dist */
export function readOut(args: Arguments): string {
  return first(args, 'out') ?? DEFAULT_OUT;
}

/** Reads the options of a build. Throws `UsageError`. */
export function readBuildConfiguration(args: Arguments, shell: Shell): BuildConfiguration {
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
    throw new UsageError('--drafts cannot be used in CI, whose output may be published.');
  if (options.has('release')) throw new UsageError('--drafts and --release cannot be combined.');
  return true;
}

/** Returns the day of --date or SOURCE_DATE_EPOCH in ISO form; undefined for today. Throws `UsageError`. */
function readDate(args: Arguments, { environment }: Pick<Shell, 'environment'>): string | undefined {
  const flag = first(args, 'date');
  if (flag === undefined) return readSourceDate(environment);
  if (isDay(flag)) return flag;
  throw new UsageError(`--date takes a day such as 2026-12-24, not "${flag}".`);
}

/** Returns the origin without a trailing slash; undefined when the settings decide. Throws `UsageError`. */
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

/** Returns whether a text is an existing day. Does not load zod, which takes longer than a run without changes. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the absolute path of a result file. Throws `UsageError` when it would overwrite sources or a site. */
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

/** Creates the file before the build, so that a report that cannot be written stops it. */
function openReport(value: string, args: Arguments, shell: Shell): CommonOptions['reports'][number] {
  const [word = '', name = ''] = value.split(/:(.+)/u);
  const form = reportFormats.find((known) => known === word);
  if (form === undefined || name === '') {
    throw new UsageError(`--report takes a format and a file, such as json:problems.json, not "${value}".`);
  }
  const file = resolveResult('--report', name, shell, [readOut(args)]);
  const error = writeFile(file, '', { append: true });
  if (error === undefined) return { form, file };
  throw new UsageError(`--report cannot write ${name}: ${systemErrorMessage(error)}.`);
}
