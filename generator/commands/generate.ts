/** `site generate`: builds the site and replaces the output folder when there are no errors. */

import { openCache } from '../cache/cache.ts';
import { keyOf } from '../files/hash.ts';
import { hashInputs } from '../files/input-hashes.ts';
import { openOutput } from '../pipeline/emit/open-output.ts';
import { type CommonOptions, readBuildConfiguration, readCommonOptions, readOut } from './common-options.ts';
import { reportSourceDate } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import { type Progress, showProgress } from './progress-line.ts';
import { nothingWritten, openPublishedBuilds, type PublishedBuild, reportTotals } from './published-build.ts';
import { reportLocated } from './report-located.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` for invalid values. */
export async function generate(args: Arguments, shell: Shell): Promise<ExitCode> {
  const started = shell.clock();
  const common = readCommonOptions(args, shell);
  const configuration = readBuildConfiguration(args, shell);
  const { value: lock, diagnostics } = openOutput({ ...shell, out: readOut(args) });
  if (lock === undefined) {
    const { reportProblems } = await import('./report-problems.ts');
    const code = reportProblems({ diagnostics, sources: new Map() }, common, shell);
    shell.stderr(nothingWritten);
    return code;
  }
  try {
    // Computed before any file is read, so that the next run detects changes during this one.
    const now = shell.now().getTime();
    const inputs = hashInputs(shell.projectRoot, now);
    const cache = openCache(shell.projectRoot, {
      sources: inputs?.sources ?? `changed at ${now}`,
      ignore: args.options.has('force-full'),
    });
    const isFullBuild = inputs === undefined || fullBuildOptions.some((name) => args.options.has(name));
    const { now: _, ...settings } = configuration;
    const builds = isFullBuild ? undefined : openPublishedBuilds(cache, lock.folder, keyOf(inputs, settings));
    const lastBuild = builds?.find(configuration);
    if (lastBuild !== undefined) return reportUnchanged(lastBuild, { args, common, shell, started });
    const { step, ...progress } = common.verbose ? timeStages(shell) : showProgress(shell);
    // Loaded on demand, so that a run without changes starts faster.
    const { buildAndPublish } = await import('./build-and-publish.ts');
    return await buildAndPublish(lock, {
      args,
      common,
      configuration,
      ...progress,
      step,
      cache,
      storeBuild: builds?.store,
      started,
    });
  } finally {
    lock.release();
  }
}

/** Options that require every stage, because they measure the site or ignore the cache. */
const fullBuildOptions = ['release', 'budget', 'verify', 'force-full'];

type ReportInput = {
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly shell: Shell;
  readonly started: number;
};

/** Reports the problems and totals of the build that wrote the current output. */
function reportUnchanged(build: PublishedBuild, { args, common, shell, started }: ReportInput): ExitCode {
  if (common.verbose) shell.stderr('Nothing changed since the last build.\n');
  const code = reportLocated(build.located, build.sourceCount, common, shell);
  reportSourceDate(build.day, args, shell);
  if (code !== exitCodes.done) shell.stderr(nothingWritten);
  else if (!common.quiet) reportTotals(build, { written: 0, removed: 0, started }, shell);
  return code;
}

/** Returns a `Progress` that prints the duration of each stage when it ends. */
function timeStages(shell: Shell): Progress {
  let running: { readonly name: string; readonly since: number } | undefined;
  const begin = (name?: string) => {
    const now = shell.clock();
    if (running)
      shell.stderr(`${running.name.padEnd(10)}${(now - running.since).toFixed(0).padStart(6)} ms\n`);
    running = name === undefined ? undefined : { name, since: now };
  };
  return { shell, begin, step: () => undefined };
}
