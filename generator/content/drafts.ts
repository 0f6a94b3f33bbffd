/** What a draft lacks, a language or a record, stops nobody: it is told as warnings, and no page of it is published. */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from './content-file.ts';
import { findFacts } from './find-facts.ts';
import { isHeld, type UnpublishedRecord } from './routes/unpublished-records.ts';

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

/** Returns the files without those of drafts that lack a file which the other languages have: no page of them renders. */
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

const languageOf = ({ kind }: ContentFile) => ('language' in kind ? kind.language : undefined);

/** The path without the folder of the language. */
const nameOf = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
