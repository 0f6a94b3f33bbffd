import path from 'node:path';
import { isOrigin, originProblem } from '../../schema/origin.ts';
import { systemErrorMessage, writeFile } from '../files/system-error.ts';
import type { ListenOptions } from '../hosting/http-server.ts';
import type { FormFailure } from '../hosting/preview-server.ts';
import type { BuildConfiguration } from '../pipeline/build-site.ts';
import { findResultProblem } from '../pipeline/emit/publish.ts';
import {
  type ColorInputs,
  decideColor,
  isContinuousIntegration,
  readSourceDate,
  readSwitch,
} from './environment.ts';
import { reportFormats } from './options.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';
import type { ProcessContext } from './process-context.ts';

export type ReportFormat = (typeof reportFormats)[number];

export type CommonOptions = {
  readonly strict: boolean;
  /** Why warnings count as errors: `in CI` or `with --strict`; undefined when they do not. */
  readonly strictReason: string | undefined;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
  readonly formats: readonly ReportFormat[];
  readonly reports: readonly { readonly format: ReportFormat; readonly file: string }[];
};

/** Throws `UsageError`. */
export function readCommonOptions(args: Arguments, context: ProcessContext): CommonOptions {
  const { options } = args;
  const { environment, isTerminal } = context;
  // The parser accepts only the listed values.
  const format = firstValue(args, 'format') as ReportFormat | undefined;
  const color = (firstValue(args, 'color') ?? 'auto') as ColorInputs['flag'];
  const defaultFormats: ReportFormat[] = readSwitch(environment, 'GITHUB_ACTIONS')
    ? ['human', 'github']
    : ['human'];
  const strictReason = findStrictReason(args, context);
  return {
    strict: strictReason !== undefined,
    strictReason,
    quiet: options.has('quiet'),
    verbose: options.has('verbose'),
    color: decideColor({ flag: color, environment, isTerminal }),
    formats: format === undefined ? defaultFormats : [format],
    reports: (options.get('report') ?? []).map((value) => openReport(value, args, context)),
  };
}

function findStrictReason({ options }: Arguments, { environment }: ProcessContext): string | undefined {
  if (options.has('strict')) return 'with --strict';
  return isContinuousIntegration(environment) && !options.has('no-strict') ? 'in CI' : undefined;
}

const DEFAULT_OUT = 'dist';

export const readOut = (args: Arguments): string => firstValue(args, 'out') ?? DEFAULT_OUT;

/** Throws `UsageError`. */
export const readBuildConfiguration = (args: Arguments, context: ProcessContext): BuildConfiguration => ({
  projectRoot: context.projectRoot,
  baseUrl: readBaseUrl(args, context),
  release: args.options.has('release'),
  drafts: readDrafts(args, context),
  date: readDate(args, context),
  now: context.now(),
});

/** Throws `UsageError` in CI and with `--release`, where the output may be published. */
function readDrafts({ options }: Arguments, { environment }: ProcessContext): boolean {
  if (!options.has('drafts')) return false;
  if (isContinuousIntegration(environment))
    throw new UsageError('--drafts cannot be used in CI, whose output may be published.');
  if (options.has('release')) throw new UsageError('--drafts and --release cannot be combined.');
  return true;
}

/** In ISO form; undefined for today. Throws `UsageError`. */
function readDate(args: Arguments, { environment }: Pick<ProcessContext, 'environment'>): string | undefined {
  const flag = firstValue(args, 'date');
  if (flag === undefined) return readSourceDate(environment);
  if (isDay(flag)) return flag;
  throw new UsageError(`--date takes a day such as 2026-12-24, not "${flag}".`);
}

/** Without a trailing slash; undefined when that of the settings applies. Throws `UsageError`. */
function readBaseUrl(args: Arguments, { environment }: ProcessContext): string | undefined {
  const flag = firstValue(args, 'base-url');
  const value = flag ?? environment.SITE_BASE_URL;
  if (!value) return undefined;
  const name = flag === undefined ? 'SITE_BASE_URL' : '--base-url';
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `${name} takes an http or https address such as https://example.org, not "${value}".`,
    );
  }
  if (!isOrigin(url)) throw new UsageError(`${name} ${originProblem}, not "${value}".`);
  return url.origin;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Absolute. Throws `UsageError` when the path would overwrite sources or a site. */
export function resolveResult(
  option: string,
  name: string,
  { projectRoot }: Pick<ProcessContext, 'projectRoot'>,
  outputs: readonly string[] = [],
): string {
  const file = path.resolve(projectRoot, name);
  const problem = findResultProblem(file, projectRoot, [DEFAULT_OUT, ...outputs]);
  if (problem === undefined) return file;
  throw new UsageError(`${option} cannot write ${name}, which ${problem}.`);
}

/** Creates the report file before the build, so that a file that cannot be written is reported at once. */
function openReport(
  value: string,
  args: Arguments,
  context: ProcessContext,
): CommonOptions['reports'][number] {
  const [formatName = '', name = ''] = value.split(/:(.+)/u);
  const format = reportFormats.find((known) => known === formatName);
  if (format === undefined || name === '') {
    throw new UsageError(`--report takes a format and a file, such as json:problems.json, not "${value}".`);
  }
  const file = resolveResult('--report', name, context, [readOut(args)]);
  const error = writeFile(file, '', { append: true });
  if (error === undefined) return { format, file };
  throw new UsageError(`--report cannot write ${name}: ${systemErrorMessage(error)}.`);
}

export type ServeOptions = Omit<ListenOptions, 'signal'> & { readonly formFailure: FormFailure | undefined };

/** Throws `UsageError`. */
export function readServeOptions(args: Arguments, defaultPort = 4321): ServeOptions {
  const port = firstValue(args, 'port');
  if (port !== undefined && !(/^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    throw new UsageError(`--port takes a number from 1 to 65535, not "${port}".`);
  }
  return {
    host: firstValue(args, 'host') ?? '127.0.0.1',
    port: Number(port ?? defaultPort),
    exact: port !== undefined,
    formFailure: readFormFailure(args),
  };
}

function readFormFailure(args: Arguments): ServeOptions['formFailure'] {
  const value = firstValue(args, 'fail-form');
  if (value === undefined || value === 'timeout') return value;
  if (!/^[45]\d\d$/u.test(value)) {
    throw new UsageError(`--fail-form takes a status from 400 to 599 or "timeout", not "${value}".`);
  }
  return { status: Number(value) };
}

export const messagesFile = path.join('.cache', 'messages.jsonl');
