/** Minifiers do not shorten custom properties, and long names cost bytes even after compression. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import glob from 'fast-glob';

const property = /--[a-z][a-z0-9-]*/gu;

/** Reads all sources. Runs on loading, so that hashes in file names include the change. Properties in scripts stay. */
export function shortenProperties(projectRoot: string): Plugin {
  const sheets = readAll('templates/**/*.css', projectRoot);
  const scripts = readAll('{scripts,templates}/**/*.{ts,tsx}', projectRoot);
  const names = shortNames([...sheets.values()].join('\n'), [...scripts.values()].join('\n'));
  return {
    name: 'shorten-properties',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
        contents: shorten(sheets.get(path) ?? readFileSync(path, 'utf8'), names),
        loader: 'css',
      }));
    },
  };
}

export const shorten = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(property, (name) => names.get(name) ?? name);

/** By path. Synchronous, because reading hundreds of small files one after the other is faster than at once. */
function readAll(pattern: string, projectRoot: string): ReadonlyMap<string, string> {
  const files = glob.sync(pattern, { cwd: projectRoot, absolute: true }).map((file) => resolve(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Only properties that no script uses. The most frequent ones get the shortest names. */
export function shortNames(css: string, scriptText: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(property)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const scriptNames = new Set(Array.from(scriptText.matchAll(property), ([name]) => name));
  const shortened = [...counts]
    .filter(([name]) => !scriptNames.has(name))
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(shortened.map(([name], index) => [name, `--${lettersOf(index)}`]));
}

/** `a` to `z`, then `aa` to `zz` and so on. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${String.fromCharCode(97 + (index % 26))}`;
}
