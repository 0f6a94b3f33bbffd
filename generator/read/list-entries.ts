/** Lists what is in the content folder. A folder that cannot be opened costs its own files, not the rest. */
import { type Dirent, readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import fastGlob from 'fast-glob';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { unreadable } from './unreadable.ts';

/** A file, folder or link in the content folder; the path is relative to the project, with `/`. */
export type Entry = Pick<fastGlob.Entry, 'path' | 'dirent'>;

/** Files at the top of the content folder that hold no content. */
const ownFiles = ['content/README.md', 'content/lock.yaml'];

/** Everything below the content folder, hidden files too, sorted by path. */
export function listEntries(projectRoot: string): Stage<Entry[]> {
  const diagnostics: Diagnostic[] = [];
  const entries = fastGlob.sync('content/**/*', {
    cwd: projectRoot,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    objectMode: true,
    ignore: ownFiles,
    fs: { readdirSync: tolerantReaddir(projectRoot, (problem) => diagnostics.push(problem)) },
  });
  return { value: entries.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics };
}

/** Reads a folder as empty when it cannot be opened, and reports it; fast-glob itself would stop or stay silent. */
function tolerantReaddir(projectRoot: string, report: (problem: Diagnostic) => void): typeof readdirSync {
  const readFolder = (folder: string, options: { withFileTypes: true }): Dirent[] => {
    try {
      return readdirSync(folder, options);
    } catch (error) {
      report(unreadable(relative(projectRoot, folder).split(sep).join('/'), error));
      return [];
    }
  };
  // fast-glob calls it in this one form only; the type of Node's function has eight.
  return readFolder as typeof readdirSync;
}
