import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE } from '../../content/lock.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Result } from '../../diagnostics/result.ts';
import { explainUnreadable } from './read-source.ts';

/** Returns the text with `\n` line endings; undefined when the file does not exist or cannot be read. */
export function readLock(projectRoot: string): Result<string | undefined> {
  const file = join(projectRoot, LOCK_FILE);
  try {
    const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
    const value = isFile ? readFileSync(file, 'utf8').replace(/\r\n/gu, '\n') : undefined;
    return { value, diagnostics: isFile === false ? [explainUnreadable(LOCK_FILE, undefined)] : [] };
  } catch (error) {
    return { value: undefined, diagnostics: [explainUnreadable(LOCK_FILE, error)] };
  }
}

/** The texts of files by path. */
export type SourceTexts = Pick<ReadonlyMap<string, string>, 'get' | 'size'>;

export function textsOf(files: readonly SourceFile[], lockText: string | undefined): SourceTexts {
  const lock = lockText === undefined ? [] : [{ path: LOCK_FILE, text: lockText }];
  const byPath = new Map([...files, ...lock].map((file) => [file.path, file]));
  return { size: byPath.size, get: (path) => byPath.get(path)?.text };
}
