/**
 * `site check`: every check, no output. With `--fix` it first puts right what is certain, with `--output` it renders in
 * memory and validates every page, too.
 */
import { buildSite } from '../pipeline/build-site.ts';
import { recoverOutput } from '../pipeline/emit/open-output.ts';
import { readContent } from '../pipeline/read/read-content.ts';
import { validateHtml } from '../pipeline/verify/validate-html.ts';
import { readBuildOptions, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { showProgress } from './progress-line.ts';
import { reportProblems } from './report-problems.ts';
import { reportSourceDate } from './report-source-date.ts';
import { openBuildCache, saveCache, saveContent } from './save.ts';
import { selectProblems } from './selection.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` for bad values and lets faults of the program through. */
export async function check(args: Arguments, surroundings: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, surroundings);
  const options = readBuildOptions(args, surroundings);
  const { shell, begin, step } = showProgress(surroundings);
  // A build that was killed between its two renames left no output; every command puts the old one back.
  recoverOutput({ ...shell, out: 'dist' });
  if (args.options.has('fix')) await tidyContent(shell);
  const cache = openBuildCache(shell);
  const { site, diagnostics, ...build } = await buildSite({
    ...options,
    age: args.options.has('age'),
    cache,
    onStage: begin,
    onProgress: step,
  });
  begin('html');
  const html = site && args.options.has('output') ? await validateHtml(site.pages, step) : [];
  begin();
  const chosen = selectProblems([...diagnostics, ...html], args, build);
  const code = reportProblems({ diagnostics: chosen, ...build }, common, shell);
  reportSourceDate(build.day, args, shell);
  saveCache(cache, { isComplete: site !== undefined }, shell);
  if (code === exitCodes.done && !common.quiet) {
    shell.tell(`${build.sources.size} files checked, no problems.\n`);
  }
  return code;
}

/** Names the files that it has written. */
async function tidyContent(shell: Shell): Promise<void> {
  // Loaded here and not at the top: few runs write anything.
  const { planTidyFiles } = await import('../authoring/new/tidy-files.ts');
  const files = planTidyFiles((await readContent(shell.projectRoot)).value);
  saveContent(files, shell);
  for (const { path } of files) shell.tell(`${path} was put right.\n`);
}
