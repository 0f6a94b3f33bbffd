/** Finds the program that an earlier run compiled, unless a source has changed since. */
import { readFileSync } from 'node:fs';
import { statesOf } from './sources.mjs';

/** Name of the file that says which program was compiled from what. */
export const indexName = 'index.json';

/**
 * What the index says. States are those of `statesOf`, in the same order.
 * @typedef {object} ProgramIndex
 * @property {string} runtime What stands in the program beside its sources.
 * @property {string} entry The file that is run.
 * @property {readonly string[]} sources
 * @property {readonly string[]} sourceStates
 * @property {readonly string[]} files All files of the program.
 * @property {readonly string[]} fileStates
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
      isSame(statesOf(root, index.sources), index.sourceStates) &&
      isSame(statesOf(folder, index.files), index.fileStates);
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
 * @param {readonly string[]} states
 * @param {readonly string[]} known
 */
function isSame(states, known) {
  return states.length === known.length && states.every((state, index) => state === known[index]);
}
