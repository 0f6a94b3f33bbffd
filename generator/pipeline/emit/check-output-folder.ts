/** Keeps the program from replacing a folder that is not its own to replace. Reads the disk, changes nothing. */
import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isInside, type OutputFolder, outputMarker } from './output-folder.ts';

/** Folders of a project that hold its sources; an output may be neither one of them nor inside. */
const sourceFolders = [
  'content',
  'schema',
  'templates',
  'scripts',
  'generator',
  'tests',
  'node_modules',
  '.git',
] as const;

/** Files beside these folders that a project cannot be without. */
const sourceFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'README.md'];

/**
 * Says why a place cannot hold an output, whatever stands there now: `build/output-path`, undefined when it can.
 * Throws the system's error when the disk cannot be read.
 */
export function checkOutputPath(folder: OutputFolder): Diagnostic | undefined {
  const problem = findPathProblem(folder);
  if (problem === undefined) return undefined;
  return {
    rule: 'build/output-path',
    place: { file: folder.label },
    message: `The output folder ${folder.label} ${problem}, so it cannot be replaced by a build.`,
    fix: 'Choose a folder of its own, such as --out dist.',
  };
}

/**
 * Says what stands at the place of the output that this program did not make: `build/foreign-output`, undefined
 * when the output is absent, empty or ours. Throws the system's error when the disk cannot be read.
 */
export function checkOutputOrigin(folder: OutputFolder): Diagnostic | undefined {
  const problem = findForeign(folder.path);
  if (problem === undefined) return undefined;
  return {
    rule: 'build/foreign-output',
    place: { file: folder.label },
    message: `The output folder ${folder.label} ${problem}, so it is not replaced.`,
    fix: `Move ${folder.label} away or choose another folder with --out.`,
  };
}

/**
 * Why a file cannot be written that holds a result, as the end of a sentence that begins with its name; undefined when it
 * can. `outputs` are the folders of sites.
 */
export function findResultProblem(
  file: string,
  projectRoot: string,
  outputs: readonly string[],
): string | undefined {
  const path = resolveReal(file);
  const holds = (folder: string) => isInside(path, resolveReal(resolve(projectRoot, folder)));
  if (sourceFiles.some((name) => path === resolveReal(join(projectRoot, name)))) return 'is a source';
  const source = sourceFolders.find(holds);
  if (source !== undefined) return `lies in ${source}/, which holds sources`;
  return outputs.some(holds) ? 'lies in the output folder' : undefined;
}

/** The end of a sentence that begins with the name of the folder. */
function findPathProblem(folder: OutputFolder): string | undefined {
  if (folder.path.includes('\0')) return 'has a NUL character in its name';
  if (lstatSync(folder.path, { throwIfNoEntry: false })?.isSymbolicLink()) return 'is a symbolic link';
  const path = resolveReal(folder.path);
  const root = resolveReal(folder.projectRoot);
  if (path === root) return 'is the project itself';
  if (isInside(root, path)) return 'contains the project';
  for (const name of sourceFolders) {
    const source = resolveReal(join(root, name));
    if (path === source || isInside(path, source)) return `lies in ${name}/, which holds sources`;
    if (isInside(source, path)) return `contains ${name}/, which holds sources`;
  }
  return path === join(root, '.cache') ? 'is the cache' : undefined;
}

/** A path without symbolic links, also when its last parts do not exist yet. */
function resolveReal(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : resolve(resolveReal(parent), basename(path));
  }
}

/** What stands at the place of the output that is not ours, as the end of a sentence. */
function findForeign(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isDirectory()) return 'is not a folder';
  // A history is work of somebody's, also where the files beside it are ours.
  if (existsSync(join(path, '.git'))) return 'holds a Git repository (.git)';
  if (lstatSync(join(path, outputMarker.path), { throwIfNoEntry: false })?.isFile()) return undefined;
  return readdirSync(path).length === 0 ? undefined : 'holds files that this program did not make';
}
