/**
 * The output folder and the names around it: what is written beside it while a build publishes, and the marker that
 * tells a folder of ours from somebody else's. The names beside the folder are reserved for this program. What the
 * system answers when one of them cannot be written becomes a problem that a person can act on.
 */
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isSystemCallError, type SystemCallError, systemErrorMessage } from '../../files/system-error.ts';

/** Where a site is published. All paths but the label are absolute. */
export type OutputFolder = ReturnType<typeof planOutputFolder>;

/** The file inside every output folder that says who made it. The text is the same in every build. */
export const outputMarker = {
  path: '.made-by-site-generator',
  contents: 'This folder was made by the site generator, which replaces it as a whole. Do not edit it.\n',
} as const;

/** Names everything around an output folder. Pure: the folder may be absent, or one that must not be used. */
export function planOutputFolder(projectRoot: string, out: string) {
  const root = resolve(projectRoot);
  const path = resolve(root, out);
  const beside = (suffix: string) => join(dirname(path), `.${basename(path)}.${suffix}`);
  return {
    projectRoot: root,
    path,
    /** The folder as messages name it. */
    label: planLabel(root, path),
    /** The new output while it is written, and for a moment the old one while it goes: never complete for sure. */
    staging: beside('staging'),
    /** The old output between the two renames that publish a new one: always complete. */
    previous: beside('previous'),
    /** Names the process that builds. */
    lock: beside('lock'),
  };
}

/** A path as messages name it: relative to the project with `/`, or absolute when it lies outside. */
export function planLabel(projectRoot: string, path: string): string {
  const label = isInside(path, projectRoot) ? relative(projectRoot, path) : path;
  return path === projectRoot ? '.' : label.split(sep).join('/');
}

/** Whether a path lies below a folder. */
export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** The problem `build/write`, with the path concerned and the system's reason. Rethrows what is not the system's. */
export function buildWriteDiagnostic(folder: OutputFolder, error: unknown): Diagnostic {
  if (!isSystemCallError(error)) throw error;
  return {
    rule: 'build/write',
    place: { file: folder.label },
    message: explainWriteError(error, folder),
    fix: 'Nothing was published. Make the folder writable, free space, or choose another one with --out.',
  };
}

/** The path concerned, and the system's reason, as a sentence. */
export function explainWriteError(
  error: SystemCallError,
  { projectRoot, path }: Pick<OutputFolder, 'projectRoot' | 'path'>,
): string {
  return `Cannot write ${planLabel(projectRoot, error.path ?? path)}: ${systemErrorMessage(error)}.`;
}
