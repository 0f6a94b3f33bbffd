/** Checks that the output folder may be replaced and that result files may be written. Writes nothing. */
import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isInside, type OutputFolder, outputMarker } from './output-folder.ts';

/** The source folders of a project, which must not contain the output. */
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

/** Files at the top of a project that a result file must not replace. */
const sourceFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'README.md'];

/** Returns the diagnostic `build/output-path` when the path cannot be an output folder. Throws system errors. */
export function checkOutputPath(folder: OutputFolder): Diagnostic | undefined {
  const problem = findPathProblem(folder);
  if (problem === undefined) return undefined;
  return {
    rule: 'build/output-path',
    location: { file: folder.label },
    message: `The output folder ${folder.label} ${problem}, so it cannot be replaced by a build.`,
    fix: 'Choose a folder of its own, such as --out dist.',
  };
}

/**
 * Returns the diagnostic `build/foreign-output` when the path is not a folder, or when the folder contains a
 * Git repository or files that this program did not create. Throws system errors.
 */
export function checkOutputOrigin(folder: OutputFolder): Diagnostic | undefined {
  const problem = findOriginProblem(folder.path);
  if (problem === undefined) return undefined;
  return {
    rule: 'build/foreign-output',
    location: { file: folder.label },
    message: `The output folder ${folder.label} ${problem}, so it is not replaced.`,
    fix: `Move ${folder.label} away or choose another folder with --out.`,
  };
}

/**
 * Returns why a result file cannot be written, such as `is in the output folder`; undefined when it can.
 * `outputs` are output folders.
 */
export function findResultProblem(
  file: string,
  projectRoot: string,
  outputs: readonly string[],
): string | undefined {
  const path = resolveReal(file);
  const containsFile = (folder: string) => isInside(path, resolveReal(resolve(projectRoot, folder)));
  if (sourceFiles.some((name) => path === resolveReal(join(projectRoot, name)))) return 'is a source';
  const source = sourceFolders.find(containsFile);
  if (source !== undefined) return `is in ${source}/, which contains sources`;
  return outputs.some(containsFile) ? 'is in the output folder' : undefined;
}

/** Returns why a path cannot be an output folder, such as `contains the project`; undefined when it can. */
function findPathProblem(folder: OutputFolder): string | undefined {
  if (folder.path.includes('\0')) return 'has a NUL character in its name';
  if (lstatSync(folder.path, { throwIfNoEntry: false })?.isSymbolicLink()) return 'is a symbolic link';
  const path = resolveReal(folder.path);
  const root = resolveReal(folder.projectRoot);
  if (path === root) return 'is the project itself';
  if (isInside(root, path)) return 'contains the project';
  for (const name of sourceFolders) {
    const source = resolveReal(join(root, name));
    if (path === source || isInside(path, source)) return `is in ${name}/, which contains sources`;
    if (isInside(source, path)) return `contains ${name}/, which contains sources`;
  }
  return path === join(root, '.cache') ? 'is the cache' : undefined;
}

/** Resolves symbolic links, even when the last segments of the path do not exist. */
function resolveReal(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : resolve(resolveReal(parent), basename(path));
  }
}

/** Returns why a path must not be replaced, such as `is not a folder`; undefined when it may be. */
function findOriginProblem(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isDirectory()) return 'is not a folder';
  // A repository is never replaced, even when it contains an output.
  if (existsSync(join(path, '.git'))) return 'contains a Git repository (.git)';
  if (lstatSync(join(path, outputMarker.path), { throwIfNoEntry: false })?.isFile()) return undefined;
  return readdirSync(path).length === 0 ? undefined : 'contains files that this program did not create';
}
