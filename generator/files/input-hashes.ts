/** Hashes the sources of a run without opening them. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint, isJustChanged } from './file-fingerprint.mjs';
import { keyOf, programRoot } from './hash.ts';
import { isIgnoredName } from './ignored-names.ts';
import { listFiles } from './walk-folder.mjs';

/** Folders that contain sources: those of the program, and those of a project. */
const programFolders = ['generator', 'schema', 'templates', 'scripts'];
const projectFolders = ['schema', 'templates', 'scripts'];

const contentFolder = (projectRoot: string) => path.join(projectRoot, 'content');

const sourceFolders = (projectRoot: string): readonly string[] => [
  ...new Set([
    ...projectFolders.map((name) => path.join(projectRoot, name)),
    ...programFolders.map((name) => path.join(programRoot, name)),
  ]),
];

/** Returns the absolute paths of the folders with the inputs of a build. */
export const inputFolders = (projectRoot: string): readonly string[] => [
  contentFolder(projectRoot),
  ...sourceFolders(projectRoot),
];

/** The files that determine the installed packages. */
const packageFiles = ['package.json', 'node_modules/.package-lock.json'];

/**
 * Returns a hash of program, templates, styles, scripts and packages, which changes whenever a file is changed, added,
 * removed or renamed; undefined when a file has just changed, because another change could go undetected.
 */
export function hashSourceFiles(projectRoot: string, now: number): string | undefined {
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  const sources = sourceFolders(projectRoot).flatMap((folder) =>
    listFiles(folder, { isIgnored: isIgnoredName }),
  );
  const files = [...sources, ...packages].map((file) => ({
    file,
    stats: statSync(file, { throwIfNoEntry: false }),
  }));
  if (files.some(({ stats }) => isJustChanged(stats, now))) return undefined;
  return keyOf(files.map(({ file, stats }) => [file, fileFingerprint(stats)]));
}
