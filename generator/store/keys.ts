/** Keys of the store: hashes of all that a value depends on, the program that makes it included. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

/** The program's folder. */
export const programRoot = path.join(import.meta.dirname, '..', '..');

/** The key of a value that depends on these: plain values, what makes it among them. */
export function keyOf(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts));
}

/** Changes with every change of the sources that these patterns name. */
export function hashSources(patterns: readonly string[]): string {
  const files = glob.sync([...patterns], { cwd: programRoot }).sort();
  return keyOf(files.map((file) => [file, hash('sha256', readFileSync(path.join(programRoot, file)))]));
}
