/** `site check`: every check, no output. With `--output` it renders in memory and validates every page, too. */
import { buildSite } from '../build-site.ts';
import { recoverOutput } from '../emit/recover-output.ts';
import { openStore } from '../store/store.ts';
import { validateHtml } from '../verify/validate-html.ts';
import { readBaseUrl, readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { saveStore } from './save-store.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command. Throws `UsageError` for bad values and lets faults of the program through. */
export async function check(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  // A build that was killed between its two renames left no output; every command puts the old one back.
  recoverOutput({ projectRoot: shell.projectRoot, out: 'dist', builder: shell.builder });
  const store = openStore(shell.projectRoot);
  const build = await buildSite({
    projectRoot: shell.projectRoot,
    baseUrl: readBaseUrl(args, shell),
    release: args.flags.has('release'),
    today: args.flags.has('age') ? shell.builder.now().toISOString().slice(0, 10) : undefined,
    store,
  });
  saveStore(store, { isComplete: build.site !== undefined }, shell);
  const html =
    args.flags.has('output') && build.site !== undefined
      ? await validateHtml(build.site.files, build.site.model)
      : [];
  const code = reportProblems(
    { diagnostics: [...build.diagnostics, ...html], sources: build.sources },
    common,
    shell,
  );
  if (code === exitCodes.done && !common.quiet) {
    shell.tell(`${build.sources.size} files checked, no problems.\n`);
  }
  return code;
}
