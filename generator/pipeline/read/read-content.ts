/** The first stage: the YAML files under the content folder, and what keeps them from being read. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../content/source-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { isIgnoredName } from '../../files/ignored-files.ts';
import { checkNames } from './check-names.ts';
import { linkProblem, noOrdinaryFile, readSource, unread, unreadable } from './read-source.ts';

/**
 * Reads every YAML file below the content folder, sorted by path.
 *
 * A file that is there but cannot be used is reported and comes without text, so that later stages do not report
 * it missing. Links are never followed. `lock.yaml` at the top is the program's own and left out.
 */
export async function readContent(projectRoot: string): Promise<Result<SourceFile[]>> {
  const problem = checkFolder(projectRoot);
  if (problem) return { value: [], diagnostics: [problem] };
  const faults: Diagnostic[] = [];
  const yaml = listFolder(projectRoot, 'content', faults).filter(isYaml).sort();
  const names = checkNames(yaml);
  const sources = yaml.filter((path) => !names.value.has(path)).map((path) => readSource(projectRoot, path));
  const diagnostics = [...faults, ...names.diagnostics, ...sources.flatMap((source) => source.diagnostics)];
  if (yaml.length === 0 && diagnostics.length === 0) diagnostics.push(nothingFound);
  return { value: withMeant(sources, names.value), diagnostics };
}

const isYaml = (path: string): boolean => /\.ya?ml$/iu.test(path);

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

/** Files at the top of the content folder that hold no content. */
const ownFiles = ['content/README.md', 'content/lock.yaml'];

/**
 * Every file below a folder but those that are ignored. A folder that cannot be opened costs its own files, not the rest: what
 * is wrong is added to the faults.
 */
function listFolder(projectRoot: string, folder: string, faults: Diagnostic[]): string[] {
  try {
    return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (ownFiles.includes(path) || isIgnoredName(entry.name)) return [];
      if (entry.isDirectory()) return listFolder(projectRoot, path, faults);
      if (entry.isSymbolicLink()) faults.push(linkProblem(path));
      else if (!entry.isFile() && !isYaml(path)) faults.push(noOrdinaryFile(path));
      return path;
    });
  } catch (error) {
    faults.push(unreadable(folder, error));
    return [];
  }
}

/** Adds the names that misnamed files were meant to have, unless a file has that name already. */
function withMeant(
  sources: readonly Result<SourceFile>[],
  meant: ReadonlyMap<string, string | undefined>,
): SourceFile[] {
  const byPath = new Map(sources.map(({ value }) => [value.path, value]));
  for (const path of meant.values()) {
    if (path !== undefined && !byPath.has(path)) byPath.set(path, unread(path).value);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const nothingFound: Diagnostic = {
  rule: 'file/none',
  place: { file: 'content' },
  message: 'There is no content: no YAML file was found in "content/".',
  fix: 'Run the command in the project\'s folder, the one that holds "content/".',
};
