/**
 * `site check`: runs every rule and writes no output. With `--fix` it first fixes encoding problems; with `--output` it
 * also renders in memory and validates the HTML of every page.
 */
import { type Build, type BuildOptions, buildSite, checkSite } from '../pipeline/build-site.ts';
import { readContent } from '../pipeline/read/read-content.ts';
import { validateHtml } from '../pipeline/verify/validate-html.ts';
import { severityOf } from '../rules/catalogue.ts';
import { readBuildConfiguration, readCommonOptions } from './common-options.ts';
import { reportSourceDate } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import { showProgress } from './progress-line.ts';
import { reportProblems } from './report-problems.ts';
import { openBuildCache, saveCache, saveContent } from './save.ts';
import { selectProblems } from './selection.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` for invalid values. */
export async function check(args: Arguments, plainShell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, plainShell);
  const configuration = { ...readBuildConfiguration(args, plainShell), age: args.options.has('age') };
  const { shell, begin, step } = showProgress(plainShell);
  if (args.options.has('fix')) await tidyContent(shell);
  const cache = openBuildCache(shell);
  const options = { configuration, cache, reporter: { onStage: begin, onProgress: step } };
  const build = args.options.has('output') ? await buildAndValidate(options) : await checkSite(options);
  // Erases the progress line.
  begin();
  const selected = selectProblems(build.diagnostics, args, build);
  const code = reportProblems({ ...build, diagnostics: selected }, common, shell);
  reportSourceDate(build.day, args, shell);
  saveCache(cache, { isComplete: 'site' in build && build.site !== undefined }, shell);
  if (code === exitCodes.done && !common.quiet) {
    const result = selected.every((problem) => severityOf(problem) === 'note') ? 'no problems' : 'no errors';
    shell.stderr(`${build.sources.size} files checked, ${result}.\n`);
  }
  return code;
}

/** Builds the site in memory, and validates the HTML of every page when the site has no error. */
async function buildAndValidate(options: BuildOptions): Promise<Build> {
  const build = await buildSite(options);
  if (build.site === undefined) return build;
  options.reporter?.onStage?.('html');
  const html = await validateHtml(build.site.pages, options.reporter?.onProgress);
  return { ...build, diagnostics: [...build.diagnostics, ...html] };
}

/** Fixes encoding problems and prints the paths of the changed files. */
async function tidyContent(shell: Shell): Promise<void> {
  // Loaded on demand, because few runs use --fix.
  const { planTidyFiles } = await import('../authoring/new/tidy-files.ts');
  const files = planTidyFiles((await readContent(shell.projectRoot)).value);
  saveContent(files, shell);
  for (const { path } of files) shell.stderr(`Fixed ${path}.\n`);
}
