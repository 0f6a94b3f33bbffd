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
    const parts = path.toLowerCase().split('/');
    if (!parts.every((part) => pathPart.test(part))) fail(path, 'leaves the output folder');
    const name = parts.join('/');
    if (taken.has(name)) fail(path, 'stands twice in the plan');
    taken.add(name);
    for (let end = parts.length - 1; end > 0; end -= 1) folders.add(parts.slice(0, end).join('/'));
  }
  const both = [...taken].find((path) => folders.has(path));
  if (both !== undefined) fail(both, 'is a file and a folder');
}

function fail(path: string, problem: string): never {
  throw new Error(`The output path ${JSON.stringify(path)} ${problem}.`);
}
