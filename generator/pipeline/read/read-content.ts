/** Reads the YAML files below the content folder, and reports files that cannot be read. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../content/source-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Result } from '../../diagnostics/result.ts';
import { isIgnoredName } from '../../files/ignored-names.ts';
import { walkFolder } from '../../files/walk-folder.mjs';
import { checkNames } from './check-names.ts';
import {
  explainNotRegular,
  explainSymbolicLink,
  explainUnreadable,
  readSource,
  withoutText,
} from './read-source.ts';

/**
 * Reads every YAML file below the content folder, sorted by path. A file that cannot be read is reported and has no
 * text, so that no later stage reports it as missing. Links are not followed. `lock.yaml` is omitted.
 */
export async function readContent(projectRoot: string): Promise<Result<SourceFile[]>> {
  const problem = checkFolder(projectRoot);
  if (problem) return { value: [], diagnostics: [problem] };
  const listed = listContent(projectRoot);
  const yaml = listed.value.filter(isYaml).sort();
  const names = checkNames(yaml);
  const sources = yaml.filter((path) => !names.value.has(path)).map((path) => readSource(projectRoot, path));
  const diagnostics = [
    ...listed.diagnostics,
    ...names.diagnostics,
    ...sources.flatMap((source) => source.diagnostics),
  ];
  if (yaml.length === 0 && diagnostics.length === 0) diagnostics.push(noContent);
  return { value: withExpected(sources, names.value), diagnostics };
}

const isYaml = (path: string): boolean => /\.ya?ml$/iu.test(path);

/** Reports a content folder that is missing, a link or not a folder. */
function checkFolder(projectRoot: string): Diagnostic | undefined {
  try {
    const stats = lstatSync(join(projectRoot, 'content'), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) return explainSymbolicLink('content');
    return stats?.isDirectory() ? undefined : noContent;
  } catch (error) {
    return explainUnreadable('content', error);
  }
}

/** Files in the content folder that are not content. */
const ignoredFiles = ['content/README.md', 'content/lock.yaml'];

/**
 * Lists the files below the content folder. A folder that cannot be opened is reported; the files of other folders are
 * still listed.
 */
function listContent(projectRoot: string): Result<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const pathOf = (path: string) => path.slice(projectRoot.length + 1);
  const entries = walkFolder(`${projectRoot}/content`, {
    isIgnored: isIgnoredName,
    onError: (folder, error) => diagnostics.push(explainUnreadable(pathOf(folder), error)),
  });
  const value = entries.flatMap(({ path: absolute, entry }) => {
    const path = pathOf(absolute);
    if (entry.isDirectory() || ignoredFiles.includes(path)) return [];
    if (entry.isSymbolicLink()) diagnostics.push(explainSymbolicLink(path));
    else if (!entry.isFile() && !isYaml(path)) diagnostics.push(explainNotRegular(path));
    return path;
  });
  return { value, diagnostics };
}

/**
 * Returns the files, and a file without text for the expected path of each misnamed file, so that no file counts as
 * missing because of a wrong name.
 */
function withExpected(
  sources: readonly Result<SourceFile>[],
  expected: ReadonlyMap<string, string | undefined>,
): SourceFile[] {
  const byPath = new Map(sources.map(({ value }) => [value.path, value]));
  for (const path of expected.values()) {
    if (path !== undefined && !byPath.has(path)) byPath.set(path, withoutText(path).value);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const noContent: Diagnostic = {
  rule: 'file/none',
  location: { file: 'content' },
  message: 'There is no content: no YAML file was found in "content/".',
  fix: 'Run the command in the folder of the project, which contains "content/".',
};
