import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../site/temporary-project.ts';
import { importsOf, readSources } from './source-files.ts';

const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx}']);
const imports = sources.flatMap((source) => importsOf(source).map((to) => ({ from: source.path, to })));

const findImports = (isAllowed: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => !isAllowed(from, to)).map(({ from, to }) => `${from} imports ${to}`);

/** Folders by rank, the lowest first: at the top, in `generator/` and in `templates/`. */
const folders = [['schema'], ['templates'], ['scripts', 'generator']];
const areas = [
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
const templateAreas = [
  ['typefaces', 'maps'],
  ['contract', 'text', 'rendering'],
  ['values'],
  ['components'],
  ['islands'],
  ['form', 'layouts'],
  ['context', 'json-ld', 'share'],
  ['pages'],
  ['examples'],
];
const areasOf: Readonly<Record<string, readonly (readonly string[])[]>> = {
  generator: areas,
  templates: templateAreas,
};
const rankOf = (ranks: readonly (readonly string[])[], name = '') =>
  ranks.findIndex((names) => names.includes(name));
const isBelow = (ranks: readonly (readonly string[])[], to = '', from = '') =>
  from === to || rankOf(ranks, to) < rankOf(ranks, from);

describe('the modules', () => {
  it('import each other in one direction between the folders of the project, the generator and the templates', () => {
    const isAllowed = (from: string, to: string) => {
      const [fromFolder = '', fromArea] = from.split('/');
      const [toFolder, toArea] = to.split('/');
      const ranks = areasOf[fromFolder];
      if (fromFolder !== toFolder || ranks === undefined) return isBelow(folders, toFolder, fromFolder);
      return isBelow(ranks, toArea, fromArea);
    };
    expect(findImports((from, to) => to === 'package.json' || isAllowed(from, to))).toEqual([]);
    const unranked = sources.filter(({ path: file }) => {
      const [folder = '', area] = file.split('/');
      return areasOf[folder] !== undefined && rankOf(areasOf[folder], area) === -1;
    });
    expect(unranked.map(({ path: file }) => file)).toEqual([]);
  });

  it('outside `rules/` import only the runner and the definitions of the rules, never a single rule', () => {
    const entryPoints = /^generator\/rules\/(?:run-rules|merge-diagnostics|definitions)\.ts$/u;
    const isRule = (file: string) => file.startsWith('generator/rules/') && !entryPoints.test(file);
    expect(findImports((from, to) => from.startsWith('generator/rules/') || !isRule(to))).toEqual([]);
  });

  it('of the model, rendering, texts, content, rules and templates import only pure modules', () => {
    const pure = /^(?:generator\/(?:pipeline\/(?:model|render)|text|content|rules)|templates)\//u;
    const impure = sources
      .filter(({ path: file }) => pure.test(file))
      .flatMap(({ path: file, text }) =>
        [
          ...text.matchAll(/^import (?!type )[^;]*?from '(node:[^']+|(?:\.\.\/)+(?:read|emit)\/[^']+)'/gmu),
        ].map(([, name]) => `${file}: ${name}`),
      );
    const allowed = /: node:(?:buffer|crypto|path(?:\/posix)?|url|util)$/u;
    expect(impure.filter((entry) => !allowed.test(entry))).toEqual([]);
  });

  it('of the generator are in at most thirteen top-level files and folders', () => {
    expect(readdirSync(path.join(projectRoot, 'generator')).length).toBeLessThanOrEqual(13);
  });

  it('have no import cycles, including imports of types', () => {
    const targets = Map.groupBy(imports, ({ from }) => from);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (trail.includes(file) || done.has(file)) return;
      for (const { to } of targets.get(file) ?? []) visit(to, [...trail, file]);
      done.add(file);
    };
    for (const file of targets.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
