/** The options that several commands read, taken from flags and environment. Flags win. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../system-error.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

/** Form of the problem list. */
export type ReportForm = 'human' | 'json' | 'github';

/** What a command was asked for, beside its own options. */
export type CommonOptions = {
  readonly strict: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: 'auto' | 'always' | 'never';
  /** Forms printed on standard output, in order. */
  readonly forms: readonly ReportForm[];
  /** Forms written to files, by their absolute paths. */
  readonly reports: readonly { readonly form: ReportForm; readonly file: string }[];
};

/** Reads the common options and makes the files of reports; throws `UsageError`. */
export function readCommonOptions(
  { flags, values }: Arguments,
  { environment, projectRoot }: Shell,
): CommonOptions {
  const format = first(values, 'format') as ReportForm | undefined;
  const isGitHub = environment.GITHUB_ACTIONS === 'true';
  return {
    strict: flags.has('strict') || (isSet(environment.CI) && !flags.has('no-strict')),
    quiet: flags.has('quiet'),
    verbose: flags.has('verbose'),
    // The parser let only the listed values through.
    color: (first(values, 'color') ?? 'auto') as CommonOptions['color'],
    forms: format === undefined ? (isGitHub ? ['human', 'github'] : ['human']) : [format],
    reports: (values.get('report') ?? []).map((value) => openReport(value, projectRoot)),
  };
}

/** The output folder asked for. @default dist */
export function readOut({ values }: Arguments): string {
  return first(values, 'out') ?? 'dist';
}

/** The origin asked for, without a trailing slash; undefined when the settings decide. Throws `UsageError`. */
export function readBaseUrl({ values }: Arguments, { environment }: Shell): string | undefined {
  const flag = first(values, 'base-url');
  const given = flag ?? (isSet(environment.SITE_BASE_URL) ? environment.SITE_BASE_URL : undefined);
  if (given === undefined) return undefined;
  const name = flag === undefined ? 'SITE_BASE_URL' : '--base-url';
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `${name} takes an http or https address such as https://example.org, not "${given}".`,
    );
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new UsageError(`${name} takes an origin without a path, query or fragment, not "${given}".`);
  }
  return url.origin;
}

/** The first value of an option. */
export function first(values: Arguments['values'], name: string): string | undefined {
  return values.get(name)?.[0];
}

/** Makes the file before any work is done: a site whose problems cannot be told is not published. */
function openReport(value: string, projectRoot: string): CommonOptions['reports'][number] {
  const match = /^(human|json|github):(.+)$/u.exec(value);
  if (match === null) {
    throw new UsageError(`--report takes a form and a file, such as json:problems.json, not "${value}".`);
  }
  const [, form, name = ''] = match;
  const file = path.resolve(projectRoot, name);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '', { flag: 'a' });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`--report cannot write ${name}: ${error.message}.`);
  }
  // The pattern lets only the three forms through.
  return { form: form as ReportForm, file };
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
