/** Most problems of drafts are warnings, and their pages are only published on request. */

import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import { mapTexts, ownTextFiles, recordsWithFacts } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { keyOf } from '../files/hash.ts';
import { pathOf } from './classify-file.ts';
import type { ContentFile } from './content-file.ts';
import { factsTypeOf, fileOf, findFacts, findRecordIds, listReferences, readIds } from './find-facts.ts';
import { findLanguages } from './find-languages.ts';
import { belongsToAny, findDraftRecords, withoutRecords } from './routes/unpublished-records.ts';

/** Makes them warnings. Those of other groups of rules keep their severity, such as an unreadable file. */
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

export const withoutDrafts = (files: readonly ContentFile[]): readonly ContentFile[] =>
  withoutRecords(withoutDraftLanguages(files), findDraftRecords(files));

/** Files of draft records are included. */
export function withoutDraftLanguages(files: readonly ContentFile[]): ContentFile[] {
  const draftLanguages = findDraftLanguages(files);
  return files.filter(
    ({ fileType }) => !('language' in fileType && draftLanguages.includes(fileType.language)),
  );
}

export function findDraftLanguages(files: readonly ContentFile[]): readonly string[] {
  const languages = valueAt(findFacts(files, 'site')?.data, ['languages']);
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) =>
    isPlainObject(language) && language.draft === true ? [String(language.tag)] : [],
  );
}

/**
 * A text that a draft language or a draft record lacks is that of the source language, marked with its tag:
 * `[en] Opening hours`. A draft record is left out while its facts are invalid, name a record that does not
 * exist, or have no valid texts in the source language.
 */
export function completeDrafts(files: readonly ContentFile[]): readonly ContentFile[] {
  const { tags, referenceLanguage } = findLanguages(files);
  if (referenceLanguage === undefined) return files;
  const usable = withoutUnusableRecords(files, referenceLanguage);
  const draftLanguages = findDraftLanguages(usable);
  const draftRecords = findDraftRecords(usable);
  if (draftLanguages.length + draftRecords.length === 0) return usable;
  const isDraft = ({ fileType }: ContentFile) =>
    'language' in fileType &&
    fileType.language !== referenceLanguage &&
    (draftLanguages.includes(fileType.language) || belongsToAny(fileType, draftRecords));
  const references = usable.filter(
    ({ fileType, record }) =>
      'language' in fileType && fileType.language === referenceLanguage && record !== undefined,
  );
  const completed = references.flatMap((reference) =>
    tags.flatMap((tag) => {
      const missing = emptyFile(reference)(tag);
      if (!isDraft(missing)) return [];
      return completeFile(reference)(fileOf(usable, missing.fileType) ?? missing);
    }),
  );
  return [...usable.filter((file) => !isDraft(file)), ...completed];
}

/** Leaves out draft records that cannot be shown, and those that refer to them. */
function withoutUnusableRecords(
  files: readonly ContentFile[],
  referenceLanguage: string,
): readonly ContentFile[] {
  const drafts = findDraftRecords(files);
  const unresolved = new Set(
    listReferences(files).flatMap(({ field: { to }, source, path }) => {
      const name = valueAt(source.data, path);
      const ids = findRecordIds(files, to);
      return typeof name === 'string' && ids?.includes(name) === false ? [source.file] : [];
    }),
  );
  const unusable = drafts.filter(({ fileType, file }) => {
    const facts = fileOf(files, fileType);
    const { name, id } = fileType;
    const texts = fileOf(files, { type: 'collection-texts', name, id, language: referenceLanguage });
    return (
      unresolved.has(file) ||
      facts?.record === undefined ||
      texts?.record === undefined ||
      !hasJoinedTexts(facts, texts)
    );
  });
  return unusable.length === 0
    ? files
    : withoutUnusableRecords(withoutRecords(files, unusable), referenceLanguage);
}

function hasJoinedTexts(facts: ContentFile, texts: ContentFile): boolean {
  return recordsWithFacts
    .filter((record) => factsTypeOf(texts.fileType, record) !== undefined)
    .every(({ block, list }) => {
      const ids = readIds(facts, valueAt(facts.data, list) ?? []) ?? [];
      return ids.every(({ id }) => valueAt(texts.record, [...block, id]) !== undefined);
    });
}

const emptyFile = memoizePerObject((reference: ContentFile) => {
  const files = new Map<string, ContentFile>();
  return (language: string): ContentFile => {
    const fileType = { ...reference.fileType, language } as ContentFile['fileType'];
    const source = { path: pathOf(fileType), text: '', hash: '' };
    const file = files.get(language) ?? {
      ...reference,
      fileType,
      source,
      data: undefined,
      record: undefined,
    };
    files.set(language, file);
    return file;
  };
});

/** Memoized, because later stages cache their results by file object. */
const completeFile = memoizePerObject((reference: ContentFile) => {
  const { fileType, schema, record } = reference;
  // The writing rules of a language and its search terms are not translations.
  const isTranslated = fileType.type !== 'texts' || !ownTextFiles.includes(fileType.name);
  const language = 'language' in fileType ? fileType.language : '';
  const marked = isTranslated
    ? mapTexts(schema, record, (_field, _path, value) => markText(value, language))
    : record;
  return memoizePerObject((file: ContentFile): ContentFile => {
    if (!isTranslated && file.record !== undefined) return file;
    const merged = schema.safeParse(isTranslated ? mergeTexts(file.data, marked) : undefined);
    const completeRecord = merged.success ? merged.data : marked;
    const hash = keyOf([file.source.hash, reference.source.hash]);
    return { ...file, source: { ...file.source, hash }, data: completeRecord, record: completeRecord };
  });
});

function markText(value: unknown, language: string): unknown {
  if (typeof value === 'string') return `[${language}] ${value}`;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([form, text]) => [form, markText(text, language)]));
}

/** Adds what a written value lacks. Items of lists correspond by their ids, or else by their positions. */
function mergeTexts(written: unknown, reference: unknown): unknown {
  if (isBlank(written)) return reference;
  if (Array.isArray(written) && Array.isArray(reference)) {
    const counterpart = (item: unknown, index: number): unknown => {
      const id = valueAt(item, ['id']);
      return id === undefined ? reference[index] : reference.find((other) => valueAt(other, ['id']) === id);
    };
    const items = written.map((item, index) => mergeTexts(item, counterpart(item, index)));
    const counterparts = written.map(counterpart);
    return [...items, ...reference.filter((item) => !counterparts.includes(item))];
  }
  if (!isPlainObject(written) || !isPlainObject(reference) || written.type !== reference.type) return written;
  const keys = [...new Set([...Object.keys(reference), ...Object.keys(written)])];
  return Object.fromEntries(keys.map((key) => [key, mergeTexts(written[key], reference[key])]));
}
