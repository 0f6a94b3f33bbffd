/** Hashes that serve as cache keys, and the folder of the program. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of the program, which is that of its package.json: the bundled program lies below it, too. */
export const programRoot = path.dirname(findPackageJSON('.', import.meta.url) ?? '');

/** Returns a hash of plain values. */
export function keyOf(...parts: readonly unknown[]): string {
  // A part of a longer string would hold all of that, and a large site has two hundred thousand keys.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** Returns a hash that changes with every change of the sources that these patterns match. */
export function hashSources(patterns: readonly string[]): string {
  const found = globSync(patterns, { cwd: programRoot, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return keyOf(
    files.sort().map((file) => [path.relative(programRoot, file), hash('sha256', readFileSync(file))]),
  );
}
