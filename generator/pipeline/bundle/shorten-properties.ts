/** Minifiers do not shorten custom properties, and long names cost bytes even after compression. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import glob from 'fast-glob';

const property = /--[a-z][a-z0-9-]*/gu;

/** Runs on loading, so that hashes in file names include the change. Properties in scripts stay. */
export const shortenProperties = (projectRoot: string): Plugin => ({
  name: 'shorten-properties',
  async setup(build) {
    const sheets = await readAll('templates/**/*.css', projectRoot);
    const names = shortNames(sheets, await readAll('{scripts,templates}/**/*.{ts,tsx}', projectRoot));
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: shorten(await readFile(path, 'utf8'), names),
      loader: 'css',
    }));
  },
});

export const shorten = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(property, (name) => names.get(name) ?? name);

async function readAll(pattern: string, projectRoot: string): Promise<string> {
  const files = await glob(pattern, { cwd: projectRoot, absolute: true });
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
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
