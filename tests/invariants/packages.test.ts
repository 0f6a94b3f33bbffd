import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readSources } from './source-files.ts';

/** Returns the packages that a file loads at run time. Imports of types are ignored. */
function packagesOf(text: string): string[] {
  const imports = text.matchAll(
    /^(?:import (?!type )(?:[^;]*? from )?|export [^;]*? from )'([^.'][^']*)'|import\('([^.'][^']*)'\)/gmu,
  );
  return [...imports].flatMap(([, name = '', loaded = name]) => {
    const [scope = '', rest = ''] = loaded.split('/');
    if (loaded.startsWith('node:')) return [];
    return [scope.startsWith('@') ? `${scope}/${rest}` : scope];
  });
}

it('every package that the commands and the site load is a dependency, so a production install can build', () => {
  const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx,mjs}']);
  // Subsetting fonts is a development task, so it may use development dependencies.
  const loaded = sources
    .filter(({ path }) => !path.startsWith('generator/authoring/fonts/'))
    .flatMap(({ text }) => packagesOf(text));
  expect(loaded.length).toBeGreaterThan(100);
  expect([...new Set(loaded)].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
});
