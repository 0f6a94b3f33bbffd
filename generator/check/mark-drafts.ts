/** What a draft language lacks stops nobody: it is told as warnings, and no page of the draft is published. */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findFacts } from './find-facts.ts';

/** The diagnostics, those about words of a draft marked. A file that cannot be read stays an error. */
export function markDrafts(diagnostics: readonly Diagnostic[], files: readonly ContentFile[]): Diagnostic[] {
  const drafts = findDrafts(files);
  return diagnostics.map((diagnostic) =>
    isOfDraft(diagnostic, drafts) ? { ...diagnostic, draft: true } : diagnostic,
  );
}

/** The files of the languages that are published, and those that no language has. */
export function withoutDrafts(files: readonly ContentFile[]): ContentFile[] {
  const drafts = findDrafts(files);
  return files.filter(({ kind }) => !('language' in kind && drafts.includes(kind.language)));
}

function findDrafts(files: readonly ContentFile[]): readonly string[] {
  const languages = valueAt(findFacts(files, 'site')?.data, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isPlainObject(language) && language.draft === true ? [String(language.tag)] : [],
  );
}

const wordRules = /^(?:font|i18n|schema|text|link|ref)\//u;

function isOfDraft({ rule, language, place }: Diagnostic, drafts: readonly string[]): boolean {
  return (
    wordRules.test(rule) && drafts.some((tag) => language === tag || place.file.startsWith(`content/${tag}/`))
  );
}
