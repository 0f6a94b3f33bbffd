/** Finds the program that an earlier run compiled, unless a source has changed since. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stateOf } from './sources.mjs';

/** Name of the file that says which program was compiled from what. */
export const indexName = 'index.json';

/**
 * What the index says.
 * @typedef {object} ProgramIndex
 * @property {string} runtime What stands in the program beside its sources.
 * @property {string} file Name of the program.
 * @property {string} hash Of its bytes.
 * @property {readonly (readonly [path: string, state: string | null])[]} sources
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
    const { runtime, file, hash, sources } = JSON.parse(readFileSync(path.join(folder, indexName), 'utf8'));
    if (runtime !== runtimeOf(root)) return undefined;
    if (!sources.every(([source, state]) => stateOf(root, source) === state)) return undefined;
    const program = path.join(folder, file);
    return hashOf(readFileSync(program)) === hash ? program : undefined;
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

/** @param {string | Uint8Array} contents */
export function hashOf(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
