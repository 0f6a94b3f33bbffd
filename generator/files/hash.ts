/** Hashes for cache keys, and the root folder of the program. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

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
