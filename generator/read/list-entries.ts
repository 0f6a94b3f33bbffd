/** Lists what is in the content folder. A folder that cannot be opened costs its own files, not the rest. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { unreadable } from './unreadable.ts';

/** A file, folder or link in the content folder; the path is relative to the project, with `/`. */
export type Entry = { readonly path: string; readonly dirent: Dirent };

/** Files at the top of the content folder that hold no content. */
const ownFiles = ['content/README.md', 'content/lock.yaml'];

/** Everything below the content folder, hidden files too, sorted by path. */
export function listEntries(projectRoot: string): Stage<Entry[]> {
  const diagnostics: Diagnostic[] = [];
  const listFolder = (folder: string): Entry[] => {
    try {
      const own = readdirSync(join(projectRoot, folder), { withFileTypes: true });
      return own.flatMap((dirent) => {
        const path = `${folder}/${dirent.name}`;
        return [{ path, dirent }, ...(dirent.isDirectory() ? listFolder(path) : [])];
      });
    } catch (error) {
      diagnostics.push(unreadable(folder, error));
      return [];
    }
  };
  const entries = listFolder('content').filter(({ path }) => !ownFiles.includes(path));
  return { value: entries.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics };
}
