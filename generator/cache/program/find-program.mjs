/** Finds the program that an earlier run compiled, unless a source has changed since. */
import { stateOf } from '../../files/file-state.mjs';

const { readdirSync, readFileSync, statSync } = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');

/** Folders that hold the program's sources, and files that decide what they become. */
const sourceFolders = ['generator', 'schema', 'templates'];
const settings = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
const isSource = /\.(?:tsx?|mjs|json)$/u;

/** Name of the file that says which program was compiled from what. */
export const indexName = 'index.json';

/**
 * What the index says. States are those of `stateOfAll`.
 * @typedef {object} ProgramIndex
 * @property {string} runtime What stands in the program beside its sources.
 * @property {string} entry The file that is run.
 * @property {readonly string[]} sources
 * @property {string} sourceState
 * @property {readonly string[]} files All files of the program.
 * @property {string} fileState
 */

/**
 * The path of the compiled program; undefined when there is none that is whole and of these sources.
 * @param {string} root The folder of the project.
 * @param {string} folder Where compiled programs lie.
 * @returns {string | undefined}
 */
export function findProgram(root, folder) {
  try {
    /** @type {ProgramIndex} */
    const index = JSON.parse(readFileSync(`${folder}/${indexName}`, 'utf8'));
    const isOurs =
      index.runtime === runtimeOf(root) &&
      stateOfAll(root, index.sources) === index.sourceState &&
      stateOfAll(folder, index.files) === index.fileState;
    return isOurs ? `${folder}/${index.entry}` : undefined;
  } catch {
    // No index, or one that is damaged: the program is compiled then.
    return undefined;
  }
}

/**
 * Version of Node and place of the sources.
 * @param {string} root
 */
export function runtimeOf(root) {
  return `${process.version} ${root}`;
}

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
 * What changes whenever one of the files or folders does.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function stateOfAll(folder, names) {
  return names.map((name) => stateOf(statSync(`${folder}/${name}`, { throwIfNoEntry: false }))).join('\n');
}
