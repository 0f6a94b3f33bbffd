import { isAbsolute, relative, sep } from 'node:path';

export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** Relative to the project with `/`, or absolute outside of it. */
export function labelOfPath(projectRoot: string, path: string): string {
  const label = isInside(path, projectRoot) ? relative(projectRoot, path) : path;
  return path === projectRoot ? '.' : label.split(sep).join('/');
}
