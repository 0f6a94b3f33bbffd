import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './read-html.ts';
import { createProject, edit, listFiles, projectRoot, runSite } from './temporary-project.ts';

/** A project whose settings name a script that waits for consent. */
function createCountingProject(script: string): string {
  const project = createProject();
  edit(project, 'content/shared/site.yaml', /$/u, `\nanalytics: { script: "${script}" }\n`);
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  return project;
}

const contentOf = (file: string) => parse(readFileSync(path.join(projectRoot, 'content', file), 'utf8'));

it('a script that waits for consent is named on every page, run by none, and told of by banner and policy', () => {
  const project = createCountingProject('/count.js');
  expect(runSite(project, ['generate'])).toMatchObject({ code: 0 });
  const read = (file: string) => readFileSync(path.join(project, 'dist', file), 'utf8');
  const files = listFiles(path.join(project, 'dist'));
  expect(files).toContain('count.js');
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    expect(read(file).match(/data-analytics="\/count\.js"/gu), file).toHaveLength(1);
    expect(read(file).match(/count\.js/gu), file).toHaveLength(1);
  }
  for (const [tag, folder] of Object.entries({ ar: '', en: 'en/', es: 'es/' })) {
    const { cookies } = contentOf(`${tag}/ui.yaml`);
    const conditional = JSON.stringify(contentOf(`${tag}/legal/privacy-policy.yaml`)).matchAll(
      /"when":"(?<when>(?:no-)?analytics)","text":"\**(?<start>[^"*[{]{8,20})/gu,
    );
    const text = readText(read(`${folder}privacy-policy.html`)).replaceAll(/\s+/gu, ' ');
    expect(text).toContain(cookies.textCounting);
    expect(text).not.toContain(cookies.text);
    const said = [...conditional].map(({ groups }) => [groups?.when, text.includes(groups?.start ?? '')]);
    expect(new Set(said.map(String))).toEqual(new Set(['analytics,true', 'no-analytics,false']));
  }
});

it('a script of another site is refused, with its place', () => {
  const run = runSite(createCountingProject('https://stats.example.com/count.js'), ['check']);
  expect(run.code).toBe(1);
  expect(run.output + run.errors).toMatch(/site\.yaml:\d+:\d+[\s\S]*analytics/u);
});
