/** Drafts, of languages and of records: their problems are warnings, and their pages are not published. */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from './content-file.ts';
import { findFacts } from './find-facts.ts';
import { isUnpublished, type UnpublishedRecord } from './routes/unpublished-records.ts';

/** Marks the diagnostics about drafts. A file that cannot be read stays an error. */
export function markDrafts(
  diagnostics: readonly Diagnostic[],
  files: readonly ContentFile[],
  unpublished: readonly UnpublishedRecord[],
): Diagnostic[] {
  const drafts = findDrafts(files);
  const records = unpublished.filter(({ from }) => from === undefined);
  const own = new Set(
    files.flatMap(({ fileType, source }) => (isUnpublished(fileType, records) ? [source.path] : [])),
  );
  const isOfDraft = ({ rule, language, location: { file } }: Diagnostic) =>
    draftRules.test(rule) &&
    (own.has(file) || drafts.some((tag) => language === tag || file.startsWith(`content/${tag}/`)));
  return diagnostics.map((diagnostic) =>
    isOfDraft(diagnostic) ? { ...diagnostic, draft: true } : diagnostic,
  );
}

const draftRules = /^(?:font|i18n|schema|text|link|ref)\//u;

/** Returns the files of facts and of published languages. */
export function withoutDrafts(files: readonly ContentFile[]): ContentFile[] {
  const drafts = findDrafts(files);
  return files.filter(({ fileType }) => !('language' in fileType && drafts.includes(fileType.language)));
}

/** Lists the tags of the languages that the settings call drafts. */
export function findDrafts(files: readonly ContentFile[]): readonly string[] {
  const languages = valueAt(findFacts(files, 'site')?.data, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isPlainObject(language) && language.draft === true ? [String(language.tag)] : [],
  );
}

/** Returns the files without those of draft languages with missing files, because their pages cannot be rendered. */
export function withCompleteDrafts(files: readonly ContentFile[]): ContentFile[] {
  const wanted = withoutDrafts(files).flatMap((file) => (languageOf(file) === undefined ? [] : nameOf(file)));
  const valid = files.filter(({ record }) => record !== undefined);
  const isComplete = (tag: string) => {
    const own = new Set(valid.flatMap((file) => (languageOf(file) === tag ? nameOf(file) : [])));
    return wanted.every((name) => own.has(name));
  };
  const hidden = findDrafts(files).filter((tag) => !isComplete(tag));
  return files.filter((file) => !hidden.includes(languageOf(file) ?? ''));
}

const languageOf = ({ fileType }: ContentFile) => ('language' in fileType ? fileType.language : undefined);

/** Returns the path without the folder of the language. */
const nameOf = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
