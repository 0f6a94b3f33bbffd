/** Reads the files of `templates/public/`, which are published unchanged. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { isIgnoredName } from '../../files/ignored-names.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { walkFolder } from '../../files/walk-folder.mjs';
import { explainNotRegular, explainSymbolicLink, explainUnreadable } from '../read/read-source.ts';
import { compressedExtensions } from './compress-files.ts';
import { outputMarker } from './publish.ts';

/** Folder of the files, relative to the project. */
const publicFolder = 'templates/public';

/** Reads all files. Reports a file that is not a regular file or that cannot be opened. */
export async function readPublicFiles(projectRoot: string): Promise<Result<readonly OutputFile[]>> {
  const diagnostics: Diagnostic[] = [];
  const folder = `${projectRoot}/${publicFolder}`;
  const entries = walkFolder(folder, {
    isIgnored: isIgnoredName,
    onError: (path, error) => {
      // A project may have no public files.
      if (existsSync(folder)) diagnostics.push(explainUnreadable(path.slice(projectRoot.length + 1), error));
    },
  });
  const read = entries.map(async ({ path, entry }): Promise<OutputFile[]> => {
    if (entry.isDirectory()) return [];
    const file = path.slice(projectRoot.length + 1);
    try {
      if (entry.isFile()) return [{ path: path.slice(folder.length + 1), contents: await readFile(path) }];
      diagnostics.push(entry.isSymbolicLink() ? explainSymbolicLink(file) : explainNotRegular(file));
    } catch (error) {
      diagnostics.push(explainUnreadable(file, error));
    }
    return [];
  });
  return { value: (await Promise.all(read)).flat(), diagnostics };
}

/**
 * Returns the public files without conflicts, and a diagnostic for each of the others. A file conflicts when
 * the build writes a file or folder with its path, or a file with the path of one of its folders, regardless
 * of case. `sourceOf` returns the content file of an output file.
 */
export function separateCollisions(
  publicFiles: readonly OutputFile[],
  built: readonly OutputFile[],
  sourceOf: (path: string) => string | undefined,
): Result<readonly OutputFile[]> {
  const files = new Map([...built, outputMarker].map(({ path }) => [keyOf(path), path]));
  const folders = new Map(
    built.flatMap(({ path }) => foldersOf(path).map((folder) => [keyOf(folder), path])),
  );
  const findConflict = (path: string): string | undefined =>
    files.get(keyOf(withoutCompression(path))) ??
    folders.get(keyOf(path)) ??
    foldersOf(path).flatMap((folder) => files.get(keyOf(folder)) ?? [])[0];
  return {
    value: publicFiles.filter(({ path }) => findConflict(path) === undefined),
    diagnostics: publicFiles.flatMap(({ path }) => {
      const conflict = findConflict(path);
      return conflict === undefined ? [] : explainCollision(path, conflict, sourceOf(conflict));
    }),
  };
}

function explainCollision(path: string, conflict: string, source: string | undefined): Diagnostic {
  return {
    rule: 'file/taken',
    location: { file: `${publicFolder}/${path}` },
    message: `The build writes ${conflict} itself${source === undefined ? '' : `, from ${source}`}.`,
    fix: 'Remove the file, or give it another name.',
    ...(source !== undefined && { related: [{ location: { file: source }, label: 'built from' }] }),
  };
}

/**
 * Returns a key that is equal for paths that differ only in case or Unicode normalization, which some file systems
 * ignore.
 */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

/** Returns the parent folders of a file: `a` and `a/b` for `a/b/c.txt`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Removes the extension of a precompressed file, which servers send in place of the original. */
function withoutCompression(path: string): string {
  const ending = Object.values(compressedExtensions).find((extension) => path.endsWith(extension));
  return ending === undefined ? path : path.slice(0, -ending.length);
}
