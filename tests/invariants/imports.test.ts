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

/** Stages of the generator in order; a stage imports from earlier ones only. */
const stages = [
  'diagnostics',
  'fonts',
  'read',
  'parse',
  'validate',
  'routes',
  'model',
  'check',
  'pictures',
  'bundle',
  'render',
  'emit',
  'verify',
];

describe('imports', () => {
  it('point one way between the folders of the project', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => !(allowed[folderOf(source.path)] ?? []).includes(folderOf(target)))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('point from later stages of the generator to earlier ones, types of output files aside', () => {
    // Painting a problem and the shape of a problem belong together.
    const stageOf = (file: string) =>
      stages.indexOf((file.split('/')[1] ?? '').replace('terminal', 'diagnostics'));
    const wrong = sources
      .filter(({ path }) => path.startsWith('generator/') && stageOf(path) >= 0)
      .flatMap((source) =>
        importsOf(source)
          .filter(
            (target) => stageOf(target) > stageOf(source.path) && target !== 'generator/emit/output-file.ts',
          )
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('leave zod and i18next out of everything that runs in the browser', () => {
    const browser = readSources([
      'scripts/**/*.{ts,tsx}',
      'templates/islands/**/*.tsx',
      'templates/components/**/*.tsx',
    ]);
    const wrong = browser
      .filter(({ text }) => /import (?!type)[^;]*from '(?:zod|i18next)'/u.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('never name a default export', () => {
    const wrong = sources.filter(({ text }) => /^export default /mu.test(text)).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});
