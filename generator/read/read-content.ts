/** The first stage: the YAML files under the content folder, and what keeps them from being read. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import type { Store } from '../store/store.ts';
import { checkNames } from './check-names.ts';
import { openHashMemory } from './hash-memory.ts';
import { type Entry, listEntries } from './list-entries.ts';
import { readSource, unread } from './read-source.ts';
import type { SourceFile } from './source-file.ts';
import { unreadable } from './unreadable.ts';

/**
 * Reads every YAML file below the content folder, sorted by path.
 *
 * A file that is there but cannot be used is reported and comes without text, so that later stages do not report
 * it missing. Links are never followed. `lock.yaml` at the top is the program's own and left out. Of files that the
 * store knows to be as they were, the text is read when it is asked for.
 */
export async function readContent(projectRoot: string, store?: Store): Promise<Stage<SourceFile[]>> {
  const problem = checkFolder(projectRoot);
  if (problem) return { value: [], diagnostics: [problem] };
  const listed = listEntries(projectRoot);
  const yaml = listed.value.filter(isYaml);
  const names = checkNames(yaml.map(({ path }) => path));
  const memory = store && openHashMemory(store, projectRoot);
  const sources = yaml
    .filter(({ path }) => !names.value.has(path))
    .map((entry) => readSource(projectRoot, entry, memory));
  memory?.save();
  const diagnostics = [
    ...listed.diagnostics,
    ...listed.value.filter(({ dirent }) => dirent.isSymbolicLink()).map(({ path }) => linkProblem(path)),
    ...names.diagnostics,
    ...sources.flatMap((source) => source.diagnostics),
  ];
  if (yaml.length === 0 && diagnostics.length === 0) diagnostics.push(nothingFound);
  return { value: withMeant(sources, names.value), diagnostics };
}

/** A content folder that is no folder of its own. */
function checkFolder(projectRoot: string): Diagnostic | undefined {
  try {
    const stats = lstatSync(join(projectRoot, 'content'), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) return linkProblem('content');
    return stats?.isDirectory() ? undefined : nothingFound;
  } catch (error) {
    return unreadable('content', error);
  }
}

const isYaml = ({ path, dirent }: Entry): boolean => !dirent.isDirectory() && /\.ya?ml$/iu.test(path);

/** Adds the names that misnamed files were meant to have, unless a file has that name already. */
function withMeant(
  sources: readonly Stage<SourceFile>[],
  meant: ReadonlyMap<string, string | undefined>,
): SourceFile[] {
  const byPath = new Map(sources.map(({ value }) => [value.path, value]));
  for (const path of meant.values()) {
    if (path !== undefined && !byPath.has(path)) byPath.set(path, unread(path).value);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function linkProblem(path: string): Diagnostic {
  return {
    rule: 'file/symlink',
    place: { file: path },
    message: 'This is a link to another place, and links in the content are not followed.',
    fix: 'Put the file or folder itself here.',
  };
}

const nothingFound: Diagnostic = {
  rule: 'file/none',
  place: { file: 'content' },
  message: 'There is no content: no YAML file was found in "content/".',
  fix: 'Run the command in the project\'s folder, the one that holds "content/".',
};
