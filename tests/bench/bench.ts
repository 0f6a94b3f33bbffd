/**
 * Times and memory of whole builds, each in a process of its own: the site as it is, and its service pages
 * multiplied. Prints a table; gates nothing, because a shared machine cannot gate a time.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { tags } from '../browser/languages.ts';
import { copyProject, edit, runSite } from '../site/temporary-project.ts';

/** One build: what the command told, in milliseconds and megabytes. */
type Measured = {
  readonly stages: ReadonlyMap<string, number>;
  readonly pages: number;
  readonly seconds: number;
  readonly memory: number;
};

const write = (line: string): void => void process.stdout.write(`${line}\n`);

for (const target of [undefined, 1000]) {
  const project = copyProject();
  try {
    if (target !== undefined) multiplyServices(project, target);
    const cold = build(project);
    const warm = build(project);
    touchOneRecord(project);
    const edited = build(project);
    printTable(`${cold.pages} pages`, { cold, warm, 'one edit': edited });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Copies service pages under new ids until the site has about as many pages as asked for. */
function multiplyServices(folder: string, pages: number): void {
  const ids = readdirSync(path.join(folder, 'content/shared/services')).map((file) =>
    file.replace('.yaml', ''),
  );
  const existing = build(folder).pages / tags.length;
  const copies = Math.ceil(pages / tags.length) - existing;
  for (let copy = 0; copy < copies; copy += 1) {
    const id = ids[copy % ids.length] ?? '';
    for (const place of ['shared', ...tags]) {
      const file = (name: string) => path.join(folder, `content/${place}/services/${name}.yaml`);
      writeFileSync(file(`${id}-${copy}`), `# copy ${copy}\n${readFileSync(file(id), 'utf8')}`);
    }
  }
  rmSync(path.join(folder, 'dist'), { recursive: true });
  rmSync(path.join(folder, '.cache'), { recursive: true });
}

function touchOneRecord(folder: string): void {
  edit(folder, 'content/en/services/fast-release.yaml', /^updated: .*$/mu, 'updated: 2026-12-01');
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
    memory: Number(/^peak memory +(\d+) MB$/mu.exec(run.errors)?.[1]),
    seconds,
  };
}

function printTable(title: string, runs: Readonly<Record<string, Measured>>): void {
  const coldSeconds = Object.values(runs)[0]?.seconds ?? 1;
  const columns = Object.entries(runs).map(([name, { stages, seconds, pages, memory }]) => {
    const cells = {
      ...Object.fromEntries([...stages].map(([stage, time]) => [stage, `${time} ms`])),
      'whole process': `${seconds.toFixed(2)} s`,
      'pages per second': String(Math.round(pages / seconds)),
      'peak memory': `${memory} MB`,
      'against cold': (seconds / coldSeconds).toFixed(2),
    };
    return [name, cells] as const;
  });
  const rows = Object.keys(columns[0]?.[1] ?? {}).map((row) => [
    row,
    Object.fromEntries(columns.map(([name, cells]) => [name, Reflect.get(cells, row)])),
  ]);
  write(title);
  // biome-ignore lint/suspicious/noConsole: it is the platform's table.
  console.table(Object.fromEntries(rows));
}
