/**
 * Times and memory of whole builds, each in a process of its own: the site as it is, and its service pages
 * multiplied; beside them, in the same run, Hugo with the same content where it is installed. Prints a table; gates
 * nothing, because a shared machine cannot gate a time. `--keep` adds a line for the commit to `history.jsonl`.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { tags } from '../browser/languages.ts';
import { copyProject, edit, projectRoot, runSite } from '../site/temporary-project.ts';
import { findHugo, type Hugo } from './hugo.ts';
import { multiplyServices } from './multiply-services.ts';

/** One build: what the command reported, in milliseconds and megabytes. */
type Measured = {
  readonly stages: ReadonlyMap<string, number>;
  readonly pages: number;
  readonly seconds: number;
  readonly memory: number;
};

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** The program as an earlier run compiled it, which nobody has who starts from nothing. */
const compiled = path.join(projectRoot, '.cache/program');

/** The middle one of this many runs counts. */
const runs = 3;

for (const target of [undefined, 1000]) {
  const project = copyProject();
  try {
    if (target !== undefined) {
      multiplyServices(project, target - build(project).pages);
      for (const made of ['dist', '.cache']) rmSync(path.join(project, made), { recursive: true });
    }
    build(project);
    const hugo = findHugo(project, tags);
    const measured = {
      cold: measure(project, hugo, () => {
        for (const folder of [path.join(project, 'dist'), path.join(project, '.cache'), compiled])
          rmSync(folder, { recursive: true });
      }),
      'one edit': measure(project, hugo, (run) => touchOneRecord(project, run)),
      'nothing changed': measure(project, hugo, () => undefined),
    };
    hugo?.remove();
    const pages = measured.cold.own.pages;
    printTable(`${pages} pages`, measured);
    if (process.argv.includes('--keep')) keep(pages, measured);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** A build of ours, and the seconds of the peer's. */
type Paired = { readonly own: Measured; readonly hugo: number | undefined };

/** Ours and the peer's by turns, each the middle of its runs. */
function measure(project: string, hugo: Hugo | undefined, prepare: (run: number) => void): Paired {
  const own: Measured[] = [];
  const peers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    prepare(run);
    own.push(build(project));
    if (hugo !== undefined) peers.push(hugo.build());
  }
  const [middle] = own.toSorted((a, b) => a.seconds - b.seconds).slice(Math.floor(runs / 2));
  if (middle === undefined) throw new Error('No build was measured.');
  return { own: middle, hugo: peers.toSorted((a, b) => a - b)[Math.floor(runs / 2)] };
}

type Table = Readonly<Record<string, Paired>>;

/** A line with the results of the commit, so that a loss is seen. */
function keep(pages: number, measured: Table): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const times = Object.entries(measured).map(([name, { own, hugo }]) => [
    name,
    { seconds: rounded(own.seconds), megabytes: own.memory, hugo: hugo && rounded(hugo) },
  ]);
  const line = { commit: git('rev-parse', '--short', 'HEAD'), pages, ...Object.fromEntries(times) };
  appendFileSync(path.join(import.meta.dirname, 'history.jsonl'), `${JSON.stringify(line)}\n`);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

function touchOneRecord(folder: string, run: number): void {
  const words = `summary: Changed words of this page, ${run}.`;
  edit(folder, 'content/en/services/fast-release.yaml', /^summary: .*$/mu, words);
}

function build(folder: string): Measured {
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
    // Not reported by a run that finds nothing to do.
    memory: Number(/^peak memory +(\d+) MB$/mu.exec(run.errors)?.[1] ?? 0),
    seconds,
  };
}

function printTable(title: string, measured: Table): void {
  const rows = Object.entries(measured).map(([name, { own, hugo }]) => [
    name,
    {
      seconds: own.seconds.toFixed(2),
      ...(hugo === undefined ? {} : { Hugo: hugo.toFixed(2), 'times Hugo': (own.seconds / hugo).toFixed(2) }),
      MB: own.memory || '',
      ...Object.fromEntries([...own.stages].map(([stage, time]) => [`${stage} ms`, time])),
    },
  ]);
  write(title);
  // biome-ignore lint/suspicious/noConsole: it is the platform's table.
  console.table(Object.fromEntries(rows));
}
