/** Finds the program that an earlier run compiled, unless a source has changed since. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint } from '../../files/file-fingerprint.mjs';
import { walkFolder } from '../../files/walk-folder.mjs';

/** Folders that hold the program's sources, and files that decide what they become. */
const sourceFolders = ['generator', 'schema', 'templates'];
const settings = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
const isSource = /\.(?:tsx?|mjs|json)$/u;

/** Name of the file that says which program was compiled from what. */
export const indexName = 'index.json';

/**
 * What the index says. Fingerprints are those of `fingerprintAll`.
 * @typedef {object} ProgramIndex
 * @property {string} runtime The version of Node and the folder of the sources, which the program depends on, too.
 * @property {string} entry The file that is run.
 * @property {readonly string[]} sources
 * @property {string} sourceFingerprint
 * @property {readonly string[]} files All files of the program.
 * @property {string} fileFingerprint
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
      fingerprintAll(root, index.sources) === index.sourceFingerprint &&
      fingerprintAll(folder, index.files) === index.fileFingerprint;
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
    walkFolder(path.join(root, folder))
      .filter(({ path, entry }) => entry.isDirectory() || isSource.test(path))
      .map(({ path }) => path.slice(root.length + 1)),
  );
  return [...sourceFolders, ...found, ...settings].sort();
}

/**
 * What changes whenever one of the files or folders does.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function fingerprintAll(folder, names) {
  const stats = names.map((name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false }));
  return stats.map((each) => fileFingerprint(each)).join('\n');
}
