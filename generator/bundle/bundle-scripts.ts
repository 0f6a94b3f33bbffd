/** The scripts of the site: the core module, the chunks it fetches by intent, and the one that runs inline. */
import { readdir } from 'node:fs/promises';
import { join, parse, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, type BundleOptions, outputOf, runEsbuild } from './run-esbuild.ts';

/** The core script, one file that imports nothing until an island is needed. */
export const coreEntry = 'scripts/main.ts';
/** The script that restores the language before first paint. */
export const inlineEntry = 'scripts/restore-language.ts';
/** What hydrates islands: React and its renderer. */
export const hydrationEntry = 'scripts/hydrate-island.tsx';
const islandsFolder = 'scripts/islands';

/** What the scripts that are fetched by intent are made from. */
export type LazyOptions = BundleOptions & {
  /** Data that scripts are made with, by the name under which they read it. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** Bundles everything that is fetched by intent: each island a chunk, what they share in chunks of its own. */
export async function bundleLazy(options: LazyOptions): Promise<Bundle> {
  const names = (await readdir(join(options.projectRoot, islandsFolder))).sort();
  const entryPoints = [hydrationEntry, ...names.map((name) => `${islandsFolder}/${name}`)];
  return runEsbuild(options, {
    entryPoints,
    format: 'esm',
    splitting: true,
    // Strings, because esbuild would put objects where all scripts can share them.
    define: Object.fromEntries(
      Object.entries(options.data).map(([name, value]) => [name, JSON.stringify(JSON.stringify(value))]),
    ),
  });
}

/**
 * Bundles the core script. It is a run of its own because splitting would make the core import a chunk of
 * esbuild's helpers on every page, one more request and one that `integrity` does not cover.
 */
export function bundleCore(options: BundleOptions, lazy: Bundle): Promise<Bundle> {
  return runEsbuild(options, {
    entryPoints: [coreEntry],
    format: 'esm',
    plugins: [addressLazily(options.projectRoot, lazy)],
    define: {
      LAZY_SCRIPTS: JSON.stringify(lazyScripts(lazy)),
      LAZY_STYLES: JSON.stringify(lazyStyles(lazy)),
    },
  });
}

/** Bundles the inline script. */
export function bundleInline(options: BundleOptions): Promise<Bundle> {
  return runEsbuild(options, { entryPoints: [inlineEntry], format: 'iife' });
}

/** The addresses that each island needs, by the island's name. */
function lazyScripts(lazy: Bundle): Readonly<Record<string, readonly string[]>> {
  const hydration = withImports(lazy, outputOf(lazy, hydrationEntry).path);
  return Object.fromEntries(
    listIslands(lazy).map(({ path, name }) => {
      const paths = new Set([...hydration, ...withImports(lazy, path)]);
      return [name, [...paths].map((each) => `/${each}`)];
    }),
  );
}

/** The addresses of the style sheets that islands import, by the island's name. */
function lazyStyles(lazy: Bundle): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listIslands(lazy).flatMap(({ name, style }) => (style === undefined ? [] : [[name, `/${style}`]])),
  );
}

type LazyIsland = { readonly name: string; readonly path: string; readonly style: string | undefined };

function listIslands({ metafile }: Bundle): readonly LazyIsland[] {
  return Object.entries(metafile.outputs).flatMap(([path, { entryPoint, cssBundle }]) =>
    entryPoint?.startsWith(`${islandsFolder}/`) && path.endsWith('.js')
      ? [{ name: parse(entryPoint).name, path, style: cssBundle }]
      : [],
  );
}

/** A file and all that it imports statically. */
function withImports(bundle: Bundle, path: string): readonly string[] {
  const imports = bundle.metafile.outputs[path]?.imports ?? [];
  return [path, ...imports.flatMap((each) => withImports(bundle, each.path))];
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
