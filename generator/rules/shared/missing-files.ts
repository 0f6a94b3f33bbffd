/** A file that exists in one language exists in every language, and every record has its facts. */
import { type CollectionName, collections } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { namesIn, pathOf, requiredFacts, requiredTexts, suggestPath } from '../../content/classify-file.ts';
import type { ContentFile, FileType } from '../../content/content-file.ts';
import { translationKey } from '../../content/group-translations.ts';
import { fileTypesOf } from '../../content/routes/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findMisspelledNames } from '../../diagnostics/suggest.ts';
import { languageName } from '../../text/languages.ts';
import type { SiteContext } from '../rule-context.ts';

type Context = Pick<SiteContext, 'files' | 'languagesInOrder' | 'diagnostics'>;

export const findMissingFiles = memoizePerObject(
  ({ files, languagesInOrder, diagnostics }: Context): readonly Diagnostic[] => {
    // A file with a diagnostic exists. A misspelled file also counts under its suggested name.
    const reported = diagnostics.map(({ location }) => location.file);
    const suggestedPaths = reported.flatMap((path) => suggestPath(path) ?? []);
    const present = new Set([...files.map(({ source }) => source.path), ...reported, ...suggestedPaths]);
    // Files in a folder that cannot be opened may exist.
    const isPresent = (path: string) =>
      present.has(path) || reported.some((folder) => path.startsWith(`${folder}/`));
    return listFileGroups(files, languagesInOrder).flatMap((group) => groupDiagnostics(group, isPresent));
  },
);

type ExpectedFile = { readonly fileType: FileType; readonly misspelled?: FileType | undefined };

/** Facts first, then the languages with the reference first. */
function listFileGroups(files: readonly ContentFile[], languages: readonly string[]): ExpectedFile[][] {
  const required = [...requiredFacts(), ...languages.flatMap(requiredTexts)].map((fileType) => ({
    fileType,
  }));
  return [
    ...Map.groupBy(required, ({ fileType }) => translationKey(fileType)).values(),
    ...namesIn(collections).flatMap((name) => recordGroups(name, files, languages)),
  ];
}

function recordGroups(
  name: CollectionName,
  files: readonly ContentFile[],
  languages: readonly string[],
): ExpectedFile[][] {
  // In the order of `fileTypesOf`: facts before texts.
  const ids = [undefined, ...languages].map((location) => idsIn(location, name, files));
  const misspelled = findMisspelledNames(ids);
  const all = [...new Set(ids.flat())].filter((id) => !misspelled.some(({ written }) => written === id));
  const fileTypesOfId = (id: string) => fileTypesOf({ type: 'record', name, id }, languages);
  return all.map((id) =>
    fileTypesOfId(id).map((fileType, index) => {
      const misspelling = misspelled.find(
        (candidate) => candidate.index === index && candidate.correct === id,
      );
      return { fileType, misspelled: misspelling && fileTypesOfId(misspelling.written)[index] };
    }),
  );
}

const idsIn = (language: string | undefined, name: CollectionName, files: readonly ContentFile[]): string[] =>
  files.flatMap(({ fileType }) => {
    if (!('id' in fileType) || fileType.name !== name) return [];
    return ('language' in fileType ? fileType.language : undefined) === language ? [fileType.id] : [];
  });

function groupDiagnostics(
  group: readonly ExpectedFile[],
  isPresent: (path: string) => boolean,
): Diagnostic[] {
  const existing = group.map(({ fileType }) => fileType).filter((fileType) => isPresent(pathOf(fileType)));
  // The texts of another language are a better model than the facts.
  const model = existing.find((fileType) => 'language' in fileType) ?? existing[0];
  return group
    .filter(({ fileType }) => !existing.includes(fileType))
    .map((file) => ({
      ...(model === undefined ? absentDiagnostic(file.fileType) : missingDiagnostic(file, pathOf(model))),
      ...('language' in file.fileType ? { language: file.fileType.language } : {}),
    }));
}

function absentDiagnostic(fileType: FileType): Diagnostic {
  const path = pathOf(fileType);
  return {
    rule: 'file/missing',
    location: { file: path },
    message: `${path} is missing, and the site cannot be built without it.`,
    fix: `Create ${path}${formatCommand(fileType)}.`,
  };
}

function missingDiagnostic({ fileType, misspelled }: ExpectedFile, model: string): Diagnostic {
  const path = pathOf(fileType);
  const isText = 'language' in fileType;
  // The path without the folder of the language: `guides/first`.
  const title = path.replace(/^content\/[^/]+\/|\.yaml$/gu, '');
  const problem = isText
    ? `has no ${languageName(fileType.language)} text`
    : 'has no facts in content/shared/';
  const written = misspelled && pathOf(misspelled);
  return {
    rule: isText ? 'i18n/missing-file' : 'file/missing',
    location: { file: model },
    message: `"${title}" ${problem}: ${path} is missing.${
      written === undefined ? '' : ` ${written} exists only under this name: is it misspelled?`
    }`,
    fix:
      written === undefined
        ? `Create ${path}${isText ? ', with the same fields as this file' : ''}${formatCommand(fileType)}.`
        : `Rename ${written} to ${path}.`,
  };
}

/** Empty for files that do not belong to a page. */
function formatCommand(fileType: FileType): string {
  if ('id' in fileType) return `, or run npm run new -- ${collections[fileType.name].noun} ${fileType.id}`;
  return fileType.type === 'page-texts' ? `, or run npm run new -- page ${fileType.name}` : '';
}
