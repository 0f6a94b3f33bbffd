/** Which files belong together: a page's words in every language, a record's facts and words. */
import { type CollectionName, collections } from '../../schema/index.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';
import { requiredFacts, requiredWords } from '../validate/content-paths.ts';
import { findMisspeltNames } from './find-misspelt-names.ts';

/** A file that must exist, and one that exists under a misspelt id in its place. */
export type ExpectedFile = { readonly kind: FileKind; readonly misspelt?: FileKind | undefined };

/** Files that must all exist; facts first, then the languages in the given order. */
export type FileGroup = readonly ExpectedFile[];

/** All groups of a site with the given languages. */
export function planFileGroups(files: readonly ContentFile[], languages: readonly string[]): FileGroup[] {
  const facts = requiredFacts().map((kind) => [{ kind }]);
  const byLanguage = languages.map(requiredWords);
  const words = (byLanguage[0] ?? []).map((_, index) =>
    byLanguage.flatMap((kinds) => kinds[index] ?? []).map((kind) => ({ kind })),
  );
  // Object.keys loses the key type; the table has no other keys.
  const names = Object.keys(collections) as CollectionName[];
  return [...facts, ...words, ...names.flatMap((name) => recordGroups(name, files, languages))];
}

function recordGroups(
  name: CollectionName,
  files: readonly ContentFile[],
  languages: readonly string[],
): FileGroup[] {
  const places = [undefined, ...languages];
  const ids = places.map((place) => idsIn(place, name, files));
  const misspelt = findMisspeltNames(ids);
  const all = [...new Set(ids.flat())].filter((id) => !misspelt.some(({ written }) => written === id));
  return all.map((id) =>
    places.map((place, index) => {
      const wrong = misspelt.find((one) => one.index === index && one.meant === id);
      return {
        kind: recordKind(place, name, id),
        misspelt: wrong && recordKind(place, name, wrong.written),
      };
    }),
  );
}

function idsIn(language: string | undefined, name: CollectionName, files: readonly ContentFile[]): string[] {
  return files.flatMap(({ kind }) => {
    if (!('id' in kind) || kind.name !== name) return [];
    return ('language' in kind ? kind.language : undefined) === language ? [kind.id] : [];
  });
}

function recordKind(language: string | undefined, name: CollectionName, id: string): FileKind {
  return language === undefined
    ? { type: 'collection-facts', name, id }
    : { type: 'collection-words', name, id, language };
}
