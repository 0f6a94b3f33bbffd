/** What a draft lacks, a language or a record, stops nobody: it is told as warnings, and no page of it is published. */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { ContentFile } from '../content/content-file.ts';
import { isHeld, type UnpublishedRecord } from '../content/routes/unpublished-records.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findFacts } from './find-facts.ts';

/** The diagnostics, those about a draft marked. A file that cannot be read stays an error. */
export function markDrafts(
  diagnostics: readonly Diagnostic[],
  files: readonly ContentFile[],
  unpublished: readonly UnpublishedRecord[],
): Diagnostic[] {
  const drafts = findDrafts(files);
  const records = unpublished.filter(({ from }) => from === undefined);
  const own = new Set(files.flatMap(({ kind, source }) => (isHeld(kind, records) ? [source.path] : [])));
  const isOfDraft = ({ rule, language, place: { file } }: Diagnostic) =>
    wordRules.test(rule) &&
    (own.has(file) || drafts.some((tag) => language === tag || file.startsWith(`content/${tag}/`)));
  return diagnostics.map((diagnostic) =>
    isOfDraft(diagnostic) ? { ...diagnostic, draft: true } : diagnostic,
  );
}

const wordRules = /^(?:font|i18n|schema|text|link|ref)\//u;

/** The files of the languages that are published, and those that no language has. */
export function withoutDrafts(files: readonly ContentFile[]): ContentFile[] {
  const drafts = findDrafts(files);
  return files.filter(({ kind }) => !('language' in kind && drafts.includes(kind.language)));
}

/** Tags of the languages that the settings call drafts; nothing in the settings is trusted. */
export function findDrafts(files: readonly ContentFile[]): readonly string[] {
  const languages = valueAt(findFacts(files, 'site')?.data, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isPlainObject(language) && language.draft === true ? [String(language.tag)] : [],
  );
}
