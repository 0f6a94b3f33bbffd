/**
 * Drafts of languages and of records. Most of their problems are warnings, and their pages are only published
 * on request.
 */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from './content-file.ts';
import { findFacts } from './find-facts.ts';
import { belongsToAny, findDraftRecords, withoutRecords } from './routes/unpublished-records.ts';

/**
 * Marks the diagnostics of drafts, so that they are warnings. Those of other groups of rules keep their
 * severity, for example about a file that cannot be read.
 */
export function markDrafts(diagnostics: readonly Diagnostic[], files: readonly ContentFile[]): Diagnostic[] {
  const draftLanguages = findDraftLanguages(files);
  const draftRecords = findDraftRecords(files);
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
  withoutRecords(withoutDraftLanguages(files), findDraftRecords(files));

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
