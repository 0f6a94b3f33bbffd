import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProject, edit, listFiles, runSite } from './temporary-project.ts';

/** A project whose settings name a script that waits for consent (R125). */
function createCountingProject(script: string): string {
  const project = createProject();
  edit(project, 'content/shared/site.yaml', /$/u, `\nanalytics: { script: "${script}" }\n`);
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  return project;
}

describe('a script that waits for consent', () => {
  it('is named on every page for the core script, and run by none', () => {
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
  });

  it('is refused, with its place, when it belongs to another site', () => {
    const run = runSite(createCountingProject('https://stats.example.com/count.js'), ['check']);
    expect(run.code).toBe(1);
    expect(run.output + run.errors).toMatch(/site\.yaml:\d+:\d+/u);
    expect(run.output + run.errors).toContain('analytics');
  });
});
