/** Every file that one language has, every language has; every record has its facts. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';
import { pathOf } from '../validate/content-paths.ts';
import { suggestPath } from '../validate/explain-unknown-file.ts';
import { slugProblem } from '../validate/slug-problem.ts';
import { type FileGroup, planFileGroups } from './expected-files.ts';
import { languageName } from './language-name.ts';

/** What the check looks at. */
export type MissingFilesInput = {
  readonly files: readonly ContentFile[];
  /** Tags of the languages, the source language first. */
  readonly languages: readonly string[];
  /** Paths of files that exist and have a problem of their own: unreadable, misnamed or in an unknown place. */
  readonly told: readonly string[];
};

/** One problem for each file that is missing; none for a file that exists under a wrong name. */
export function checkMissingFiles({ files, languages, told }: MissingFilesInput): Diagnostic[] {
  const present = new Set([...files.map(({ source }) => source.path), ...told.flatMap(meantPaths)]);
  // What lies in a folder that cannot be opened is not known to be missing.
  const isTold = (path: string) => present.has(path) || told.some((folder) => path.startsWith(`${folder}/`));
  return planFileGroups(files, languages).flatMap((group) => explainGroup(group, isTold));
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
  const existing = group.kinds.filter((kind) => isPresent(pathOf(kind)));
  const missing = group.kinds.filter((kind) => !existing.includes(kind));
  // The words of a sibling say more than its facts about what to write.
  const model = existing.find((kind) => 'language' in kind) ?? existing[0];
  return missing.map((kind) =>
    model === undefined ? explainAbsent(kind) : explainMissing(kind, model, group.misspelt.get(kind)),
  );
}

function explainAbsent(kind: FileKind): Diagnostic {
  const path = pathOf(kind);
  return {
    rule: 'file/missing',
    place: { file: path },
    ...('language' in kind ? { language: kind.language } : {}),
    message: `${path} is missing, and the site cannot be made without it.`,
    fix: `Create ${path}.`,
  };
}

function explainMissing(kind: FileKind, model: FileKind, misspelt: FileKind | undefined): Diagnostic {
  const path = pathOf(kind);
  const lacks =
    'language' in kind ? `has no ${languageName(kind.language)} words` : 'has no facts in content/shared/';
  const written = misspelt === undefined ? undefined : pathOf(misspelt);
  return {
    rule: 'language' in kind ? 'i18n/missing-file' : 'file/missing',
    place: { file: pathOf(model) },
    ...('language' in kind ? { language: kind.language } : {}),
    message: `"${titleOf(kind)}" ${lacks}: ${path} is missing.${
      written === undefined ? '' : ` ${written} has a name of its own: is it misspelt?`
    }`,
    fix:
      written === undefined
        ? `Create ${path}${'language' in kind ? ', with the same fields as this file' : ''}.`
        : `Rename ${written} to ${path}.`,
  };
}

/** A file's name within its language: `guides/first`. */
function titleOf(kind: FileKind): string {
  return pathOf(kind)
    .replace(/^content\/[^/]+\//u, '')
    .replace(/\.yaml$/u, '');
}
