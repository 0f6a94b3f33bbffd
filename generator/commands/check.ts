/**
 * `site check`: runs every rule and writes no output. With `--fix` it first fixes encoding problems; with `--output` it
 * also renders in memory and validates the HTML of every page.
 */
import { type Build, type BuildOptions, buildSite, checkSite } from '../pipeline/build-site.ts';
import { readContent } from '../pipeline/read/read-content.ts';
import { validateHtml } from '../pipeline/verify/validate-html.ts';
import { severityOf } from '../rules/definitions.ts';
import { readBuildConfiguration, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { openBuildCache, saveCache, saveContent } from './project.ts';
import { reportProblems } from './report-problems.ts';
import { reportStages } from './report-stages.ts';
import { selectProblems } from './selection.ts';

/** Throws `UsageError` for invalid values. */
export async function check(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const configuration = { ...readBuildConfiguration(args, context), age: args.options.has('age') };
  const begin = reportStages(context, common);
  if (args.options.has('fix')) await tidyContent(context);
  const cache = openBuildCache(context);
  const options = { configuration, cache, onStage: begin };
  const build = args.options.has('output') ? await buildAndValidate(options) : await checkSite(options);
  begin();
  const selected = selectProblems(build.diagnostics, args, build);
  const code = reportProblems({ ...build, diagnostics: selected }, common, context);
  saveCache(cache, { isComplete: 'site' in build && build.site !== undefined }, context);
  if (code === exitCodes.done && !common.quiet) {
    const result = selected.every((problem) => severityOf(problem) === 'note') ? 'no problems' : 'no errors';
    context.stderr(`${build.sources.size} files checked, ${result}.\n`);
  }
  return code;
}

async function buildAndValidate(options: BuildOptions): Promise<Build> {
  const build = await buildSite(options);
  if (build.site === undefined) return build;
  options.onStage?.('html');
  const html = await validateHtml(build.site.pages);
  return { ...build, diagnostics: [...build.diagnostics, ...html] };
}

async function tidyContent(context: ProcessContext): Promise<void> {
  // Loaded on demand, because few runs use --fix.
  const { listTidyFiles } = await import('../authoring/new/tidy-files.ts');
  const files = listTidyFiles((await readContent(context.projectRoot)).value);
  saveContent(files, context);
  for (const { path } of files) context.stderr(`Fixed ${path}.\n`);
}
