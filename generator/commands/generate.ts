/** `site generate`: builds the site and replaces the output folder if all went well. */
import { createHash } from 'node:crypto';
import { type Build, type BuiltSite, buildSite } from '../build-site.ts';
import { type Diagnostic, failsRun, severityOf } from '../diagnostics/index.ts';
import type { BuildLock } from '../emit/build-lock.ts';
import { openOutput } from '../emit/open-output.ts';
import { putHostTable } from '../emit/output-record.ts';
import { type PublishedOutput, publishOutput } from '../emit/publish-output.ts';
import type { OutputFile } from '../output-file.ts';
import { openStore, type Store } from '../store/store.ts';
import { type CommonOptions, readBaseUrl, readCommonOptions, readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { saveStore } from './save-store.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';
import { createStageTimer, type StageTime } from './stage-timer.ts';
import { type Release, weighRelease } from './weigh-release.ts';

/** Runs the command. Throws `UsageError` for bad values and lets faults of the program through. */
export async function generate(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const baseUrl = readBaseUrl(args, shell);
  const opened = openOutput({
    projectRoot: shell.projectRoot,
    out: readOut(args),
    builder: shell.builder,
    signal: shell.signal,
  });
  if (opened.value === undefined) {
    return finish({ diagnostics: opened.diagnostics, sources: new Map() }, common, shell);
  }
  try {
    const store = openStore(shell.projectRoot, { fresh: args.flags.has('force-full') });
    return await generateInto(opened.value, { args, common, baseUrl, shell, store });
  } finally {
    opened.value.release();
  }
}

type Run = {
  readonly args: Arguments;
  readonly common: CommonOptions;
  readonly baseUrl: string | undefined;
  readonly shell: Shell;
  readonly store: Store;
};

async function generateInto(lock: BuildLock, run: Run): Promise<ExitCode> {
  const { args, common, shell, store } = run;
  const started = shell.clock();
  const timer = createStageTimer(shell.clock, (time) => tellStage(time, common, shell));
  const build = await buildOnce(run, timer.begin);
  const repeated = args.flags.has('verify') ? await verifyBuild(build, run) : [];
  const release = await weighBuild(build, run, timer.begin);
  const problems = {
    diagnostics: [...build.diagnostics, ...repeated, ...release.diagnostics],
    sources: build.sources,
  };
  if (build.site === undefined || isRefused(problems.diagnostics, common)) {
    saveStore(store, { isComplete: build.site !== undefined }, shell);
    return finish(problems, common, shell);
  }
  timer.begin('write');
  const published = await publishOutput([...build.site.files, ...release.twins], {
    projectRoot: shell.projectRoot,
    out: readOut(args),
    builder: shell.builder,
    signal: shell.signal,
    lock,
    full: args.flags.has('force-full'),
  });
  timer.times();
  if (published.value !== undefined) putHostTable(store, lock.folder, build.site.hosts);
  saveStore(store, { isComplete: true, isPublished: published.value !== undefined }, shell);
  const code = reportProblems(
    { ...problems, diagnostics: [...problems.diagnostics, ...published.diagnostics] },
    common,
    shell,
  );
  if (published.value !== undefined) {
    tellSummary(build.site, published.value, { common, shell, milliseconds: shell.clock() - started });
  }
  return code;
}

/** Weighs what is to be released, tells the weights and compresses; nothing for other builds. */
async function weighBuild(
  { site }: Build,
  { args, common, shell, store }: Run,
  onStage: (name: string) => void,
): Promise<Omit<Release, 'table'>> {
  const twins = args.flags.has('release');
  if (site === undefined || !(twins || args.flags.has('budget'))) return { twins: [], diagnostics: [] };
  onStage('weigh');
  const { table, ...release } = await weighRelease(site, { twins, store });
  if (!common.quiet) shell.tell(table);
  return release;
}

async function buildOnce(
  { args, baseUrl, shell, store }: Run,
  onStage: (name: string) => void,
): Promise<Build> {
  return buildSite({
    projectRoot: shell.projectRoot,
    baseUrl,
    release: args.flags.has('release'),
    store,
    onStage,
  });
}

/** Builds again without the store; a file that differs is a fault of the program. */
async function verifyBuild(build: Build, run: Run): Promise<Diagnostic[]> {
  if (build.site === undefined) return [];
  const again = await buildSite({
    projectRoot: run.shell.projectRoot,
    baseUrl: run.baseUrl,
    release: run.args.flags.has('release'),
  });
  return differingFiles(build.site.files, again.site?.files ?? []).map((file) => ({
    rule: 'build/nondeterministic',
    place: { file },
    message: `Two builds of the same content made different bytes for ${file}.`,
  }));
}

function differingFiles(a: readonly OutputFile[], b: readonly OutputFile[]): string[] {
  const hashes = new Map(b.map((file) => [file.path, hashOf(file)]));
  const changed = a.filter((file) => hashes.get(file.path) !== hashOf(file)).map((file) => file.path);
  const paths = new Set(a.map((file) => file.path));
  return [...changed, ...b.map((file) => file.path).filter((file) => !paths.has(file))];
}

function hashOf({ contents }: OutputFile): string {
  return createHash('sha256').update(contents).digest('hex');
}

function isRefused(diagnostics: readonly Diagnostic[], { strict }: CommonOptions): boolean {
  return diagnostics.some((diagnostic) =>
    failsRun({ ...diagnostic, severity: severityOf(diagnostic) }, strict),
  );
}

function finish(
  problems: { readonly diagnostics: readonly Diagnostic[]; readonly sources: ReadonlyMap<string, string> },
  common: CommonOptions,
  shell: Shell,
): ExitCode {
  const code = reportProblems(problems, common, shell);
  if (code !== exitCodes.done) shell.tell('Nothing was written; the output is as it was.\n');
  return code;
}

function tellStage({ name, milliseconds }: StageTime, common: CommonOptions, shell: Shell): void {
  if (common.verbose) shell.tell(`${name.padEnd(10)}${String(Math.round(milliseconds)).padStart(6)} ms\n`);
}

function tellSummary(
  site: BuiltSite,
  { written, linked, removed, leftover, foreign = [] }: PublishedOutput,
  { common, shell, milliseconds }: { common: CommonOptions; shell: Shell; milliseconds: number },
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
