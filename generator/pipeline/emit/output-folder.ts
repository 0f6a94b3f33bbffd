/** Defines the paths of the output folder, its marker file, and the files beside it. Describes write errors. */
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isSystemCallError, type SystemCallError, systemErrorMessage } from '../../files/system-error.ts';

/** The paths of an output. All except the label are absolute. */
export type OutputFolder = ReturnType<typeof planOutputFolder>;

/** The marker file inside every output folder. Its text is the same in every build. */
export const outputMarker = {
  path: '.made-by-site-generator',
  contents: 'The site generator wrote this folder and replaces it as a whole. Do not edit it.\n',
} as const;

/** Returns the paths of an output folder. Does not read the disk. */
export function planOutputFolder(projectRoot: string, out: string) {
  const root = resolve(projectRoot);
  const path = resolve(root, out);
  const beside = (suffix: string) => join(dirname(path), `.${basename(path)}.${suffix}`);
  return {
    projectRoot: root,
    path,
    /** Name of the folder in messages. */
    label: labelOfPath(root, path),
    /** The unfinished new output, or the old output during its removal. */
    staging: beside('staging'),
    /** The old output between the two renames of a publication; always complete. */
    previous: beside('previous'),
    /** The lock file, with the id of the process. */
    lock: beside('lock'),
  };
}

/** Returns the name of a path in messages: relative to the project with `/`, or absolute outside of it. */
export function labelOfPath(projectRoot: string, path: string): string {
  const label = isInside(path, projectRoot) ? relative(projectRoot, path) : path;
  return path === projectRoot ? '.' : label.split(sep).join('/');
}

/** Returns whether a path is below a folder. */
export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** Returns the diagnostic `build/write` with path and reason. Rethrows errors that are not system errors. */
export function buildWriteDiagnostic(folder: OutputFolder, error: unknown): Diagnostic {
  if (!isSystemCallError(error)) throw error;
  return {
    rule: 'build/write',
    location: { file: folder.label },
    message: explainWriteError(error, folder),
    fix: 'Nothing was published. Make the folder writable, free space, or choose another one with --out.',
  };
}

/** Returns a sentence with path and reason. */
export function explainWriteError(
  error: SystemCallError,
  { projectRoot, path }: Pick<OutputFolder, 'projectRoot' | 'path'>,
): string {
  return `Cannot write ${labelOfPath(projectRoot, error.path ?? path)}: ${systemErrorMessage(error)}.`;
}
