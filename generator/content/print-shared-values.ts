/** Shared values as each language prints them, so that checks can find them typed out and measure texts that use them. */
import type { ValidContent } from '../../schema/index.ts';
import type { SharedValue } from '../../templates/values/shared-values.ts';
import { printSharedValues } from '../../templates/values/shared-values.ts';
import { createTranslator, MissingTextError } from '../text/translator.ts';
import type { ContentFile } from './content-file.ts';
import { fileOf } from './find-facts.ts';

/** A shared value printed in a language. */
export type Constant = ReturnType<typeof planConstants>[number];

/** All values of placeholders, for the languages whose files are valid. */
export function planConstants(files: readonly ContentFile[]) {
  const valid = viewFiles(files);
  return languagesOf(files).flatMap((language) =>
    Object.entries(printAll(language, valid)).map(([name, value]) => ({
      ...value,
      language,
      name,
      printed: String(value.printed),
    })),
  );
}

/** All that the values are printed from, see `viewFiles`: most edits leave it as it was. */
export function stateOfConstants(files: readonly ContentFile[]): unknown {
  const single = files.filter(({ kind }) => kind.type === 'facts' || kind.type === 'words');
  const records = files.flatMap(({ kind }) => (kind.type === 'collection-facts' ? [kind.name] : []));
  return [languagesOf(files), single.map(({ source: { path, hash } }) => [path, hash]), records];
}

const languagesOf = (files: readonly ContentFile[]): readonly string[] => [
  ...new Set(files.flatMap(({ kind }) => ('language' in kind ? [kind.language] : []))),
];

/** Empty when a text names an unknown placeholder, which text/placeholder tells. */
function printAll(language: string, valid: ValidContent): Readonly<Record<string, SharedValue>> {
  try {
    return printSharedValues(valid, createTranslator(language));
  } catch (fault) {
    if (fault instanceof MissingTextError) return {};
    throw fault;
  }
}

/** A record has the type that the table names for its kind, because the schema of the table validated it. */
function viewFiles(files: readonly ContentFile[]): ValidContent {
  return {
    facts: (name) => fileOf(files, { type: 'facts', name })?.record as undefined,
    words: (name, language) => fileOf(files, { type: 'words', name, language })?.record as undefined,
    count: (name) =>
      files.filter(({ kind }) => kind.type === 'collection-facts' && kind.name === name).length,
  };
}

/** Shared values of one language, printed, by name. */
export type PrintedValues = ReadonlyMap<string, string>;

/** The values of each language, by its tag; a language whose values cannot be printed has none. */
export function groupValues(constants: readonly Constant[]): (language: string) => PrintedValues {
  const byLanguage = Map.groupBy(constants, ({ language }) => language);
  const values = new Map(
    [...byLanguage].map(([language, own]) => [
      language,
      new Map(own.map(({ name, printed }) => [name, printed])),
    ]),
  );
  return (language) => values.get(language) ?? new Map();
}

/** The text without its marks, shared values in place of placeholders; an unknown one stands as its name. */
export function printText(text: string, values: PrintedValues): string {
  return text
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll('**', '')
    .replace(/\{\{([^{}]*)\}\}/gu, (_, name: string) => values.get(name) ?? name);
}
