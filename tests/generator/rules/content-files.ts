/** Content files for tests of checks: real schemas or small ones, data as plain values. */

import * as z from 'zod';
import { type Comparison, compareTranslations } from '../../../generator/content/compare-translations.ts';
import type { ContentFile, FileType } from '../../../generator/content/content-file.ts';
import { createSharedIndex, type SharedIndexInput } from '../../../generator/content/content-index.ts';
import { pathOf } from '../../../generator/content/content-paths.ts';
import { type ContentText, listTexts } from '../../../generator/content/content-text.ts';
import { findStyles } from '../../../generator/content/find-facts.ts';
import { groupTranslations } from '../../../generator/content/group-translations.ts';
import type { Route } from '../../../generator/content/routes/route.ts';
import { validateFiles } from '../../../generator/pipeline/validate/validate-files.ts';
import {
  type CollectionName,
  collections,
  type FactFileName,
  factFiles,
  richText,
  text,
} from '../../../schema/index.ts';
import type { RuleContext } from '../../../schema/rule.ts';
import { siteFiles } from '../../site-model.ts';

/** A file of a kind; its record is the data when that fits the schema. */
export function contentFile(fileType: FileType, schema: z.ZodType, data: unknown): ContentFile {
  const parsed = schema.safeParse(data);
  return {
    source: { path: pathOf(fileType), text: '', hash: '' },
    fileType,
    schema,
    data,
    record: parsed.success ? parsed.data : undefined,
  };
}

/** Use for words with a small schema of their own. */
export function words(language: string, shape: z.ZodRawShape, data: unknown): ContentFile {
  return contentFile({ type: 'page-texts', name: 'home', language }, z.strictObject(shape), data);
}

/** Use for comparisons: the same words in languages, each by its tag, with a small schema of their own. */
export function compareWords(shape: z.ZodRawShape, data: Readonly<Record<string, unknown>>): Comparison {
  const files = Object.entries(data).map(([language, value]) => words(language, shape, value));
  const [translations] = groupTranslations(files, ['en', 'ar', 'es']);
  if (translations === undefined) throw new TypeError('there are files');
  return compareTranslations(translations);
}

/** Use for shared facts with their real schema. */
export function facts(name: FactFileName, data: unknown): ContentFile {
  return contentFile({ type: 'facts', name }, factFiles[name], data);
}

/** Use for the facts of a record with their real schema. */
export function recordFacts(name: CollectionName, id: string, data: unknown): ContentFile {
  return contentFile({ type: 'collection-facts', name, id }, collections[name].facts, data);
}

/** Use for the words of a record with their real schema; the data may be a part of it. */
export function recordTexts(name: CollectionName, id: string, data: unknown, language = 'en'): ContentFile {
  return contentFile({ type: 'collection-texts', name, id, language }, collections[name].text, data);
}

/** Use for checks of single texts: one plain and one rich text in a language. */
export function textsOf(language: string, values: { plain?: string; rich?: string }): readonly ContentText[] {
  const shape = { plain: text('A text.').optional(), rich: richText('A rich text.').optional() };
  return listTexts([words(language, shape, values)]);
}

/** Use for validation: a file as parsed, from its path and data. */
export function validate(files: Readonly<Record<string, unknown>>) {
  return validateFiles(
    Object.entries(files).map(([path, data]) => ({ source: { path, text: '', hash: '' }, data })),
  );
}

/** Use for rules that read addresses: a page with ids on it. */
export const route = (path: string, anchors: readonly string[] = []): Route => ({
  target: { type: 'page', name: 'faq' },
  part: { number: 1, of: 1 },
  path,
  parent: '/',
  anchors,
  indexed: true,
  draft: false,
  status: 200,
  files: {},
});

/** Use for the site's own rules: what they read of files. */
export function written(
  files: readonly ContentFile[],
  { release = false, ...rest }: Partial<Omit<SharedIndexInput, 'files'> & { release: boolean }> = {},
): RuleContext {
  const usual = {
    broken: new Set<string>(),
    valuesOf: () => new Map(),
    languages: [],
    sourceLanguage: undefined,
  };
  return { ...createSharedIndex({ files, ...usual, ...rest }), release };
}

/** The writing rules of the languages of this site. */
export const siteStyles = findStyles(siteFiles);
