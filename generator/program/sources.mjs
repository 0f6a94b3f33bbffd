/** What the program is made from, and whether it is as it was. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { stateOf } from './file-state.mjs';

/** Folders that hold the program's sources, and files that decide what they become. */
const sourceFolders = ['generator', 'schema', 'templates'];
const settings = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
const isSource = /\.(?:tsx?|mjs|json)$/u;

/**
 * Every source file, and every folder that one could be added to, relative to the root and sorted.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function listSources(root) {
  const found = sourceFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() || isSource.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return [...sourceFolders, ...found, ...settings].sort();
}

/**
 * For each file or folder what changes whenever it does.
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
export function statesOf(folder, names) {
  return names.map((name) => stateOf(statSync(`${folder}/${name}`, { throwIfNoEntry: false })));
}
