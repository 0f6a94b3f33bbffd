/** Keys of the store: hashes of all that a value depends on, the program that makes it included. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The program's folder. */
export const programRoot = path.join(import.meta.dirname, '..', '..');

/** The key of a value that depends on these: plain values, what makes it among them. */
export function keyOf(...parts: readonly unknown[]): string {
  // A part of a longer string would hold all of that, and a large site has two hundred thousand keys.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** Changes with every change of the sources that these patterns name. */
export function hashSources(patterns: readonly string[]): string {
  const found = globSync(patterns, { cwd: programRoot, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return keyOf(
    files.sort().map((file) => [path.relative(programRoot, file), hash('sha256', readFileSync(file))]),
  );
}
