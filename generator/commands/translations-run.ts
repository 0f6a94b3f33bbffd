/** What the actions of `site translations` share: what they get, and how they write. */
import { formatLock } from '../check/lock.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { LOCK_FILE } from '../read/read-lock.ts';
import type { NewFile } from '../scaffold/plan.ts';
import type { LockPlan } from '../translations/plan-lock.ts';
import type { Surveyed, Translation } from '../translations/survey.ts';
import type { CommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import type { ProblemList } from './report-problems.ts';
import { saveContent } from './save-store.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** What each of the actions gets. */
export type TranslationsRun = {
  readonly args: Arguments;
  /** The words behind that of the action. */
  readonly words: readonly string[];
  readonly common: CommonOptions;
  readonly shell: Shell;
  readonly content: Surveyed;
  /** Those of the languages asked for. */
  readonly translations: readonly Translation[];
  readonly lockText: string | undefined;
  /** Text of each content file, by path. */
  readonly sources: ProblemList['sources'];
};

/** One of the actions. */
export type Action = (run: TranslationsRun) => ExitCode | Promise<ExitCode>;

/** The lock file with what it is to say. */
export function lockFile(plan: LockPlan): NewFile {
  return { path: LOCK_FILE, text: formatLock(plan), replaces: true };
}

/** Writes all of the files or none, and says how many lines of the lock file are new. */
export function writeAll(
  files: readonly NewFile[],
  { common, lockText = '', shell }: TranslationsRun,
): ExitCode {
  saveContent(files, shell);
  const before = new Set(lockText.split('\n'));
  const lines = files.find(({ path }) => path === LOCK_FILE)?.text.split('\n') ?? [];
  const added = lines.filter((line) => !before.has(line)).length;
  if (!common.quiet) shell.tell(`${plural(added, 'line')} of ${LOCK_FILE} changed.\n`);
  return exitCodes.done;
}
