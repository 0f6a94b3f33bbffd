import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { projectRoot } from '../site/temporary-project.ts';

export type SourceCode = { readonly path: string; readonly text: string };

/** Sorted by path. */
export function readSources(patterns: readonly string[]): SourceCode[] {
  return glob
    .sync([...patterns], { cwd: projectRoot, ignore: ['**/node_modules/**'] })
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}

/** Relative imports, as paths relative to the project. */
export function importsOf({ path: file, text }: SourceCode): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/gu)].map((match) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), match[1] ?? '')),
  );
}
