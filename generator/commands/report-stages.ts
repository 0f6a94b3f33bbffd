import type { CommonOptions } from './common-options.ts';
import type { ProcessContext } from './process-context.ts';

/** Called when a stage begins; without a name when the work is done. */
export type ReportStage = (name?: string) => void;

/** Prints the duration of each stage when it ends: always with `--verbose`, and on a terminal without `--quiet`. */
export function reportStages(
  { clock, stderr, isErrorTerminal }: ProcessContext,
  { quiet, verbose }: Pick<CommonOptions, 'quiet' | 'verbose'>,
): ReportStage {
  const isShown = verbose || (isErrorTerminal && !quiet);
  let running: { readonly name: string; readonly since: number } | undefined;
  return (name) => {
    const now = clock();
    if (isShown && running)
      stderr(`${running.name.padEnd(10)}${(now - running.since).toFixed(0).padStart(6)} ms\n`);
    running = name === undefined ? undefined : { name, since: now };
  };
}
