/** What a run reads from disk, told by what the system says of it: nothing is opened. */
import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { isYoung, stateOf } from './file-state.mjs';
import { keyOf, programRoot } from './hash.ts';
import { isIgnoredPath } from './ignored-files.ts';
import { listFiles } from './list-files.ts';

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
 * The state of what a run is going to read. Undefined while a file is so young that it could change once more within
 * the same tick of the clock.
 */
export function readInputs(projectRoot: string, now: number): Inputs | undefined {
  const packages = packageFiles.map((name) => path.join(projectRoot, name));
  const content = statsOf(listInputs(contentFolder(projectRoot)));
  const sources = statsOf([...sourceFolders(projectRoot).flatMap(listInputs), ...packages]);
  if ([...content, ...sources].some(([, stats]) => isYoung(stats, now))) return undefined;
  const hashStates = (files: typeof content) => keyOf(files.map(([file, stats]) => [file, stateOf(stats)]));
  return { content: hashStates(content), sources: hashStates(sources) };
}

const listInputs = (folder: string): readonly string[] =>
  listFiles(folder).filter((file) => !isIgnoredPath(path.relative(folder, file)));

function statsOf(files: readonly string[]): (readonly [file: string, stats: Stats | undefined])[] {
  return files.map((file) => [file, statSync(file, { throwIfNoEntry: false })]);
}
