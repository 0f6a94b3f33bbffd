/** Hashes that serve as cache keys, and the folder of the program. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of the program's package.json, which also contains the bundled program. */
export const programRoot = path.dirname(findPackageJSON('.', import.meta.url) ?? '');

/** Returns a hash of plain values. */
export function keyOf(...parts: readonly unknown[]): string {
  // A slice would retain the whole digest in memory, and a large site has two hundred thousand keys.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** Returns a hash of the sources that match these patterns. */
export function hashSources(patterns: readonly string[]): string {
  const found = globSync(patterns, { cwd: programRoot, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return keyOf(
    files.sort().map((file) => [path.relative(programRoot, file), hash('sha256', readFileSync(file))]),
  );
}
