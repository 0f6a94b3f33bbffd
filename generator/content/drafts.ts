/**
 * Drafts of languages and of records. Most of their problems are warnings, and their pages are only published
 * on request.
 */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from './content-file.ts';
import { findFacts } from './find-facts.ts';
import {
  belongsToAny,
  findUnpublishedRecords,
  type UnpublishedRecord,
  withoutRecords,
} from './routes/unpublished-records.ts';

/**
 * Marks the diagnostics of drafts, so that they are warnings. Those of other groups of rules keep their
 * severity, for example about a file that cannot be read.
 */
export function markDrafts(
  diagnostics: readonly Diagnostic[],
  files: readonly ContentFile[],
  unpublished: readonly UnpublishedRecord[],
): Diagnostic[] {
  const draftLanguages = findDraftLanguages(files);
  const draftRecords = unpublished.filter(({ from }) => from === undefined);
  const draftFiles = new Set(
    files.flatMap(({ fileType, source }) => (belongsToAny(fileType, draftRecords) ? [source.path] : [])),
  );
  const isAboutDraft = ({ rule, language, location: { file } }: Diagnostic) =>
    draftRulePattern.test(rule) &&
    (draftFiles.has(file) ||
      draftLanguages.some((tag) => language === tag || file.startsWith(`content/${tag}/`)));
  return diagnostics.map((diagnostic) =>
    isAboutDraft(diagnostic) ? { ...diagnostic, draft: true } : diagnostic,
  );
}

/** Matches the rules whose diagnostics are warnings in drafts. */
const draftRulePattern = /^(?:font|i18n|schema|text|link|ref)\//u;

/** Returns the files without those of draft languages and of draft records. */
export const withoutDrafts = (files: readonly ContentFile[]): readonly ContentFile[] =>
  // Without a day, only drafts count as unpublished.
  withoutRecords(withoutDraftLanguages(files), findUnpublishedRecords(files, {}));

/** Returns the files without those of draft languages. Files of draft records are included. */
export function withoutDraftLanguages(files: readonly ContentFile[]): ContentFile[] {
  const draftLanguages = findDraftLanguages(files);
  return files.filter(
    ({ fileType }) => !('language' in fileType && draftLanguages.includes(fileType.language)),
  );
}

/** Lists the tags of the languages that are drafts in the settings. */
export function findDraftLanguages(files: readonly ContentFile[]): readonly string[] {
  const languages = valueAt(findFacts(files, 'site')?.data, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isPlainObject(language) && language.draft === true ? [String(language.tag)] : [],
  );
}

/** Returns the files without those of incomplete draft languages, whose pages cannot be rendered. */
export function withCompleteDrafts(files: readonly ContentFile[]): ContentFile[] {
  const required = withoutDraftLanguages(files).flatMap((file) =>
    languageOf(file) === undefined ? [] : pathInLanguage(file),
  );
  const valid = files.filter(({ record }) => record !== undefined);
  const isComplete = (tag: string) => {
    const existing = new Set(valid.flatMap((file) => (languageOf(file) === tag ? pathInLanguage(file) : [])));
    return required.every((path) => existing.has(path));
  };
  const incomplete = findDraftLanguages(files).filter((tag) => !isComplete(tag));
  return files.filter((file) => !incomplete.includes(languageOf(file) ?? ''));
}

const languageOf = ({ fileType }: ContentFile) => ('language' in fileType ? fileType.language : undefined);

/** Returns the path below the folder of the language. */
const pathInLanguage = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
