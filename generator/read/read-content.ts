/** The first stage: the YAML files under the content folder, and what keeps them from being read. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { checkNames } from './check-names.ts';
import { type Entry, listEntries } from './list-entries.ts';
import { readSource } from './read-source.ts';
import type { SourceFile } from './source-file.ts';
import { unreadable } from './unreadable.ts';

/**
 * Reads every YAML file below the content folder, sorted by path.
 *
 * A file that is there but cannot be used is reported and comes without text, so that later stages do not report
 * it missing. Links are never followed. `lock.yaml` at the top is the program's own and left out.
 */
export async function readContent(
  projectRoot: string,
  { contentFolder = 'content' }: { readonly contentFolder?: string } = {},
): Promise<Stage<SourceFile[]>> {
  const problem = checkFolder(projectRoot, contentFolder);
  if (problem) return { value: [], diagnostics: [problem] };
  const listed = listEntries(projectRoot, contentFolder);
  const links = listed.value.filter((entry) => entry.kind === 'link').map(linkProblem);
  const yaml = listed.value.filter(isYaml);
  const names = checkNames(
    yaml.map((entry) => entry.path),
    contentFolder,
  );
  const sources = yaml
    .filter((entry) => !names.value.has(entry.path))
    .map((entry) => (entry.kind === 'link' ? unread(entry.path) : readSource(projectRoot, entry)));
  const diagnostics = [...listed.diagnostics, ...links, ...names.diagnostics, ...sources.flatMap(problemsOf)];
  if (yaml.length === 0 && diagnostics.length === 0) diagnostics.push(nothingFound(contentFolder));
  return {
    value: withMeant(
      sources.map(({ value }) => value),
      names.value,
    ),
    diagnostics,
  };
}

/** A content folder that is no folder of its own. */
function checkFolder(projectRoot: string, contentFolder: string): Diagnostic | undefined {
  try {
    const stats = lstatSync(join(projectRoot, contentFolder));
    if (stats.isSymbolicLink()) return linkProblem({ path: contentFolder });
    return stats.isDirectory() ? undefined : nothingFound(contentFolder);
  } catch (error) {
    return isMissing(error) ? nothingFound(contentFolder) : unreadable(contentFolder, error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isYaml = ({ path, kind }: Entry): boolean => kind !== 'folder' && /\.ya?ml$/iu.test(path);

const unread = (path: string): Stage<SourceFile> => ({
  value: { path, text: '', hash: '', isUnreadable: true },
  diagnostics: [],
});

const problemsOf = ({ diagnostics }: Stage<SourceFile>): readonly Diagnostic[] => diagnostics;

/** Adds the names that misnamed files were meant to have, unless a file has that name already. */
function withMeant(
  sources: readonly SourceFile[],
  meant: ReadonlyMap<string, string | undefined>,
): SourceFile[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  for (const path of meant.values()) {
    if (path !== undefined && !byPath.has(path)) byPath.set(path, unread(path).value);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function linkProblem({ path }: { readonly path: string }): Diagnostic {
  return {
    rule: 'file/symlink',
    place: { file: path },
    message: 'This is a link to another place, and links in the content are not followed.',
    fix: 'Put the file or folder itself here.',
  };
}

function nothingFound(contentFolder: string): Diagnostic {
  return {
    rule: 'file/none',
    place: { file: contentFolder },
    message: `There is no content: no YAML file was found in "${contentFolder}/".`,
    fix: `Run the command in the project's folder, the one that holds "${contentFolder}/".`,
  };
}
