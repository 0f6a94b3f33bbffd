import * as z from 'zod';
import { pathOf } from '../../../generator/content/classify-file.ts';
import { type Comparison, compareTranslations } from '../../../generator/content/compare-translations.ts';
import type { ContentFile, FileType } from '../../../generator/content/content-file.ts';
import { createSharedIndex, type SharedIndexInput } from '../../../generator/content/content-index.ts';
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

/** The record is undefined when the data does not fit the schema. */
export function contentFile(fileType: FileType, schema: z.ZodType, data: unknown): ContentFile {
  return {
    source: { path: pathOf(fileType), text: '', hash: '' },
    fileType,
    schema,
    data,
    record: schema.safeParse(data).success ? data : undefined,
  };
}

export function pageTexts(language: string, shape: z.ZodRawShape, data: unknown): ContentFile {
  return contentFile({ type: 'page-texts', name: 'home', language }, z.strictObject(shape), data);
}

/** `shape` is the schema of the texts, `data` the texts by language. */
export function compareTexts(shape: z.ZodRawShape, data: Readonly<Record<string, unknown>>): Comparison {
  const files = Object.entries(data).map(([language, value]) => pageTexts(language, shape, value));
  const [translations] = groupTranslations(files, ['en', 'ar', 'es']);
  if (translations === undefined) throw new TypeError('The data must contain a language.');
  return compareTranslations(translations);
}

export function facts(name: FactFileName, data: unknown): ContentFile {
  return contentFile({ type: 'facts', name }, factFiles[name], data);
}

export function recordFacts(name: CollectionName, id: string, data: unknown): ContentFile {
  return contentFile({ type: 'collection-facts', name, id }, collections[name].facts, data);
}

/** With the real schema; the data may be partial. */
export function recordTexts(name: CollectionName, id: string, data: unknown, language = 'en'): ContentFile {
  return contentFile({ type: 'collection-texts', name, id, language }, collections[name].text, data);
}

export function textsOf(language: string, values: { plain?: string; rich?: string }): readonly ContentText[] {
  const shape = { plain: text('A text.').optional(), rich: richText('A rich text.').optional() };
  return listTexts([pageTexts(language, shape, values)]);
}

export function validate(files: Readonly<Record<string, unknown>>) {
  return validateFiles(
    Object.entries(files).map(([path, data]) => ({ source: { path, text: '', hash: '' }, data })),
  );
}

export const route = (path: string, anchors: readonly string[] = []): Route => ({
  target: { type: 'page', name: 'faq' },
  pagination: { number: 1, count: 1 },
  path,
  parent: '/',
  anchors,
  indexed: true,
  draft: false,
  status: 200,
  files: {},
});

export function createRuleContext(
  files: readonly ContentFile[],
  { release = false, ...rest }: Partial<Omit<SharedIndexInput, 'files'> & { release: boolean }> = {},
): RuleContext {
  const defaults = {
    brokenPaths: new Set<string>(),
    valuesOf: () => new Map(),
    languages: [],
    sourceLanguage: undefined,
  };
  return { ...createSharedIndex({ files, ...defaults, ...rest }), release };
}

export const siteStyles = findStyles(siteFiles);
