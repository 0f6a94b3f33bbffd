/** Hashes of all files that a run reads, computed without opening them. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint, isJustChanged } from './file-fingerprint.mjs';
import { keyOf, programRoot } from './hash.ts';
import { isIgnoredName } from './ignored-names.ts';
import { listFiles } from './walk-folder.mjs';

/** Hashes that change whenever a file is changed, added, removed or renamed. */
export type InputHashes = {
  /** Hash of the content. */
  readonly content: string;
  /** Hash of program, templates, styles, scripts and packages. */
  readonly sources: string;
};

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
 * Returns the hashes of the inputs; undefined when a file has just changed, because another change could go undetected.
 */
export function hashInputs(projectRoot: string, now: number): InputHashes | undefined {
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  const content = readStats(listInputs(contentFolder(projectRoot)));
  const sources = readStats([...sourceFolders(projectRoot).flatMap(listInputs), ...packages]);
  if ([...content, ...sources].some(({ stats }) => isJustChanged(stats, now))) return undefined;
  const hashFiles = (files: typeof content) =>
    keyOf(files.map(({ file, stats }) => [file, fileFingerprint(stats)]));
  return { content: hashFiles(content), sources: hashFiles(sources) };
}

const listInputs = (folder: string): readonly string[] => listFiles(folder, { isIgnored: isIgnoredName });

const readStats = (files: readonly string[]) =>
  files.map((file) => ({ file, stats: statSync(file, { throwIfNoEntry: false }) }));
