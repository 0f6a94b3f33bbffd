/** Every file that one language has, every language has; every record has its facts. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileKind } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { suggestPath } from '../validate/explain-unknown-file.ts';
import { slugProblem } from '../validate/slug-problem.ts';
import { type ExpectedFile, type FileGroup, planFileGroups } from './expected-files.ts';
import { languageName } from './language-name.ts';
import type { Look } from './look.ts';

/** One problem for each file that is missing; none for a file that exists under a wrong name. */
export function checkMissingFiles({
  files,
  order,
  earlier,
}: Pick<Look, 'files' | 'order' | 'earlier'>): Diagnostic[] {
  // Files that have a problem of their own exist: unreadable, misnamed or in an unknown place.
  const told = earlier.map(({ place }) => place.file);
  const present = new Set([...files.map(({ source }) => source.path), ...told.flatMap(meantPaths)]);
  // What lies in a folder that cannot be opened is not known to be missing.
  const isTold = (path: string) => present.has(path) || told.some((folder) => path.startsWith(`${folder}/`));
  return planFileGroups(files, order).flatMap((group) => explainGroup(group, isTold));
}

/** The paths that a misnamed file may stand for. */
function meantPaths(path: string): string[] {
  const suggested = suggestPath(path);
  const id = path.replace(/^.*\//u, '').replace(/\.ya?ml$/u, '');
  const slug = slugProblem(id)?.suggestion;
  const plain = path.toLowerCase().replace(/\.yml$/u, '.yaml');
  return [
    path,
    plain,
    ...(suggested === undefined ? [] : [suggested]),
    ...(slug === undefined ? [] : [path.replace(/[^/]*$/u, `${slug}.yaml`)]),
  ];
}

function explainGroup(group: FileGroup, isPresent: (path: string) => boolean): Diagnostic[] {
  const existing = group.map(({ kind }) => kind).filter((kind) => isPresent(pathOf(kind)));
  // The words of a sibling say more than its facts about what to write.
  const model = existing.find((kind) => 'language' in kind) ?? existing[0];
  return group
    .filter(({ kind }) => !existing.includes(kind))
    .map((file) => ({
      ...(model === undefined ? explainAbsent(pathOf(file.kind)) : explainMissing(file, pathOf(model))),
      ...('language' in file.kind ? { language: file.kind.language } : {}),
    }));
}

function explainAbsent(path: string): Diagnostic {
  return {
    rule: 'file/missing',
    place: { file: path },
    message: `${path} is missing, and the site cannot be made without it.`,
    fix: `Create ${path}.`,
  };
}

function explainMissing({ kind, misspelt }: ExpectedFile, model: string): Diagnostic {
  const path = pathOf(kind);
  const isWords = 'language' in kind;
  const lacks = isWords ? `has no ${languageName(kind.language)} words` : 'has no facts in content/shared/';
  const written = misspelt && pathOf(misspelt);
  return {
    rule: isWords ? 'i18n/missing-file' : 'file/missing',
    place: { file: model },
    message: `"${titleOf(kind)}" ${lacks}: ${path} is missing.${
      written === undefined ? '' : ` ${written} has a name of its own: is it misspelt?`
    }`,
    fix:
      written === undefined
        ? `Create ${path}${isWords ? ', with the same fields as this file' : ''}.`
        : `Rename ${written} to ${path}.`,
  };
}

/** A file's name within its language: `guides/first`. */
function titleOf(kind: FileKind): string {
  return pathOf(kind)
    .replace(/^content\/[^/]+\//u, '')
    .replace(/\.yaml$/u, '');
}
