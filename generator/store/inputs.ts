/** What a run reads from disk, told by what the system says of it: nothing is opened. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf, programRoot } from './keys.ts';

/** Folders of a project, and of the program, that decide what is made. */
const inputFolders = {
  project: ['content', 'templates', 'scripts'],
  program: ['generator', 'schema', 'templates', 'scripts'],
} as const;

/** What decides which packages are used. */
const packageFiles = ['package.json', 'node_modules/.package-lock.json'];

/**
 * A hash that changes whenever one of the files does, or comes, goes or is renamed. Size, inode and time of change
 * tell that; the time of change cannot be set back. Undefined while a file is so young that it could change once more
 * within the same tick of the clock.
 */
export function hashInputs(projectRoot: string, now: number): string | undefined {
  const names = [
    ...inputFolders.project.map((name) => path.join(projectRoot, name)),
    ...inputFolders.program.map((name) => path.join(programRoot, name)),
  ];
  const files = [...new Set(names)].flatMap(listFiles);
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  let newest = 0;
  const states = [...files, ...packages].map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    newest = Math.max(newest, stat?.ctimeMs ?? 0);
    return stat && [file, stat.ctimeMs, stat.size, stat.ino];
  });
  return newest > now - clockTick ? undefined : keyOf(states);
}

/** Milliseconds; file systems tell times in ticks of up to ten. */
const clockTick = 20;

/** Every file below a folder, in the order of the system, which is that of the last run as long as nothing changes. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    // Whoever reads the folder tells what is wrong with it.
    return [];
  }
}
