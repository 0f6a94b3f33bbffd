import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readSources } from './source-files.ts';

/** Packages that a file loads while it runs, by their names; imports of types bring nothing. */
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

it('what the commands and the site load is a dependency, so that an install for production can build', () => {
  const sources = readSources(['{schema,templates,scripts,generator}/**/*.{ts,tsx,mjs}']);
  // Cutting fonts is work on the project, for which development dependencies are installed.
  const loaded = sources
    .filter(({ path }) => !path.startsWith('generator/authoring/fonts/'))
    .flatMap(({ text }) => packagesOf(text));
  expect(loaded.length).toBeGreaterThan(100);
  expect([...new Set(loaded)].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
});
