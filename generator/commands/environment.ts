/** Reads environment variables. `generator/docs/environment.md` lists them with their values. */

import { UsageError } from './parse-arguments.ts';
import type { ProcessContext } from './process-context.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type SwitchName = 'CI' | 'FORCE_COLOR' | 'GITHUB_ACTIONS' | 'NO_COLOR';

const offValues = ['0', 'false', 'no', 'off'];

/** Undefined when it is unset or empty. Only `offValues` mean off. */
export function readSwitch(environment: Environment, name: SwitchName): boolean | undefined {
  const value = environment[name]?.trim().toLowerCase() ?? '';
  return value === '' ? undefined : !offValues.includes(value);
}

export const isContinuousIntegration = (environment: Environment): boolean =>
  readSwitch(environment, 'CI') === true;

/** In ISO form; undefined when it is unset. Throws `UsageError`. */
export function readSourceDate({ SOURCE_DATE_EPOCH: value = '' }: Environment): string | undefined {
  if (value.trim() === '') return undefined;
  const date = new Date(/^\s*\d+\s*$/u.test(value) ? Number(value) * 1000 : Number.NaN);
  const year = date.getUTCFullYear();
  // Milliseconds instead of seconds would publish every scheduled post.
  if (year >= 2000 && year < 2100) return date.toISOString().slice(0, 10);
  throw new UsageError(
    `SOURCE_DATE_EPOCH takes seconds since 1970 in a year from 2000 to 2099, such as 1767225600, not "${value}".`,
  );
}

/** Undefined without SMTP_URL. `email` is the default address. Throws `UsageError`. */
export function readMailSettings({ environment }: Pick<ProcessContext, 'environment'>, email: string) {
  const url = environment.SMTP_URL?.trim() ?? '';
  if (url === '') return undefined;
  // The value contains a password, so it is not printed.
  if (!/^smtps?:\/\/[^/]/u.test(url) || URL.parse(url) === null)
    throw new UsageError('SMTP_URL takes an address such as smtps://user:password@mail.example.org.');
  const to = environment.MAIL_TO?.trim() || email;
  const from = environment.MAIL_FROM?.trim() || email || to;
  if (to === '') throw new UsageError('Set MAIL_TO to the address that receives the messages.');
  return { url, from, to };
}

export type ColorInputs = {
  readonly flag: 'auto' | 'always' | 'never';
  readonly environment: Environment;
  readonly isTerminal: boolean;
};

/** The order of precedence is the flag, NO_COLOR, FORCE_COLOR, CI and TERM=dumb. */
export function decideColor({ flag, environment, isTerminal }: ColorInputs): boolean {
  if (flag !== 'auto') return flag === 'always';
  if (readSwitch(environment, 'NO_COLOR')) return false;
  const isForced = readSwitch(environment, 'FORCE_COLOR');
  if (isForced !== undefined) return isForced;
  if (readSwitch(environment, 'CI') || environment.TERM === 'dumb') return false;
  return isTerminal;
}
