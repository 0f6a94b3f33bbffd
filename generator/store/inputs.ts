/** What a run reads from disk, told by what the system says of it: nothing is opened. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf, programRoot } from './keys.ts';

/** Hashes that change whenever a file changes, comes, goes or is renamed. */
export type Inputs = {
  /** Of the content. */
  readonly content: string;
  /** Of program, templates, styles, scripts and packages. */
  readonly sources: string;
};

/** Folders with sources: those of the program, and those that a project has of its own. */
const programFolders = ['generator', 'schema', 'templates', 'scripts'];
const projectFolders = ['schema', 'templates', 'scripts'];

const contentFolder = (projectRoot: string) => path.join(projectRoot, 'content');

const sourceFolders = (projectRoot: string): readonly string[] => [
  ...new Set([
    ...projectFolders.map((name) => path.join(projectRoot, name)),
    ...programFolders.map((name) => path.join(programRoot, name)),
  ]),
];

/** The folders, as absolute paths, with all that people write for a site. */
export const inputFolders = (projectRoot: string): readonly string[] => [
  contentFolder(projectRoot),
  ...sourceFolders(projectRoot),
];

/** What decides which packages are used. */
const packageFiles = ['package.json', 'node_modules/.package-lock.json'];

/**
 * The state of what a run is going to read. Size, inode and time of change tell it; the time of change cannot be set
 * back. Undefined while a file is so young that it could change once more within the same tick of the clock.
 */
export function readInputs(projectRoot: string, now: number): Inputs | undefined {
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  const content = statesOf(listFiles(contentFolder(projectRoot)));
  const sources = statesOf([...sourceFolders(projectRoot).flatMap(listFiles), ...packages]);
  if ([...content, ...sources].some(({ changed }) => changed > now - clockTick)) return undefined;
  return { content: keyOf(content), sources: keyOf(sources) };
}

/** Milliseconds; file systems tell times in ticks of up to ten. */
const clockTick = 20;

type FileState = {
  readonly file: string;
  /** Milliseconds since 1970; 0 for a file that is not there. */
  readonly changed: number;
  readonly size: number;
  readonly inode: number;
};

function statesOf(files: readonly string[]): FileState[] {
  return files.map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return { file, changed: stat?.ctimeMs ?? 0, size: stat?.size ?? 0, inode: stat?.ino ?? 0 };
  });
}

/** Every file below a folder, in the order of the system, which is that of the last run as long as nothing changes. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(file) : [file];
    });
  } catch {
    // Whoever reads the folder tells what is wrong with it.
    return [];
  }
}
