/** `site generate`: builds the site and replaces the output folder if all went well. */
import { hash } from 'node:crypto';
import { type Build, type BuildOptions, type BuiltSite, buildSite } from '../build-site.ts';
import { type Diagnostic, failsRun } from '../diagnostics/index.ts';
import type { BuildLock } from '../emit/build-lock.ts';
import { compressFiles, createCompressor } from '../emit/compress-files.ts';
import { openOutput } from '../emit/open-output.ts';
import { putHostTable } from '../emit/output-record.ts';
import { type PublishedOutput, publishOutput } from '../emit/publish-output.ts';
import type { OutputFile } from '../output-file.ts';
import { openStore, type Store } from '../store/store.ts';
import { checkBudgets } from '../verify/budgets.ts';
import { formatWeights } from '../verify/format-weights.ts';
import { weighSite } from '../verify/weigh-site.ts';
import { type CommonOptions, readBuildOptions, readCommonOptions, readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { saveStore } from './save-store.ts';
import type { ExitCode, Shell } from './shell.ts';

const refusal = 'Nothing was written; the output is as it was.\n';

/** Runs the command. Throws `UsageError` for bad values and lets faults of the program through. */
export async function generate(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const options = readBuildOptions(args, shell);
  const { value: lock, diagnostics } = openOutput({ ...shell, out: readOut(args) });
  if (lock === undefined) {
    const code = reportProblems({ diagnostics, sources: new Map() }, common, shell);
    shell.tell(refusal);
    return code;
  }
  try {
    const store = openStore(shell.projectRoot, { fresh: args.options.has('force-full') });
    const begin = common.verbose ? timeStages(shell) : () => undefined;
    return await generateInto(lock, { args, common, options, shell, store, begin });
  } finally {
    lock.release();
  }
}

type Run = {
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly options: BuildOptions;
  readonly shell: Shell;
  readonly store: Store;
  /** Ends the stage that is running, and begins another if it has a name. */
  readonly begin: (stage?: string) => void;
};

/** Tells how long each stage took, when it ends. */
function timeStages({ clock, tell }: Shell): Run['begin'] {
  let running: { readonly name: string; readonly since: number } | undefined;
  return (name) => {
    const now = clock();
    if (running) tell(`${running.name.padEnd(10)}${(now - running.since).toFixed(0).padStart(6)} ms\n`);
    running = name === undefined ? undefined : { name, since: now };
  };
}

async function generateInto(lock: BuildLock, run: Run): Promise<ExitCode> {
  const { args, common, options, shell, store, begin } = run;
  const started = shell.clock();
  const { site, sources, ...build } = await buildSite({ ...options, store, onStage: begin });
  const repeated = site && args.options.has('verify') ? await verifyBuild(site, options) : [];
  const release = await weighRelease(site, run);
  const problems = [...build.diagnostics, ...repeated, ...release.diagnostics];
  if (site === undefined || problems.some((problem) => failsRun(problem, common.strict))) {
    saveStore(store, { isComplete: site !== undefined }, shell);
    const code = reportProblems({ diagnostics: problems, sources }, common, shell);
    shell.tell(refusal);
    return code;
  }
  begin('write');
  const { value: published, diagnostics } = await publishOutput([...site.files, ...release.twins], {
    ...shell,
    out: readOut(args),
    lock,
    full: args.options.has('force-full'),
  });
  begin();
  if (published !== undefined) putHostTable(store, lock.folder, site.hosts);
  saveStore(store, { isComplete: true, isPublished: published !== undefined }, shell);
  const code = reportProblems({ diagnostics: [...problems, ...diagnostics], sources }, common, shell);
  if (published !== undefined) tellSummary(site, published, run, shell.clock() - started);
  return code;
}

/** Builds again without the store; a file that differs is a fault of the program. */
async function verifyBuild(site: BuiltSite, options: BuildOptions): Promise<Diagnostic[]> {
  const again = await buildSite(options);
  const first = hashFiles(site.files);
  const second = hashFiles(again.site?.files ?? []);
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths]
    .filter((file) => first.get(file) !== second.get(file))
    .map((file) => ({
      rule: 'build/nondeterministic',
      place: { file },
      message: `Two builds of the same content made different bytes for ${file}.`,
    }));
}

function hashFiles(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, contents }) => [path, hash('sha256', contents)]));
}

/** Weighs what is to be released, tells the weights and compresses; nothing for other builds. */
async function weighRelease(
  site: Build['site'],
  { args, common, options, shell, store, begin }: Run,
): Promise<{ readonly twins: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] }> {
  if (site === undefined || !(options.release || args.options.has('budget'))) {
    return { twins: [], diagnostics: [] };
  }
  begin('weigh');
  const compress = createCompressor(store);
  const weight = await weighSite(site, compress);
  const twins = options.release ? await compressFiles(site.files, compress) : [];
  if (!common.quiet) shell.tell(formatWeights(weight));
  return { twins, diagnostics: checkBudgets(weight) };
}

function tellSummary(
  site: BuiltSite,
  { written, linked, removed, leftover, foreign = [] }: PublishedOutput,
  { common, shell }: Run,
  milliseconds: number,
): void {
  if (leftover !== undefined) shell.tell(`The old output could not be removed and lies in ${leftover}.\n`);
  if (foreign.length > 0) {
    const names = `${foreign.slice(0, 5).join(', ')}${foreign.length > 5 ? ', …' : ''}`;
    shell.tell(`No build had written these files, which are gone with the old output: ${names}\n`);
  }
  if (common.verbose) shell.tell(`peak memory ${Math.round(shell.peakMemory() / 1e6)} MB\n`);
  if (common.quiet) return;
  const pages = site.model.languages.reduce((sum, language) => sum + language.pages.length, 0);
  const files = `${written} of ${written + linked} files written${removed > 0 ? `, ${removed} removed` : ''}`;
  const seconds = (milliseconds / 1000).toFixed(1);
  shell.tell(`${pages} pages, ${site.model.languages.length} languages, ${files}, ${seconds} s\n`);
}
