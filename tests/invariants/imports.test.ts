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

/** The folders of `generator/` by rank, the lowest first. Each imports only from lower ranks and from itself. */
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
const isAllowed = (from: string, to: string) => areaOf(from) === areaOf(to) || rankOf(to) < rankOf(from);

describe('the modules', () => {
  it('import each other in one direction between the folders of the project', () => {
    const violations = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => !(allowed[folderOf(source.path)] ?? []).includes(folderOf(target)))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(violations).toEqual([]);
  });

  it('import each other in one direction between the folders of the generator', () => {
    const violations = sources
      .filter(({ path }) => path.startsWith('generator/'))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith('generator/') && !isAllowed(source.path, target))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(violations).toEqual([]);
    expect(sources.filter(({ path }) => path.startsWith('generator/') && rankOf(path) === -1)).toEqual([]);
  });

  it('outside `rules/` import only the runner and the catalogue of the rules, never a single rule', () => {
    const entryPoints = ['run-rules', 'remove-superseded', 'catalogue'].map(
      (name) => `generator/rules/${name}.ts`,
    );
    const violations = sources
      .filter(({ path }) => !path.startsWith('generator/rules/'))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith('generator/rules/') && !entryPoints.includes(target))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(violations).toEqual([]);
  });

  it('in `rules/` are listed rules or belong to the runner', () => {
    const runner = ['catalogue', 'index', 'remove-superseded', 'rule-context', 'run-rules'];
    const listed = sources.filter(({ path }) => path === 'generator/rules/index.ts').flatMap(importsOf);
    const expected = [...listed, ...runner.map((name) => `generator/rules/${name}.ts`)];
    const files = sources.map(({ path }) => path).filter((path) => path.startsWith('generator/rules/'));
    expect(files.filter((path) => !expected.includes(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  it('of the generator are in at most thirteen top-level files and folders', () => {
    expect(readdirSync(path.join(projectRoot, 'generator')).length).toBeLessThanOrEqual(13);
  });

  it('have no import cycles, including imports of types', () => {
    const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (trail.includes(file) || done.has(file)) return;
      for (const target of imports.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    };
    for (const file of imports.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
