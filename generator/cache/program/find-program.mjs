/** Finds the program that an earlier run bundled, unless a source has changed since then. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint } from '../../files/file-fingerprint.mjs';
import { walkFolder } from '../../files/walk-folder.mjs';

/** Folders with the sources of the program, and files that affect the bundle. */
const sourceFolders = ['generator', 'schema', 'templates'];
const configurationFiles = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
const sourcePattern = /\.(?:tsx?|mjs|json)$/u;

/** Name of the file that lists the current program and its sources. */
export const indexName = 'index.json';

/**
 * The contents of the index. Fingerprints are those of `fingerprintAll`.
 * @typedef {object} ProgramIndex
 * @property {string} runtime The version of Node and the folder of the sources.
 * @property {string} entry The file that is run.
 * @property {readonly string[]} sources
 * @property {string} sourceFingerprint
 * @property {readonly string[]} files All files of the program.
 * @property {string} fileFingerprint
 */

/**
 * Returns the path of the bundled program; undefined when it is missing, incomplete or out of date.
 * @param {string} root The folder of the project.
 * @param {string} folder The folder of bundled programs.
 * @returns {string | undefined}
 */
export function findProgram(root, folder) {
  try {
    /** @type {ProgramIndex} */
    const index = JSON.parse(readFileSync(`${folder}/${indexName}`, 'utf8'));
    const isCurrent =
      index.runtime === runtimeOf(root) &&
      fingerprintAll(root, index.sources) === index.sourceFingerprint &&
      fingerprintAll(folder, index.files) === index.fileFingerprint;
    return isCurrent ? `${folder}/${index.entry}` : undefined;
  } catch {
    // The index is missing or damaged, so the program is bundled again.
    return undefined;
  }
}

/**
 * Returns the version of Node and the folder of the sources.
 * @param {string} root
 */
export function runtimeOf(root) {
  return `${process.version} ${root}`;
}

/**
 * Returns every source file and every source folder, relative to the root and sorted.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function listSources(root) {
  const found = sourceFolders.flatMap((folder) =>
    walkFolder(path.join(root, folder))
      .filter(({ path, entry }) => entry.isDirectory() || sourcePattern.test(path))
      .map(({ path }) => path.slice(root.length + 1)),
  );
  return [...sourceFolders, ...found, ...configurationFiles].sort();
}

/**
 * Returns a string that changes whenever one of the files or folders changes.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function fingerprintAll(folder, names) {
  const stats = names.map((name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false }));
  return stats.map((fileStats) => fileFingerprint(fileStats)).join('\n');
}
