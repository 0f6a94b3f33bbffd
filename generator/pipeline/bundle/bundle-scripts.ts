/** Defines the entry points of scripts. Bundles the core module and the chunks that it loads on demand. */
import { readdir } from 'node:fs/promises';
import { basename, join, parse, relative, sep } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { type Bundle, type BundleOptions, outputOf, runEsbuild } from './run-esbuild.ts';
import { shortenProperties } from './shorten-properties.ts';

/** The core script: one file without static imports. */
export const coreEntry = 'scripts/main.ts';
/** The script that restores the language before first paint. */
export const inlineEntry = 'scripts/restore-language.ts';
/** The script that hydrates islands, with React and its renderer. */
export const hydrationEntry = 'scripts/hydrate-island.tsx';
const islandsFolder = 'scripts/islands';
/** The search. The chat imports it after it has opened, so its island does not wait for it. */
const searchScript = 'scripts/open-search.ts';

/** The options of the scripts that are loaded on demand. */
export type LazyOptions = BundleOptions & {
  /** Data that is compiled into scripts, by the name of its constant. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** Bundles the scripts that are loaded on demand: a chunk for each island, and shared chunks. */
export async function bundleLazy(options: LazyOptions): Promise<Bundle> {
  const names = (await readdir(join(options.projectRoot, islandsFolder))).sort();
  const entryPoints = [hydrationEntry, ...names.map((name) => `${islandsFolder}/${name}`)];
  return runEsbuild(options, {
    entryPoints,
    format: 'esm',
    splitting: true,
    plugins: [shortenProperties(options.projectRoot), splitTexts(options.data)],
    // Data is passed as strings, because esbuild would move objects into a chunk that all scripts share.
    define: Object.fromEntries(
      Object.entries(options.data).map(([name, value]) => [name, JSON.stringify(JSON.stringify(value))]),
    ),
  });
}

/**
 * Provides `loadTexts` of `chat.texts`: a function for each language, which imports the value that `CHAT_TEXTS` has for
 * it. Each is a script of its own, so that visitors load only the texts of their page.
 */
function splitTexts(data: LazyOptions['data']): Plugin {
  return {
    name: 'split-texts',
    setup(build) {
      build.onResolve({ filter: /\.texts$/ }, ({ path }) => ({ path: basename(path), namespace: 'texts' }));
      build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => {
        const [, name = '', tag] = /^(\w+)(?:-texts-(.+))?\.texts$/u.exec(path) ?? [];
        // A language tag is the key of its texts.
        const texts = data[`${name.toUpperCase()}_TEXTS`] as Readonly<Record<string, unknown>>;
        const json = JSON.stringify(JSON.stringify(texts[tag ?? '']));
        if (tag !== undefined) return { contents: `export const texts = JSON.parse(${json});` };
        const loaders = Object.keys(texts).map(
          (key) => `"${key}": () => import("${name}-texts-${key}.texts")`,
        );
        return { contents: `export const loadTexts = { ${loaders.join(', ')} };` };
      });
    },
  };
}

/**
 * Bundles the core script in a separate run: with splitting, every page would import a chunk of esbuild's helpers,
 * which is another request without `integrity`.
 */
export function bundleCore(options: BundleOptions, lazy: Bundle): Promise<Bundle> {
  const islands = listIslands(lazy);
  return runEsbuild(options, {
    entryPoints: [coreEntry],
    format: 'esm',
    plugins: [resolveDynamicImports(options.projectRoot, lazy)],
    // JSON omits islands without a style sheet.
    define: {
      LAZY_SCRIPTS: JSON.stringify(Object.fromEntries(islands.map(({ name, scripts }) => [name, scripts]))),
      LAZY_STYLES: JSON.stringify(Object.fromEntries(islands.map(({ name, style }) => [name, style]))),
    },
  });
}

/** Returns the islands with the addresses of their scripts and of their style sheet. */
function listIslands(lazy: Bundle) {
  const hydration = withImports(lazy, outputOf(lazy, hydrationEntry).path);
  const isAwaited = ({ kind, path }: Import) =>
    kind !== 'dynamic-import' || lazy.metafile.outputs[path]?.entryPoint !== searchScript;
  const islands = listEntries(lazy).filter(({ entry }) => entry.startsWith(`${islandsFolder}/`));
  return islands.map(({ name, path, style }) => ({
    name,
    scripts: Array.from(new Set([...hydration, ...withImports(lazy, path, isAwaited)]), addressOf),
    style: style && addressOf(style),
  }));
}

/** Groups the addresses of scripts that visitors load together. */
export function groupScripts(lazy: Bundle) {
  const isStatic = ({ kind }: Import) => kind !== 'dynamic-import';
  const shared = withImports(lazy, outputOf(lazy, hydrationEntry).path, isStatic);
  const otherEntries = listEntries(lazy).filter(({ entry }) => entry !== hydrationEntry);
  return {
    /** The scripts that all islands share: React and its renderer. */
    shared: Array.from(shared, addressOf),
    /** The other scripts of each entry, with the name of the entry, such as `message-form`. */
    byEntry: otherEntries.map(({ name, entry, path }) => {
      const unshared = [...withImports(lazy, path, isStatic)].filter((script) => !shared.has(script));
      return { name, entry, addresses: unshared.map(addressOf) };
    }),
  };
}

/** Returns every entry point, sorted by name. */
function listEntries({ metafile }: Bundle) {
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint, cssBundle }]) =>
    entryPoint === undefined
      ? []
      : [{ path, entry: entryPoint, name: parse(entryPoint).name, style: cssBundle }],
  );
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Import = Metafile['outputs'][string]['imports'][number];

/** Returns a file with all direct and indirect imports, which may be circular. */
function withImports(
  bundle: Bundle,
  path: string,
  isFollowed: (imported: Import) => boolean = () => true,
  visited = new Set<string>(),
): ReadonlySet<string> {
  if (visited.has(path)) return visited;
  visited.add(path);
  const imports = bundle.metafile.outputs[path]?.imports ?? [];
  for (const imported of imports.filter(isFollowed)) withImports(bundle, imported.path, isFollowed, visited);
  return visited;
}

function addressOf(path: string): string {
  return `/${path}`;
}

/** Replaces the path in `import('./islands/x.tsx')` with the address of the chunk. */
function resolveDynamicImports(projectRoot: string, lazy: Bundle): Plugin {
  return {
    name: 'resolve-dynamic-imports',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const entry = relative(projectRoot, join(resolveDir, path)).split(sep).join('/');
        return { path: addressOf(outputOf(lazy, entry).path), external: true };
      });
    },
  };
}
