/** `site components`: shows every component and island with all examples, languages, directions and themes. */
import path from 'node:path';
import { planComponentsPreview } from '../authoring/component-overview/plan-components-preview.ts';
import { readComponents } from '../authoring/component-overview/read-components.ts';
import { publishOutput } from '../pipeline/emit/publish-output.ts';
import { buildInMemory } from './build-in-memory.ts';
import { readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { serveFolder } from './preview.ts';
import { type ProblemList, reportProblems } from './report-problems.ts';
import { readServeOptions } from './serve-options.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const OUT = '.cache/components';

/** Writes the page and serves it until it is stopped. Throws `UsageError` for bad values. */
export async function components(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const serving = readServeOptions(args);
  const code = reportProblems(await writePreview(shell), common, shell);
  if (code !== exitCodes.done) return code;
  if (!args.options.has('write-only')) {
    return serveFolder(path.join(shell.projectRoot, OUT), serving, shell);
  }
  shell.stdout(`${OUT}/index.html\n`);
  return code;
}

/** Writes the page. Islands need the scripts and texts of a whole site, so errors of the content are reported, too. */
async function writePreview(shell: Shell): Promise<ProblemList> {
  const build = await buildInMemory({ projectRoot: shell.projectRoot, release: false }, shell);
  if (build.site === undefined) return build;
  const files = await planComponentsPreview(await readComponents(), build.site.assets);
  const { diagnostics } = await publishOutput(files, { ...shell, out: OUT });
  return { diagnostics, sources: build.sources };
}
