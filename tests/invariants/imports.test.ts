import { describe, expect, it } from 'vitest';
import { importsOf, readSources } from './source-files.ts';

const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx}']);
const folderOf = (file: string) => file.split('/')[0] ?? '';

/** Which top-level folders a folder may import from (imports point one way). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schema: ['schema'],
  templates: ['schema', 'templates'],
  scripts: ['schema', 'templates', 'scripts'],
  generator: ['schema', 'templates', 'generator', 'package.json'],
};

/** What stands in `generator/`, from the ground up: each imports from those before it only. */
const floors = [
  'diagnostics',
  'stage.ts',
  'system-error.ts',
  'ignored-files.ts',
  'list-files.ts',
  'source-stack.ts',
  'output-file.ts',
  'store',
  'read',
  'parse',
  'validate',
  'editor',
  'text',
  'routes',
  'fonts',
  'check',
  'scaffold',
  'model',
  'pictures',
  'bundle',
  'render',
  'search',
  'emit',
  'verify',
  'translations',
  'preview',
  'components-preview',
  'build-site.ts',
  'compare',
  'dev',
  'commands',
  'cli.ts',
];
const floorOf = (file: string) => floors.indexOf(file.split('/')[1] ?? '');

describe('imports', () => {
  it('point one way between the folders of the project', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => !(allowed[folderOf(source.path)] ?? []).includes(folderOf(target)))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('point from later stages of the generator to earlier ones', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('generator/'))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith('generator/') && floorOf(target) > floorOf(source.path))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
    expect(sources.filter(({ path }) => path.startsWith('generator/') && floorOf(path) === -1)).toEqual([]);
  });

  it('run in no circle, not even those of types', () => {
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
