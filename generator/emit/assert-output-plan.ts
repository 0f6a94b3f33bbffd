/** Proves that a plan of output files can only write inside the output folder. */
import type { OutputFile } from '../output-file.ts';
import { outputMarker } from './output-folder.ts';

/** A part of a path that is the same name on every system: no separators, no drive, no control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const pathPart = /^(?!\.{1,2}$)[^/\\:\u0000-\u001f\u007f]+$/u;

/**
 * Throws when a plan is empty or a path leaves the folder, stands twice (also in another case), is a folder of
 * another path, or is the marker's. Addresses were checked long before, so this is a mistake of this program.
 */
export function assertOutputPlan(files: readonly OutputFile[]): void {
  if (files.length === 0) throw new Error('The plan of output files is empty.');
  const taken = new Set<string>([outputMarker.path]);
  const folders = new Set<string>();
  for (const { path } of files) {
    if (!path.split('/').every((part) => pathPart.test(part))) fail(path, 'leaves the output folder');
    const name = path.toLowerCase();
    if (taken.has(name)) fail(path, 'stands twice in the plan');
    taken.add(name);
    addFolders(folders, name);
  }
  for (const { path } of files) {
    if (folders.has(path.toLowerCase())) fail(path, 'is a file and a folder');
  }
}

function addFolders(folders: Set<string>, path: string): void {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}

function fail(path: string, problem: string): never {
  throw new Error(`The output path ${JSON.stringify(path)} ${problem}.`);
}
