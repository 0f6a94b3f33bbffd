import { basename, dirname } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import glob from 'fast-glob';
import { type Bundle, type BundleOptions, outputOf, runEsbuild } from './run-esbuild.ts';
import { shortenProperties } from './shorten-properties.ts';

/** The core script: one file without static imports. */
export const coreEntry = 'scripts/main.ts';
export const inlineEntry = 'scripts/restore-language.ts';
export const hydrationEntry = 'scripts/hydrate-island.tsx';
export const islandEntries = 'templates/islands/*/*.browser.tsx';

export type LazyOptions = BundleOptions & {
  /** Data that is compiled into scripts, by the name of its constant. */
  readonly data: Readonly<Record<string, unknown>>;
};

export function bundleLazy(
  options: LazyOptions,
  shortener = shortenProperties(options.projectRoot),
): Promise<Bundle> {
  const files = glob.sync(islandEntries, { cwd: options.projectRoot }).sort();
  return runEsbuild(options, {
    entryPoints: [
      { in: hydrationEntry, out: 'hydrate-island' },
      ...files.map((file) => ({ in: file, out: islandNameOf(basename(dirname(file))) })),
    ],
    format: 'esm',
    splitting: true,
    plugins: [shortener, splitTexts(options.data)],
    // Data is passed as strings, because esbuild would move objects into a chunk that all scripts share.
    define: Object.fromEntries(
      Object.entries(options.data).map(([name, value]) => [name, JSON.stringify(JSON.stringify(value))]),
    ),
  });
}

/** `loan-calculator` for `LoanCalculator`. */
const islandNameOf = (folder: string): string => folder.replace(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();

const textsNamespace = 'texts';

/** A script for each value that `loadTexts` of `chat.texts` imports: visitors load their language only. */
function splitTexts(data: LazyOptions['data']): Plugin {
  return {
    name: 'split-texts',
    setup(build) {
      build.onResolve({ filter: /\.texts$/ }, ({ path }) => ({
        path: basename(path),
        namespace: textsNamespace,
      }));
      build.onLoad({ filter: /.*/, namespace: textsNamespace }, ({ path }) => {
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

/** A separate run: with splitting, every page would import esbuild's helpers, without `integrity`. */
export const bundleCore = (options: BundleOptions, lazy: Bundle): Promise<Bundle> =>
  runEsbuild(options, {
    entryPoints: [coreEntry],
    format: 'esm',
    define: { ISLANDS: JSON.stringify(listIslands(lazy)) },
  });

/** The hydration, its own script, what both import, its style sheet. */
function listIslands(lazy: Bundle) {
  const hydration = outputOf(lazy, hydrationEntry).path;
  const isAwaited = ({ kind, path }: Import) =>
    isStatic({ kind }) || lazy.metafile.outputs[path]?.entryPoint?.startsWith(`${textsNamespace}:`) === true;
  const islands = listEntries(lazy).filter(({ entry }) => isIsland(entry));
  return Object.fromEntries(
    islands.map(({ name, path, style }) => {
      const imported = [hydration, path].flatMap((script) => [...withImports(lazy, script, isAwaited)]);
      const scripts = Array.from(new Set([hydration, path, ...imported]), addressOf);
      return [name, { scripts, style: style && addressOf(style) }];
    }),
  );
}

export function groupScripts(lazy: Bundle) {
  const shared = withImports(lazy, outputOf(lazy, hydrationEntry).path);
  const entries = listEntries(lazy).filter(({ entry }) => entry !== hydrationEntry);
  const later = entries.filter(({ entry }) => !isIsland(entry)).map(({ path }) => withImports(lazy, path));
  return {
    shared: Array.from(shared, addressOf),
    /** By the name of the entry, such as `search`. Entries imported on demand are listed only there. */
    byEntry: entries.map(({ name, entry, path }) => {
      const listed = isIsland(entry) ? [shared, ...later] : [shared];
      const own = [...withImports(lazy, path)].filter((script) => !listed.some((set) => set.has(script)));
      return { name, entry, addresses: own.map(addressOf) };
    }),
  };
}

const isIsland = (entry: string) => entry.endsWith('.browser.tsx');

function listEntries({ metafile }: Bundle) {
  const entries = Object.entries(metafile.outputs).flatMap(
    ([path, { entryPoint: entry, cssBundle: style }]) =>
      entry === undefined ? [] : [{ path, entry, style, name: basename(path).replace(/-\w+\.js$/u, '') }],
  );
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Import = Metafile['outputs'][string]['imports'][number];

const isStatic = ({ kind }: Pick<Import, 'kind'>) => kind !== 'dynamic-import';

/** Direct and indirect imports, which may be circular. */
function withImports(
  bundle: Bundle,
  path: string,
  isFollowed: (imported: Import) => boolean = isStatic,
  visited = new Set<string>(),
): ReadonlySet<string> {
  if (visited.has(path)) return visited;
  visited.add(path);
  const imports = bundle.metafile.outputs[path]?.imports ?? [];
  for (const imported of imports.filter(isFollowed)) withImports(bundle, imported.path, isFollowed, visited);
  return visited;
}

const addressOf = (path: string): string => `/${path}`;
