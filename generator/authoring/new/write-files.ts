/** Writes new and changed files, and removes the new ones when a file cannot be written. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catchSystemError, type SystemCallError } from '../../files/system-error.ts';
import type { NewFile } from './plan.ts';

/** Writes the files. On a system error, removes the new ones and returns the error; files already replaced stay. */
export function writeFiles(projectRoot: string, files: readonly NewFile[]): SystemCallError | undefined {
  const created: string[] = [];
  const error = catchSystemError(() => {
    for (const file of files) write(path.join(projectRoot, file.path), file, created);
    for (const { path: replaced } of files.filter(({ replaces }) => replaces)) {
      const target = path.join(projectRoot, replaced);
      renameSync(temporaryPathOf(target), target);
    }
  });
  if (error !== undefined) {
    for (const target of created.reverse()) rmSync(target, { recursive: true, force: true });
  }
  return error;
}

function write(target: string, { text, replaces = false }: NewFile, created: string[]): void {
  const folder = mkdirSync(path.dirname(target), { recursive: true });
  if (folder !== undefined) created.push(folder);
  const file = replaces ? temporaryPathOf(target) : target;
  // Fails when the file exists, also when it was created after the content was read.
  writeFileSync(file, '', { flag: 'wx' });
  created.push(file);
  writeFileSync(file, text);
}

const temporaryPathOf = (target: string): string => `${target}.draft`;
