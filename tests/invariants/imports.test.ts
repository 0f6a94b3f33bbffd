import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../site/temporary-project.ts';
import { importsOf, readSources } from './source-files.ts';

const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx}']);
const folderOf = (file: string) => file.split('/')[0] ?? '';

/** The top-level folders from which each folder may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schema: ['schema'],
  templates: ['schema', 'templates'],
  scripts: ['schema', 'templates', 'scripts'],
  generator: ['schema', 'templates', 'generator', 'package.json'],
};

/** The folders of `generator/` by rank. Each imports only from lower ranks and from itself. */
const ranks: readonly (readonly string[])[] = [
  ['files', 'text'],
  ['diagnostics', 'cache'],
  ['content'],
  ['rules'],
  ['pipeline'],
  ['hosting'],
  ['authoring'],
  ['commands'],
  ['cli.ts'],
];
const areaOf = (file: string) => file.split('/')[1] ?? '';
const rankOf = (file: string) => ranks.findIndex((areas) => areas.includes(areaOf(file)));
const pointsDown = (from: string, to: string) => areaOf(from) === areaOf(to) || rankOf(to) < rankOf(from);

describe('imports', () => {
  it('have one direction between the folders of the project', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => !(allowed[folderOf(source.path)] ?? []).includes(folderOf(target)))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have one direction between the folders of the generator', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('generator/'))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith('generator/') && !pointsDown(source.path, target))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
    expect(sources.filter(({ path }) => path.startsWith('generator/') && rankOf(path) === -1)).toEqual([]);
  });

  it('of rules go through their runner and their catalogue, never to a single rule', () => {
    const doors = ['run-rules', 'remove-superseded', 'catalogue'].map((name) => `generator/rules/${name}.ts`);
    const wrong = sources
      .filter(({ path }) => !path.startsWith('generator/rules/'))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith('generator/rules/') && !doors.includes(target))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('include every file of `rules/`: it is a listed rule, or belongs to the runner', () => {
    const runner = ['catalogue', 'index', 'remove-superseded', 'rule-context', 'run-rules'];
    const listed = sources.filter(({ path }) => path === 'generator/rules/index.ts').flatMap(importsOf);
    const known = [...listed, ...runner.map((name) => `generator/rules/${name}.ts`)];
    const files = sources.map(({ path }) => path).filter((path) => path.startsWith('generator/rules/'));
    expect(files.filter((path) => !known.includes(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('are possible from at most thirteen entries of the generator', () => {
    expect(readdirSync(path.join(projectRoot, 'generator')).length).toBeLessThanOrEqual(13);
  });

  it('have no cycles, including type imports', () => {
    const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (way.includes(file) || done.has(file)) return;
      for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    };
    for (const file of imports.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
});
