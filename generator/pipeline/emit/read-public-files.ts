import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { isIgnoredName } from '../../files/ignored-names.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { walkFolder } from '../../files/walk-folder.mjs';
import { notRegularDiagnostic, symbolicLinkDiagnostic, unreadableDiagnostic } from '../read/read-source.ts';
import { compressedExtensions } from './compress-files.ts';
import { foldersOf, outputMarker } from './publish.ts';

const publicFolder = 'templates/public';

type BuiltFile = { readonly path: string; readonly source?: string | undefined; readonly isPublic?: boolean };

/** Reports a file that is not a regular file or that cannot be opened. */
export async function readPublicFiles(projectRoot: string): Promise<Result<readonly OutputFile[]>> {
  const { value: paths, diagnostics } = listPublicFiles(projectRoot);
  const unreadable: Diagnostic[] = [];
  const read = paths.map(async (path): Promise<OutputFile[]> => {
    const file = `${publicFolder}/${path}`;
    try {
      return [{ path, contents: await readFile(`${projectRoot}/${file}`) }];
    } catch (error) {
      unreadable.push(unreadableDiagnostic(file, error));
      return [];
    }
  });
  return { value: (await Promise.all(read)).flat(), diagnostics: [...diagnostics, ...unreadable] };
}

/** Sorted. Reports entries that are neither files nor folders. */
export function listPublicFiles(projectRoot: string): Result<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const folder = `${projectRoot}/${publicFolder}`;
  const entries = walkFolder(folder, {
    isIgnored: isIgnoredName,
    onError: (path, error) => {
      // A project may have no public files.
      if (existsSync(folder))
        diagnostics.push(unreadableDiagnostic(path.slice(projectRoot.length + 1), error));
    },
  });
  const value = entries.flatMap(({ path, entry }) => {
    if (entry.isFile()) return path.slice(folder.length + 1);
    const file = path.slice(projectRoot.length + 1);
    if (!entry.isDirectory())
      diagnostics.push(entry.isSymbolicLink() ? symbolicLinkDiagnostic(file) : notRegularDiagnostic(file));
    return [];
  });
  return { value: value.sort(), diagnostics };
}

/** Names that a host does not serve, and paths that are taken, regardless of case. */
export function findPublicFileProblems(
  paths: readonly string[],
  built: readonly BuiltFile[],
): ReadonlyMap<string, Diagnostic> {
  const known = new Map<string, Name>();
  for (const name of [...built, outputMarker].flatMap(namesOf)) known.set(keyOf(name.path), name);
  const findProblem = (path: string): Diagnostic | undefined => {
    const nameProblem = findNameProblem(path);
    if (nameProblem !== undefined) {
      const message = `The name ${JSON.stringify(path)} ${nameProblem}, so not every host serves the file.`;
      const location = { file: `${publicFolder}/${path}` };
      return { rule: 'file/public-name', location, message, fix: 'Rename the file.' };
    }
    for (const name of namesOf({ path, isPublic: true })) {
      const other = known.get(keyOf(name.path));
      if (other === undefined) known.set(keyOf(name.path), name);
      else if (other.path !== name.path || other.isFile || name.isFile)
        return collisionDiagnostic(name, other, path);
    }
    return undefined;
  };
  const problems = paths.map((path) => [path, findProblem(path)] as const);
  return new Map(problems.flatMap(([path, problem]) => (problem === undefined ? [] : [[path, problem]])));
}

type Name = { readonly path: string; readonly isFile: boolean; readonly owner: BuiltFile };

const namesOf = (owner: BuiltFile): Name[] => [
  ...foldersOf(owner.path).map((path) => ({ path, isFile: false, owner })),
  { path: owner.path, isFile: true, owner },
];

/** Undefined when hosts serve the name. Netlify rejects `#` and `?`, and servers read `\\` as a slash. */
function findNameProblem(path: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
  const [character] = /[\u0000-\u001f\u007f\\#?]/u.exec(path) ?? [];
  if (character !== undefined) return `contains ${JSON.stringify(character)}`;
  if (path !== path.normalize('NFC')) return 'has accents as separate characters (Unicode form NFD)';
  const ending = Object.values(compressedExtensions).find((extension) => path.endsWith(extension));
  return ending && `ends in ${ending}, as the compressed copy of another file does`;
}

function collisionDiagnostic({ path: name }: Name, other: Name, path: string): Diagnostic {
  const { path: builtPath, source, isPublic } = other.owner;
  const isSame = name === other.path;
  const from = source === undefined ? '' : `, from ${source}`;
  const message = isSame
    ? `The build writes ${builtPath} itself${from}.`
    : `${name} and ${other.path} differ only in letter case${isPublic === true ? '' : `; the build writes ${builtPath}${from}`}.`;
  const label = isPublic === true ? 'the other file' : 'built from';
  const related = isPublic === true ? `${publicFolder}/${builtPath}` : source;
  return {
    rule: 'file/taken',
    location: { file: `${publicFolder}/${path}` },
    message,
    fix: 'Remove the file, or give it another name.',
    ...(related !== undefined && { related: [{ location: { file: related }, label }] }),
  };
}

/** Equal for paths that differ only in case or Unicode normalization, which some file systems ignore. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
