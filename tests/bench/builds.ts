/**
 * Measures time and memory of whole builds in separate processes: of the site, and of the site with more
 * service pages, alternating with a bare loop of `renderToString` over the same pages. Prints a table and
 * adds a line for the commit to `history.jsonl`. There are no limits, because times on a shared machine vary.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { copyProject, edit, projectRoot, runSite } from '../site/temporary-project.ts';
import { type BareReact, portPages } from './bare-react.ts';
import { multiplyServices } from './multiply-services.ts';

/**
 * A build: its stages in milliseconds and its memory in megabytes. `bare` is the time of the loop in seconds.
 */
type Build = {
  readonly stages: ReadonlyMap<string, number>;
  readonly pages: number;
  readonly seconds: number;
  readonly memory: number;
  readonly bare: number;
};

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** The folder of the bundled program. */
const bundled = path.join(projectRoot, '.cache/program');
const history = path.join(import.meta.dirname, 'history.jsonl');

/** Number of runs. The median is reported. */
const runs = 3;

for (const target of [undefined, 1000]) {
  const project = copyProject();
  try {
    if (target !== undefined) {
      multiplyServices(project, target - build(project).pages);
      for (const name of ['dist', '.cache']) rmSync(path.join(project, name), { recursive: true });
    }
    build(project);
    const bare = await portPages(path.join(project, 'dist'));
    const table = {
      cold: measure(project, bare, () => {
        for (const folder of [path.join(project, 'dist'), path.join(project, '.cache'), bundled])
          rmSync(folder, { recursive: true });
      }),
      'one edit': measure(project, bare, (run) => changeOneRecord(project, run)),
      'nothing changed': measure(project, bare, () => undefined),
    };
    bare.remove();
    printTable(table);
    addToHistory(table);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Alternates between builds of the site and runs of the loop. Returns the median of each. */
function measure(project: string, bare: BareReact, prepare: (run: number) => void): Build {
  const builds: Build[] = [];
  for (let run = 0; run < runs; run += 1) {
    prepare(run);
    builds.push({ ...build(project), bare: bare.build() });
  }
  const medianBy = (key: 'seconds' | 'bare') =>
    builds.toSorted((a, b) => a[key] - b[key])[Math.floor(runs / 2)] ?? builds[0];
  const [medianBuild, medianLoop] = [medianBy('seconds'), medianBy('bare')];
  if (medianBuild === undefined || medianLoop === undefined) throw new Error('No build was measured.');
  return { ...medianBuild, bare: medianLoop.bare };
}

type Table = Readonly<Record<string, Build>>;

function countPages(table: Table): number | undefined {
  return Object.values(table)[0]?.pages;
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** Adds the results of the commit, unless the file already contains results of it. */
function addToHistory(table: Table): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const times = Object.entries(table).map(([name, { seconds, memory, bare }]) => [
    name,
    { seconds: round(seconds), megabytes: memory, bare: round(bare) },
  ]);
  const start = JSON.stringify({ commit: commit.trim(), pages: countPages(table) }).slice(0, -1);
  if (readFileSync(history, 'utf8').includes(start)) return;
  appendFileSync(history, `${start},${JSON.stringify(Object.fromEntries(times)).slice(1)}\n`);
}

function changeOneRecord(folder: string, run: number): void {
  const text = `summary: Changed words of this page, ${run}.`;
  edit(folder, 'content/en/services/fast-release.yaml', /^summary: .*$/mu, text);
}

function build(folder: string): Omit<Build, 'bare'> {
  const started = performance.now();
  const run = runSite(folder, ['generate', '--verbose', '--no-strict']);
  const seconds = (performance.now() - started) / 1000;
  if (run.code !== 0) throw new Error(`The build failed.\n${run.output}${run.errors}`);
  const stages = [...run.errors.matchAll(/^(\w+) +(\d+) ms$/gmu)].map(
    ([, name = '', time]) => [name, Number(time)] as const,
  );
  return {
    stages: new Map(stages),
    pages: Number(/^(\d+) pages/mu.exec(run.errors)?.[1]),
    // A run without changes does not report it.
    memory: Number(/^peak memory +(\d+) MB$/mu.exec(run.errors)?.[1] ?? 0),
    seconds,
  };
}

function printTable(table: Table): void {
  const rows = Object.entries(table).map(([name, { seconds, bare, memory, stages }]) => [
    name,
    {
      seconds: seconds.toFixed(2),
      'bare React': bare.toFixed(2),
      'times bare': (seconds / bare).toFixed(2),
      MB: memory || '',
      ...Object.fromEntries([...stages].map(([stage, time]) => [`${stage} ms`, time])),
    },
  ]);
  write(`${countPages(table)} pages`);
  // biome-ignore lint/suspicious/noConsole: it prints the table.
  console.table(Object.fromEntries(rows));
}
