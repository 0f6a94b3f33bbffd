/** Builds the site and replaces the output folder when there are no errors. */
import { hash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { type Diagnostic, failsRun } from '../diagnostics/index.ts';
import type { Result } from '../diagnostics/result.ts';
import type { OutputFile } from '../files/output-file.ts';
import { type Build, type BuildConfiguration, type BuiltSite, buildSite } from '../pipeline/build-site.ts';
import type { BuildLock } from '../pipeline/emit/build-lock.ts';
import { compressFiles, createCompressor } from '../pipeline/emit/compress-files.ts';
import { type PublishedOutput, publishOutput } from '../pipeline/emit/publish-output.ts';
import { checkBudgets, formatWeights } from '../pipeline/verify/budgets.ts';
import { weighSite } from '../pipeline/verify/weigh-site.ts';
import { withSeverity } from '../rules/catalogue.ts';
import { type CommonOptions, readOut } from './common-options.ts';
import { reportSourceDate } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import type { Progress } from './progress-line.ts';
import { nothingWritten, type PublishedBuild, reportTotals } from './published-build.ts';
import { reportLocated } from './report-located.ts';
import { locateProblems, reportProblems } from './report-problems.ts';
import { saveCache } from './save.ts';
import type { ExitCode } from './shell.ts';

/** A run of `site generate`. */
export type Run = Progress & {
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly configuration: BuildConfiguration;
  readonly cache: Cache;
  /**
   * Stores the published build for the next run, see `openPublishedBuilds`. Undefined with options such as --release.
   */
  readonly storeBuild: ((build: PublishedBuild) => void) | undefined;
  /** Time of `shell.clock` at the start of the run. */
  readonly started: number;
};

/** Runs every stage, and publishes the output when there are no errors. */
export async function buildAndPublish(lock: BuildLock, run: Run): Promise<ExitCode> {
  const { args, common, configuration, shell, cache, begin, step } = run;
  const { site, sources, locationCache, day, ...build } = await buildSite({
    configuration,
    cache,
    reporter: { onStage: begin, onProgress: step },
  });
  const nondeterministic = site && args.options.has('verify') ? await verifyBuild(site, run) : [];
  const releaseFiles = await weighRelease(site, run);
  const problems = [...build.diagnostics, ...nondeterministic, ...releaseFiles.diagnostics];
  if (site === undefined || problems.some((problem) => failsRun(withSeverity(problem), common.strict))) {
    const code = reportProblems({ diagnostics: problems, sources, locationCache }, common, shell);
    saveCache(cache, { isComplete: site !== undefined }, shell);
    reportSourceDate(day, args, shell);
    shell.stderr(nothingWritten);
    return code;
  }
  begin('write');
  const { value: published, diagnostics } = await publishOutput([...site.files, ...releaseFiles.value], {
    ...shell,
    out: readOut(args),
    lock,
    cache,
    full: args.options.has('force-full'),
  });
  begin();
  const located = locateProblems(
    { diagnostics: [...problems, ...diagnostics], sources, locationCache },
    shell,
  );
  if (published !== undefined) {
    run.storeBuild?.({ day, located, sourceCount: sources.size, ...countTotals(site, published) });
  }
  saveCache(cache, { isComplete: true }, shell);
  const code = reportLocated(located, sources.size, common, shell);
  reportSourceDate(day, args, shell);
  if (published !== undefined) reportSummary({ ...site, day }, published, run);
  return code;
}

/** Builds again without the cache and reports files whose bytes differ. */
async function verifyBuild(site: BuiltSite, { configuration, step }: Run): Promise<Diagnostic[]> {
  const secondBuild = await buildSite({ configuration, reporter: { onProgress: step } });
  const firstHashes = hashFiles(site.files);
  const secondHashes = hashFiles(secondBuild.site?.files ?? []);
  const paths = new Set([...firstHashes.keys(), ...secondHashes.keys()]);
  return [...paths]
    .filter((file) => firstHashes.get(file) !== secondHashes.get(file))
    .map((file) => ({
      rule: 'build/nondeterministic',
      location: { file },
      message: `Two builds of the same content wrote different bytes for ${file}.`,
    }));
}

function hashFiles(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, contents }) => [path, hash('sha256', contents)]));
}

/** Measures the site with --release or --budget, prints the sizes and returns precompressed files for a release. */
async function weighRelease(
  site: Build['site'],
  { args, common, configuration, shell, cache, begin }: Run,
): Promise<Result<readonly OutputFile[]>> {
  if (site === undefined || !(configuration.release || args.options.has('budget'))) {
    return { value: [], diagnostics: [] };
  }
  begin('weigh');
  const compress = createCompressor(cache);
  const weight = await weighSite(site, compress);
  const value = configuration.release ? await compressFiles(site.files, compress) : [];
  if (!common.quiet) shell.stderr(formatWeights(weight));
  return { value, diagnostics: checkBudgets(weight) };
}

function countTotals({ model: { languages } }: BuiltSite, { written, linked }: PublishedOutput) {
  const pageCount = languages.reduce((sum, language) => sum + language.pages.length, 0);
  return { pageCount, languageCount: languages.length, fileCount: written + linked };
}

function reportSummary(site: BuiltSite & Pick<Build, 'day'>, published: PublishedOutput, run: Run): void {
  const { common, shell, started } = run;
  const { written, removed, leftover, foreign = [] } = published;
  if (leftover !== undefined) shell.stderr(`The old output could not be removed. It is in ${leftover}.\n`);
  if (foreign.length > 0) {
    const names = `${foreign.slice(0, 5).join(', ')}${foreign.length > 5 ? ', …' : ''}`;
    shell.stderr(`These files of the old output were not written by a build and are removed: ${names}\n`);
  }
  if (common.verbose) for (const [name, reason] of site.rebuilt) shell.stderr(`${name}: ${reason}\n`);
  if (common.verbose) shell.stderr(`peak memory ${Math.round(shell.peakMemory() / 1e6)} MB\n`);
  if (!common.quiet)
    reportTotals({ ...countTotals(site, published), day: site.day }, { written, removed, started }, shell);
}
