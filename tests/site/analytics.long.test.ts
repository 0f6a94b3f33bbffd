import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from './read-html.ts';
import { createProject, edit, listFiles, runSite } from './temporary-project.ts';

/** A project whose settings name a script that waits for consent. */
function createCountingProject(script: string): string {
  const project = createProject();
  edit(project, 'content/shared/site.yaml', /$/u, `\nanalytics: { script: "${script}" }\n`);
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  return project;
}

/** What banner and privacy policy say, in each language, on a site that counts visits. */
const told = [
  ['ar', '', 'فإنه يحصي الزيارات أيضًا', 'لا تُحصى الزيارات إلا إذا وافقتم', 'وحده يشغّل شيئًا'],
  [
    'en',
    'en/',
    'it also counts visits',
    'Visits are counted only if you agree',
    'Only Accept All turns something on',
  ],
  ['es', 'es/', 'también cuenta las visitas', 'Las visitas se cuentan solo si', 'activa algo'],
] as const;
/** What they say on a site that counts none. */
const untold =
  /does not count visits|Nothing counts your visits|have the same effect|ولا يحصي الزيارات|لا شيء يحصي|أثر واحد|ni cuenta las visitas|Nada cuenta sus visitas|el mismo efecto/u;

describe('a script that waits for consent', () => {
  it('is named on every page for the core script, and run by none, and told of by banner and policy', () => {
    const project = createCountingProject('/count.js');
    expect(runSite(project, ['generate'])).toMatchObject({ code: 0 });
    const dist = path.join(project, 'dist');
    const files = listFiles(dist);
    expect(files).toContain('count.js');
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(dist, file), 'utf8');
      expect(html.match(/data-analytics="\/count\.js"/gu), file).toHaveLength(1);
      expect(html.match(/count\.js/gu), file).toHaveLength(1);
    }
    for (const [, folder, banner, ...policy] of told) {
      const html = readFileSync(path.join(dist, `${folder}privacy-policy.html`), 'utf8');
      const text = readText(html).replaceAll(/\s+/gu, ' ');
      for (const words of [banner, ...policy]) expect(text).toContain(words);
      expect(text).not.toMatch(untold);
    }
  });

  it('is refused, with its place, when it belongs to another site', () => {
    const run = runSite(createCountingProject('https://stats.example.com/count.js'), ['check']);
    expect(run.code).toBe(1);
    expect(run.output + run.errors).toMatch(/site\.yaml:\d+:\d+/u);
    expect(run.output + run.errors).toContain('analytics');
  });
});
