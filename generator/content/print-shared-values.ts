import type { ValidContent } from '../../schema/index.ts';
import { namedCollections } from '../../schema/placeholder-names.ts';
import type { SharedValue } from '../../templates/values/shared-values.ts';
import { printSharedValues } from '../../templates/values/shared-values.ts';
import { createTranslator, MissingTextError } from '../text/translator.ts';
import type { ContentFile } from './content-file.ts';
import { gatherContent, viewValid } from './site-content.ts';

export type SharedValueText = ReturnType<typeof printSharedValuesOf>[number];

export function printSharedValuesOf(files: readonly ContentFile[]) {
  const valid = viewValid(gatherContent(files));
  return languagesOf(files).flatMap((language) =>
    Object.entries(printAll(language, valid)).map(([name, value]) => ({
      ...value,
      language,
      name,
      printed: String(value.printed),
    })),
  );
}

/** The files they are printed from, and the collection of each record, because values may count records. */
export function versionOfSharedValues(files: readonly ContentFile[]): unknown {
  const printedFiles = files.filter(
    ({ fileType: { type, name } }) =>
      type === 'facts' || type === 'texts' || namedCollections.some((collection) => collection === name),
  );
  const recordCollections = files.flatMap(({ fileType }) =>
    fileType.type === 'collection-facts' ? [fileType.name] : [],
  );
  return [
    languagesOf(files),
    printedFiles.map(({ source: { path, hash } }) => [path, hash]),
    recordCollections,
  ];
}

const languagesOf = (files: readonly ContentFile[]): readonly string[] => [
  ...new Set(files.flatMap(({ fileType }) => ('language' in fileType ? [fileType.language] : []))),
];

/** None when a text cannot be filled; the rule text/placeholder reports the unknown placeholder. */
function printAll(language: string, valid: ValidContent): Readonly<Record<string, SharedValue>> {
  try {
    return printSharedValues(valid, createTranslator(language));
  } catch (error) {
    if (error instanceof MissingTextError) return {};
    throw error;
  }
}

export type PrintedValues = ReadonlyMap<string, string>;

export function groupValues(values: readonly SharedValueText[]): (language: string) => PrintedValues {
  const byLanguage = Map.groupBy(values, ({ language }) => language);
  const printed = new Map(
    [...byLanguage].map(([language, localized]) => [
      language,
      new Map(localized.map(({ name, printed: text }) => [name, text])),
    ]),
  );
  return (language) => printed.get(language) ?? new Map();
}

/** Without markup. An unknown placeholder becomes its name. */
export function printText(text: string, values: PrintedValues): string {
  return text
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll('**', '')
    .replace(/\{\{([^{}]*)\}\}/gu, (_, name: string) => values.get(name) ?? name);
}
