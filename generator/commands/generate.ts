/** `site generate`: builds the site and replaces the output folder if all went well. */

import { openCache } from '../cache/cache.ts';
import { keyOf } from '../files/hash.ts';
import { hashInputs } from '../files/input-hashes.ts';
import { openOutput } from '../pipeline/emit/open-output.ts';
import { type CommonOptions, readBuildOptions, readCommonOptions, readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { type Progress, showProgress } from './progress-line.ts';
import { openPublishedBuilds, type PublishedBuild, refusal, reportTotals } from './published-build.ts';
import { reportLocated } from './report-located.ts';
import { reportSourceDate } from './report-source-date.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` for bad values and lets faults of the program through. */
export async function generate(args: Arguments, shell: Shell): Promise<ExitCode> {
  const started = shell.clock();
  const common = readCommonOptions(args, shell);
  const options = readBuildOptions(args, shell);
  const { value: lock, diagnostics } = openOutput({ ...shell, out: readOut(args) });
  if (lock === undefined) {
    const { reportProblems } = await import('./report-problems.ts');
    const code = reportProblems({ diagnostics, sources: new Map() }, common, shell);
    shell.tell(refusal);
    return code;
  }
  try {
    // Looked at before anything is read, so that what changes meanwhile is found by the next run.
    const now = shell.now().getTime();
    const inputs = hashInputs(shell.projectRoot, now);
    const cache = openCache(shell.projectRoot, {
      sources: inputs?.sources ?? `changed at ${now}`,
      ignore: args.options.has('force-full'),
    });
    const isThorough = inputs === undefined || thorough.some((name) => args.options.has(name));
    const { now: _, ...lasting } = options;
    const builds = isThorough ? undefined : openPublishedBuilds(cache, lock.folder, keyOf(inputs, lasting));
    const known = builds?.find(options);
    if (known !== undefined) return repeatBuild(known, { args, common, shell, started });
    const { step, ...progress } = common.verbose ? timeStages(shell) : showProgress(shell);
    // Loaded here and not at the top: a run that finds nothing to do starts faster without it.
    const { buildAndPublish } = await import('./build-and-publish.ts');
    return await buildAndPublish(lock, {
      args,
      common,
      options: { ...options, onProgress: step },
      ...progress,
      cache,
      remember: builds?.put,
      started,
    });
  } finally {
    lock.release();
  }
}

/** Options that have every stage run: they ask for more than the site, or for one that owes nothing to earlier builds. */
const thorough = ['release', 'budget', 'verify', 'force-full'];

type ReportInput = {
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly shell: Shell;
  readonly started: number;
};

/** Says again what the build said that made the output. */
function repeatBuild(build: PublishedBuild, { args, common, shell, started }: ReportInput): ExitCode {
  if (common.verbose) shell.tell('Nothing changed since the last build.\n');
  const code = reportLocated(build.located, build.sources, common, shell);
  reportSourceDate(build.day, args, shell);
  if (code !== exitCodes.done) shell.tell(refusal);
  else if (!common.quiet) reportTotals(build, { written: 0, removed: 0, started }, shell);
  return code;
}

/** Tells how long each stage took, when it ends. */
function timeStages(shell: Shell): Progress {
  let running: { readonly name: string; readonly since: number } | undefined;
  const begin = (name?: string) => {
    const now = shell.clock();
    if (running) shell.tell(`${running.name.padEnd(10)}${(now - running.since).toFixed(0).padStart(6)} ms\n`);
    running = name === undefined ? undefined : { name, since: now };
  };
  return { shell, begin, step: () => undefined };
}
