/** Input of the actions of `site translations`, and how they write the lock file. */

import type { LockPlan } from '../authoring/translations/plan-lock.ts';
import type { Surveyed, Translation } from '../authoring/translations/survey.ts';
import { formatLock, LOCK_FILE } from '../content/lock.ts';
import { plural } from '../diagnostics/format-totals.ts';
import type { CommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import type { ProblemList } from './report-problems.ts';
import { saveContent } from './save.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Input of an action. */
export type TranslationsRun = {
  readonly args: Arguments;
  /** The arguments after the action. */
  readonly positionals: readonly string[];
  readonly common: CommonOptions;
  readonly shell: Shell;
  readonly content: Surveyed;
  /** The translations of the requested languages. */
  readonly translations: readonly Translation[];
  readonly lockText: string | undefined;
  /** Text of each content file, by path. */
  readonly sources: ProblemList['sources'];
};

/** Runs an action and returns the exit code. */
export type Action = (run: TranslationsRun) => ExitCode;

/** Writes the lock file and reports how many of its lines changed. */
export function writeLock(plan: LockPlan, { common, lockText = '', shell }: TranslationsRun): ExitCode {
  const text = formatLock(plan);
  saveContent([{ path: LOCK_FILE, text, replaces: true }], shell);
  const before = new Set(lockText.split('\n'));
  const changed = text.split('\n').filter((line) => !before.has(line)).length;
  if (!common.quiet) shell.stderr(`${plural(changed, 'line')} of ${LOCK_FILE} changed.\n`);
  return exitCodes.done;
}
