/** JavaScript, because the launcher also uses it. */
import { readdirSync } from 'node:fs';

/**
 * @typedef {object} FolderEntry
 * @property {string} path The path of the walked folder, `/` and the path inside it.
 * @property {import('node:fs').Dirent} entry
 */

/**
 * @typedef {object} WalkOptions
 * @property {(name: string) => boolean} [isIgnored] Names of files and folders to skip. By default none is skipped.
 * @property {(folder: string, error: unknown) => void} [onError] Called for each folder that cannot be listed.
 */

/**
 * Files, links, and folders before their entries. The order is that of the file system, which is stable while
 * nothing changes. A folder that cannot be listed has no entries.
 * @param {string} folder
 * @param {WalkOptions} [options]
 * @returns {FolderEntry[]}
 */
export function walkFolder(folder, options = {}) {
  const { isIgnored, onError } = options;
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (isIgnored?.(entry.name)) return [];
      const path = `${folder}/${entry.name}`;
      return [{ path, entry }, ...(entry.isDirectory() ? walkFolder(path, options) : [])];
    });
  } catch (error) {
    onError?.(folder, error);
    return [];
  }
}
