/** `site generate`: builds the site and replaces the output folder when there are no errors. */
import { hash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { type Diagnostic, failsRun, type Result } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../files/output-file.ts';
import { type Build, type BuildConfiguration, type BuiltSite, buildSite } from '../pipeline/build-site.ts';
import { compressFiles, createCompressor } from '../pipeline/emit/compress-files.ts';
import { type OpenOutput, openOutput, publishOutput } from '../pipeline/emit/publish.ts';
import { checkBudgets, formatSizes } from '../pipeline/verify/budgets.ts';
import { measureSite } from '../pipeline/verify/measure-site.ts';
import { withSeverity } from '../rules/definitions.ts';
import { type CommonOptions, readBuildConfiguration, readCommonOptions, readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import type { ExitCode, ProcessContext } from './process-context.ts';
import { openBuildCache, saveCache } from './project.ts';
import { reportProblems } from './report-problems.ts';
import { type ReportStage, reportStages } from './report-stages.ts';

type Run = {
  readonly context: ProcessContext;
  readonly begin: ReportStage;
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly configuration: BuildConfiguration;
  readonly cache: Cache;
  readonly started: number;
};

const nothingWritten = 'Nothing was written; the output did not change.\n';

/** Throws `UsageError` for invalid values. */
export async function generate(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const started = context.clock();
  const common = readCommonOptions(args, context);
  const configuration = readBuildConfiguration(args, context);
  const { value: output, diagnostics } = openOutput({ ...context, out: readOut(args) });
  if (output === undefined) {
    const code = reportProblems({ diagnostics, sources: new Map() }, common, context);
    context.stderr(nothingWritten);
    return code;
  }
  try {
    const cache = openBuildCache(context, { ignore: args.options.has('force-full') });
    const begin = reportStages(context, common);
    return await buildAndPublish(output, { args, common, configuration, context, begin, cache, started });
  } finally {
    output.release();
  }
}

async function buildAndPublish(output: OpenOutput, run: Run): Promise<ExitCode> {
  const { args, common, configuration, context, cache, begin } = run;
  const { site, sources, day, ...build } = await buildSite({ configuration, cache, onStage: begin });
  const nondeterministic = site && args.options.has('verify') ? await verifyBuild(site, run) : [];
  const releaseFiles = await measureRelease(site, run);
  const problems = [...build.diagnostics, ...nondeterministic, ...releaseFiles.diagnostics];
  const fails = problems.some((problem) => failsRun(withSeverity(problem), common.strict));
  if (!fails) begin('write');
  const files = [...(site?.files ?? []), ...releaseFiles.value];
  const { value: published, diagnostics } =
    site === undefined || fails ? { value: undefined, diagnostics: [] } : await publishOutput(files, output);
  begin();
  saveCache(cache, { isComplete: site !== undefined }, context);
  const reported = { diagnostics: [...problems, ...diagnostics], sources };
  const code = reportProblems(reported, common, context);
  if (site === undefined || published === undefined) context.stderr(nothingWritten);
  else reportSummary({ ...site, day, leftover: published.leftover, fileCount: files.length }, run);
  return code;
}

async function verifyBuild(site: BuiltSite, { configuration }: Run): Promise<Diagnostic[]> {
  const secondBuild = await buildSite({ configuration });
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

const hashFiles = (files: readonly OutputFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, contents }) => [path, hash('sha256', contents)]));

async function measureRelease(
  site: Build['site'],
  { args, common, configuration, context, cache, begin }: Run,
): Promise<Result<readonly OutputFile[]>> {
  if (site === undefined || !(configuration.release || args.options.has('budget'))) {
    return { value: [], diagnostics: [] };
  }
  begin('measure');
  const compress = createCompressor(cache);
  const sizes = await measureSite(site, compress);
  const value = configuration.release ? await compressFiles(site.files, compress) : [];
  if (!common.quiet) context.stderr(formatSizes(sizes));
  return { value, diagnostics: checkBudgets(sizes) };
}

type Summary = BuiltSite & {
  readonly day: string | undefined;
  readonly leftover: string | undefined;
  readonly fileCount: number;
};

function reportSummary({ model, rebuilt, day, leftover, fileCount }: Summary, run: Run): void {
  const { common, context, started } = run;
  if (leftover !== undefined) context.stderr(`The old output could not be removed. It is in ${leftover}.\n`);
  if (common.verbose) for (const [name, reason] of rebuilt) context.stderr(`${name}: ${reason}\n`);
  if (common.verbose) context.stderr(`peak memory ${Math.round(context.peakMemory() / 1e6)} MB\n`);
  if (common.quiet) return;
  const pageCount = model.languages.reduce((sum, { pages }) => sum + pages.length, 0);
  const asOf = day === undefined ? '' : `, as of ${day}`;
  const seconds = ((context.clock() - started) / 1000).toFixed(1);
  context.stderr(
    `${pageCount} pages, ${model.languages.length} languages${asOf}, ${fileCount} files written, ${seconds} s\n`,
  );
}
