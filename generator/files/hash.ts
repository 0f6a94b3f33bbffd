import { hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileFingerprint, isJustChanged } from './file-fingerprint.mjs';
import { isIgnoredName } from './ignored-names.ts';
import { listFiles } from './walk-folder.mjs';

/** The folder that contains the program's package.json and the bundled program. */
export const programRoot = path.dirname(findPackageJSON('.', import.meta.url) ?? '');

export function keyOf(...parts: readonly unknown[]): string {
  // The digest is not shortened: a slice of a string retains the whole string in memory.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

export function hashSources(patterns: readonly string[]): string {
  const found = globSync(patterns, { cwd: programRoot, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return keyOf(
    files.sort().map((file) => [path.relative(programRoot, file), hash('sha256', readFileSync(file))]),
  );
}

/** Folders that contain sources: those of the program, and those of a project. */
const programFolders = ['generator', 'schema', 'templates', 'scripts'];
const projectFolders = ['schema', 'templates', 'scripts'];

const sourceFolders = (projectRoot: string): readonly string[] => [
  ...new Set([
    ...projectFolders.map((name) => path.join(projectRoot, name)),
    ...programFolders.map((name) => path.join(programRoot, name)),
  ]),
];

export const inputFolders = (projectRoot: string): readonly string[] => [
  path.join(projectRoot, 'content'),
  ...sourceFolders(projectRoot),
];

const packageFiles = ['package.json', 'node_modules/.package-lock.json'];

/**
 * Of program, templates, styles, scripts and packages: changes whenever a file is changed, added, removed or
 * renamed. Undefined when a file has just changed, because another change could go undetected.
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
