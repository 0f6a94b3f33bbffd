import { hash } from 'node:crypto';
import { globSync, readFileSync, type Stats, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { isIgnoredName } from './ignored-names.ts';
import { walkFolder } from './walk-folder.mjs';

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

const sourceFolders = (projectRoot: string): readonly string[] => {
  const folders = [projectRoot, programRoot].flatMap((root) =>
    ['schema', 'templates', 'scripts'].map((name) => path.join(root, name)),
  );
  return [...new Set([...folders, path.join(programRoot, 'generator')])];
};

export const inputFolders = (projectRoot: string): readonly string[] => [
  path.join(projectRoot, 'content'),
  ...sourceFolders(projectRoot),
];

const packageFiles = ['package.json', 'node_modules/.package-lock.json'];

/** Contains the change time, which no tool can reset. */
const fileFingerprint = (stats: Stats | undefined): string =>
  stats ? `${stats.ctimeMs} ${stats.size} ${stats.ino} ${stats.mode}` : 'absent';

/** Assumed resolution of file timestamps in milliseconds. In file systems it is up to ten. */
const clockTick = 20;

/**
 * Of program, templates, styles, scripts and packages: changes whenever a file is changed, added, removed or
 * renamed. Undefined when a file has just changed, because another change could go undetected.
 */
export function hashSourceFiles(projectRoot: string, now: number): string | undefined {
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  const entries = sourceFolders(projectRoot).flatMap((folder) =>
    walkFolder(folder, { isIgnored: isIgnoredName }),
  );
  const sources = entries.flatMap((found) => (found.entry.isDirectory() ? [] : found.path));
  const files = [...sources, ...packages].map((file) => {
    return { file, stats: statSync(file, { throwIfNoEntry: false }) };
  });
  if (files.some(({ stats }) => stats !== undefined && stats.ctimeMs > now - clockTick)) return undefined;
  return keyOf(files.map(({ file, stats }) => [file, fileFingerprint(stats)]));
}
