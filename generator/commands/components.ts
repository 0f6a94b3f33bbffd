/** `site components`: one page with every component and island in all examples, languages, directions and themes. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { planComponentsPreview } from '../components-preview/plan-components-preview.ts';
import { readComponents } from '../components-preview/read-components.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { publishOutput } from '../emit/publish-output.ts';
import { openStore } from '../store/store.ts';
import { readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { serveFolder } from './preview.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const OUT = '.cache/components';

/** Writes the page and serves it until it is stopped. Throws `UsageError` for bad values. */
export async function components(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const code = reportProblems(await writePreview(shell), common, shell);
  if (code !== exitCodes.done) return code;
  if (!args.flags.has('write-only')) {
    return serveFolder(path.join(shell.projectRoot, OUT), args, shell);
  }
  shell.print(`${OUT}/index.html\n`);
  return code;
}

type Problems = {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
};

/** Islands need the scripts and words of a whole site, so a mistake in the content is told here, too. */
async function writePreview({ projectRoot, builder, signal }: Shell): Promise<Problems> {
  const store = openStore(projectRoot);
  const { site, diagnostics, sources } = await buildSite({ projectRoot, release: false, store });
  if (site === undefined) return { diagnostics, sources };
  const files = await planComponentsPreview(await readComponents(), site.assets);
  const published = await publishOutput(files, { projectRoot, out: OUT, builder, signal });
  return { diagnostics: published.diagnostics, sources };
}
