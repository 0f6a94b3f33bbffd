/**
 * `npm run bench`: measures time and memory of whole builds in separate processes: of the site, and of the site with more
 * service pages, alternating with a bare loop of `renderToString` over the same pages. Prints a table for each of the two
 * sites. There are no limits, because times on a shared machine vary.
 */
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { cacheFile } from '../../generator/cache/cache.ts';
import { readScriptOptions } from '../read-script-options.ts';
import { copyProject, edit, projectRoot, runSite } from '../site/temporary-project.ts';
import { type BareReact, createBareReact } from './bare-react.ts';
import { multiplyServices } from './multiply-services.ts';

/** A build: its stages in milliseconds, memory and cache in megabytes, and the time of the loop over its pages. */
type Build = {
  readonly stages: ReadonlyMap<string, number>;
  readonly pageCount: number;
  readonly seconds: number;
  readonly memory: number;
  readonly cache: number;
  readonly bareSeconds: number;
};

readScriptOptions(`npm run bench
  Measures builds, compared with a bare loop of renderToString.`);

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** The folder of the bundled program. */
const programFolder = path.join(projectRoot, '.cache/program');

/** The measured sites: their number of pages, and the number of runs, whose median is reported. */
const sites = [
  { targetPageCount: undefined, runCount: 3 },
  { targetPageCount: 1000, runCount: 1 },
] as const;

for (const { targetPageCount, runCount } of sites) {
  const project = copyProject();
  try {
    if (targetPageCount !== undefined) {
      multiplyServices(project, targetPageCount - build(project).pageCount);
      for (const name of ['dist', '.cache']) rmSync(path.join(project, name), { recursive: true });
    }
    build(project);
    const bare = await createBareReact(path.join(project, 'dist'));
    const measure = (prepare: (run: number) => void) => measureRuns(project, bare, runCount, prepare);
    const table = {
      cold: measure(() => {
        for (const folder of [path.join(project, 'dist'), path.join(project, '.cache'), programFolder])
          rmSync(folder, { recursive: true });
      }),
      'one edit': measure((run) => changeOneRecord(project, run)),
      'no edit': measure(() => undefined),
    };
    bare.remove();
    printTable(table);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Alternates between builds of the site and runs of the loop. Returns the median of each. */
function measureRuns(
  project: string,
  bare: BareReact,
  runCount: number,
  prepare: (run: number) => void,
): Build {
  const builds: Build[] = [];
  for (let run = 0; run < runCount; run += 1) {
    prepare(run);
    builds.push({ ...build(project), bareSeconds: bare.measureSeconds() });
  }
  const medianBy = (key: 'seconds' | 'bareSeconds') =>
    builds.toSorted((a, b) => a[key] - b[key])[Math.floor(runCount / 2)] ?? builds[0];
  const [medianBuild, medianLoop] = [medianBy('seconds'), medianBy('bareSeconds')];
  if (medianBuild === undefined || medianLoop === undefined) throw new Error('No build was measured.');
  return { ...medianBuild, bareSeconds: medianLoop.bareSeconds };
}

type Table = Readonly<Record<string, Build>>;

function countPages(table: Table): number | undefined {
  return Object.values(table)[0]?.pageCount;
}

function changeOneRecord(folder: string, run: number): void {
  const text = `summary: Changed words of this page, ${run}.`;
  edit(folder, 'content/en/services/fast-release.yaml', /^summary: .*$/mu, text);
}

function build(folder: string): Omit<Build, 'bareSeconds'> {
  const started = performance.now();
  const run = runSite(folder, ['generate', '--verbose', '--no-strict']);
  const seconds = (performance.now() - started) / 1000;
  if (run.code !== 0) throw new Error(`The build failed.\n${run.output}${run.errors}`);
  const stages = [...run.errors.matchAll(/^(\w+) +(\d+) ms$/gmu)].map(
    ([, name = '', time]) => [name, Number(time)] as const,
  );
  return {
    stages: new Map(stages),
    pageCount: Number(/^(\d+) pages/mu.exec(run.errors)?.[1]),
    memory: Number(/^peak memory +(\d+) MB$/mu.exec(run.errors)?.[1]),
    cache: Math.round(statSync(path.join(folder, cacheFile)).size / 1e6),
    seconds,
  };
}

function printTable(table: Table): void {
  const rows = Object.entries(table).map(([name, { seconds, bareSeconds, memory, cache, stages }]) => [
    name,
    {
      seconds: seconds.toFixed(2),
      'bare React': bareSeconds.toFixed(2),
      'times bare': (seconds / bareSeconds).toFixed(2),
      MB: memory,
      'cache MB': cache,
      ...Object.fromEntries([...stages].map(([stage, time]) => [`${stage} ms`, time])),
    },
  ]);
  write(`${countPages(table)} pages`);
  // biome-ignore lint/suspicious/noConsole: it prints the table.
  console.table(Object.fromEntries(rows));
}
