/** `npm run bench`: time and memory of builds, without limits, because times on a shared machine vary. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { copyProject, edit, projectRoot, runSite } from '../site/temporary-project.ts';

const runCount = 3;

const project = copyProject();
try {
  build();
  // biome-ignore lint/suspicious/noConsole: it prints the table.
  console.table({
    cold: measureBuilds(() => {
      const folders = [path.join(project, 'dist'), path.join(project, '.cache')];
      for (const folder of [...folders, path.join(projectRoot, '.cache/program')])
        rmSync(folder, { recursive: true });
    }),
    'one edit': measureBuilds((run) => {
      const summary = `summary: Changed words of this page, ${run}.`;
      edit(project, 'content/en/services/fast-release.yaml', /^summary: .*$/mu, summary);
    }),
    'bare loop': await measureLoop(),
  });
} finally {
  rmSync(project, { recursive: true, force: true });
}

/** With the median duration: seconds, peak memory in MB, and the milliseconds of each stage. */
function measureBuilds(prepare: (run: number) => void) {
  const builds = Array.from({ length: runCount }, (_, run) => {
    prepare(run);
    return build();
  });
  return builds.sort((a, b) => a.seconds - b.seconds)[Math.floor(runCount / 2)];
}

function build() {
  const started = performance.now();
  const run = runSite(project, ['generate', '--verbose', '--no-strict']);
  const seconds = secondsSince(started);
  if (run.code !== 0) throw new Error(`The build failed.\n${run.output}${run.errors}`);
  const stages = Array.from(run.errors.matchAll(/^(\w+) +(\d+) ms$/gmu), ([, name, time]) => [name, time]);
  const memory = /^peak memory +(\d+) MB$/mu.exec(run.errors)?.[1];
  return { seconds, MB: memory, ...Object.fromEntries(stages) };
}

async function measureLoop() {
  // Selects the production build of React when it is loaded.
  process.env.NODE_ENV = 'production';
  const { createElement } = await import('react');
  const { pageTypeOf, propsOf } = await import('../../generator/pipeline/model/site-model.ts');
  const { renderPart } = await import('../../generator/pipeline/render/render-part.ts');
  const { siteModel } = await import('../site-model.ts');
  const started = performance.now();
  for (const { pages } of siteModel.languages) {
    for (const page of pages)
      renderPart(createElement(pageTypeOf(page).template, propsOf(page)), page.context);
  }
  return { seconds: secondsSince(started) };
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000;
}
