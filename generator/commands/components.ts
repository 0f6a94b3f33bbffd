import path from 'node:path';
import { buildComponentOverview } from '../authoring/component-overview.ts';
import { openOutput, publishOutput } from '../pipeline/emit/publish.ts';
import { readCommonOptions, readServeOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { serveFolder } from './preview.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { buildInMemory } from './project.ts';
import { type ProblemList, reportProblems } from './report-problems.ts';

const OUTPUT_FOLDER = '.cache/components';

/** Throws `UsageError` for invalid options. */
export async function components(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const common = readCommonOptions(args, context);
  const serveOptions = readServeOptions(args);
  const code = reportProblems(await writePreview(context), common, context);
  if (code !== exitCodes.done) return code;
  if (!args.options.has('write-only')) {
    return serveFolder(path.join(context.projectRoot, OUTPUT_FOLDER), serveOptions, context);
  }
  context.stdout(`${OUTPUT_FOLDER}/index.html\n`);
  return code;
}

/** Returns also the problems of the content, whose texts the examples use. */
async function writePreview(context: ProcessContext): Promise<ProblemList> {
  const build = await buildInMemory({ projectRoot: context.projectRoot, release: false }, context);
  if (build.site === undefined) return build;
  const files = buildComponentOverview(build.site.model, build.site.assets);
  const { value: output, diagnostics } = openOutput({ ...context, out: OUTPUT_FOLDER });
  if (output === undefined) return { diagnostics, sources: build.sources };
  const published = await publishOutput(files, output).finally(output.release);
  return { diagnostics: published.diagnostics, sources: build.sources };
}
