import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { toKebabCase } from '../../content/classify-file.ts';
import type { SourceFile } from '../../content/content-file.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { isIgnoredName } from '../../files/ignored-names.ts';
import { walkFolder } from '../../files/walk-folder.mjs';
import {
  notRegularDiagnostic,
  readSource,
  symbolicLinkDiagnostic,
  unreadableDiagnostic,
  withoutText,
} from './read-source.ts';

/** Sorted by path. Links are not followed. An unreadable file has no text, and does not count as missing. */
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

function checkFolder(projectRoot: string): Diagnostic | undefined {
  try {
    const stats = lstatSync(join(projectRoot, 'content'), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) return symbolicLinkDiagnostic('content');
    return stats?.isDirectory() ? undefined : noContent;
  } catch (error) {
    return unreadableDiagnostic('content', error);
  }
}

const ignoredFiles = ['content/README.md', 'content/lock.yaml'];

/** A folder that cannot be opened is reported; the files of other folders are still listed. */
function listContent(projectRoot: string): Result<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const pathOf = (path: string) => path.slice(projectRoot.length + 1);
  const entries = walkFolder(`${projectRoot}/content`, {
    isIgnored: isIgnoredName,
    onError: (folder, error) => diagnostics.push(unreadableDiagnostic(pathOf(folder), error)),
  });
  const value = entries.flatMap(({ path: absolute, entry }) => {
    const path = pathOf(absolute);
    if (entry.isDirectory() || ignoredFiles.includes(path)) return [];
    if (entry.isSymbolicLink()) diagnostics.push(symbolicLinkDiagnostic(path));
    else if (!entry.isFile() && !isYaml(path)) diagnostics.push(notRegularDiagnostic(path));
    return path;
  });
  return { value, diagnostics };
}

/** Adds a file without text for the expected path of a misnamed file, which then does not count as missing. */
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

// Names become addresses and must be valid on every disk.

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u;

/** Reports a misnamed folder once. Returns the path expected for a misnamed file; undefined without one. */
function checkNames(paths: readonly string[]): Result<ReadonlyMap<string, string | undefined>> {
  const existing = new Set(paths);
  const misnamed = paths
    .map((path) => [path, expectedPath(path)] as const)
    .filter(([path, expected]) => path !== expected);
  const misnamedParts = new Set(misnamed.map(([path]) => misnamedPart(path)));
  const diagnostics = [...misnamedParts].map((path) => nameProblem(path, expectedPath(path), existing));
  return { value: new Map(misnamed), diagnostics };
}

function expectedPath(path: string): string | undefined {
  const expected = path.split('/').map(expectedName);
  return expected.includes('') ? undefined : expected.join('/');
}

function expectedName(name: string, index: number): string {
  if (index === 1 && languageTag.test(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.ya?ml)?$/iu.exec(name) ?? [];
  const kebab = toKebabCase(stem);
  return kebab === '' ? '' : `${kebab}${ending === '' ? '' : '.yaml'}`;
}

/** Up to the first misnamed folder, or the whole path when only the file is misnamed. */
function misnamedPart(path: string): string {
  const segments = path.split('/');
  const misnamed = segments.findIndex((name, index) => expectedName(name, index) !== name);
  return segments.slice(0, misnamed + 1).join('/');
}

function nameProblem(path: string, expected: string | undefined, existing: ReadonlySet<string>): Diagnostic {
  const problem = { rule: 'file/name', location: { file: path } } as const;
  const names = 'Names are lower-case Latin letters, digits and hyphens';
  if (expected === undefined) return { ...problem, message: `${names}, and end in .yaml.` };
  const name = expected.slice(expected.lastIndexOf('/') + 1);
  if (!existing.has(expected)) {
    const fix = `Rename it: git mv "${path}" "${expected}"`;
    return { ...problem, message: `The name should be "${name}". ${names}.`, fix };
  }
  return {
    ...problem,
    message: `This has the same name as "${name}" in kebab-case.`,
    fix: 'Keep one of the two files.',
    related: [{ location: { file: expected }, label: 'beside' }],
  };
}
