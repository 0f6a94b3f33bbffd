/** The scripts of the site: the core module, the chunks it fetches by intent, and the one that runs inline. */
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, type BundleOptions, outputOf, runEsbuild } from './run-esbuild.ts';

/** The core script, one file that imports nothing until an island is needed. */
export const coreEntry = 'scripts/main.ts';
/** The script that restores the language before first paint. */
export const inlineEntry = 'scripts/restore-language.ts';
/** What hydrates islands: React and its renderer. */
export const hydrationEntry = 'scripts/hydrate-island.tsx';
const islandsFolder = 'scripts/islands';

/** Bundles everything that is fetched by intent: each island a chunk, what they share in chunks of its own. */
export async function bundleLazy(options: BundleOptions): Promise<Bundle> {
  const names = (await readdir(join(options.projectRoot, islandsFolder))).sort();
  const entryPoints = [hydrationEntry, ...names.map((name) => `${islandsFolder}/${name}`)];
  return runEsbuild(options, { entryPoints, format: 'esm', splitting: true });
}

/**
 * Bundles the core script. It is a run of its own because splitting would make the core import a chunk of
 * esbuild's helpers on every page, one more request and one that `integrity` does not cover (R119).
 */
export function bundleCore(options: BundleOptions, lazy: Bundle): Promise<Bundle> {
  const plugins = [addressLazily(options.projectRoot, lazy)];
  return runEsbuild(options, { entryPoints: [coreEntry], format: 'esm', plugins });
}

/** Bundles the inline script. */
export function bundleInline(options: BundleOptions): Promise<Bundle> {
  return runEsbuild(options, { entryPoints: [inlineEntry], format: 'iife' });
}

/** Turns `import('./islands/x.tsx')` into the address of the chunk. */
function addressLazily(projectRoot: string, lazy: Bundle): Plugin {
  return {
    name: 'address-lazily',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const entry = relative(projectRoot, join(resolveDir, path)).split(sep).join('/');
        return { path: `/${outputOf(lazy, entry).path}`, external: true };
      });
    },
  };
}
