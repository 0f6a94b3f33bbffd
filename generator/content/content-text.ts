import { formatKey, isPlainObject, valueAt } from '../../schema/data-path.ts';
import { type DataPath, pluralCategories, type TextField, textFieldsIn } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { roleOfText, type TextRole } from '../../schema/placeholder-names.ts';
import { parseRichText } from '../text/parse-rich-text.ts';
import { foldText } from '../text/term-pattern.ts';
import type { ContentFile, FileType } from './content-file.ts';

/** The language is undefined for a string of facts. */
export type ContentString = ReturnType<typeof stringsOfFile>[number];

/** Each form of a plural is a text. */
export type ContentText = ReturnType<typeof textsOf>[number];

export const listTexts = memoizePerObject((files: readonly ContentFile[]): readonly ContentText[] =>
  files.flatMap(textsOf),
);

export const listStrings = memoizePerObject((files: readonly ContentFile[]): readonly ContentString[] =>
  files.flatMap(stringsOfFile),
);

function textsOf({ source, fileType, schema, data }: ContentFile) {
  if (!('language' in fileType)) return [];
  return textFieldsIn(schema, data).flatMap(({ field, path, value }) => {
    const role = roleOf(fileType, path);
    return stringsOf(field, path, value).map(([textPath, text]) => {
      const textLocation = {
        file: source.path,
        language: fileType.language,
        path: textPath,
        key: formatKey(textPath),
      };
      // Rules share the parsed and the folded text.
      const rich = field.kind === 'rich' ? parseRichText(text) : undefined;
      return { ...textLocation, text, folded: foldText(text), fileType, field, role, rich };
    });
  });
}

const stringsOfFile = ({ source, fileType, data }: ContentFile) =>
  stringsIn(data).map(([path, text]) => ({
    file: source.path,
    language: 'language' in fileType ? fileType.language : undefined,
    path,
    key: formatKey(path),
    text,
  }));

export const roleOf = (fileType: FileType, path: DataPath): TextRole =>
  fileType.type === 'texts' ? roleOfText(fileType.name, path) : 'ordinary';

/** The location is a value, its key, or a range of its text. */
export const locationOf = (
  { file, path, part, language }: ReportedValue,
  within?: { readonly start: number; readonly length: number },
) => ({
  location: { file, path, ...(part && { part }), ...(within && { within }) },
  key: formatKey(path),
  ...(language === undefined ? {} : { language }),
});

type ReportedValue = Pick<ContentString, 'file' | 'path'> & {
  readonly part?: 'key' | undefined;
  readonly language?: string | undefined;
};

function stringsOf(field: TextField, path: DataPath, value: unknown): ValueAtPath<string>[] {
  const values: ValueAtPath<unknown>[] =
    field.kind === 'plural'
      ? pluralCategories.map((category) => [[...path, category], valueAt(value, [category])])
      : [[path, value]];
  return values.filter((located): located is ValueAtPath<string> => typeof located[1] === 'string');
}

/** The maximum number of items of a list. A longer list would slow down every rule. */
export const MAX_ITEMS = 5000;

export type ValueAtPath<Value> = readonly [path: DataPath, value: Value];

export function valuesIn(data: unknown): ValueAtPath<unknown>[] {
  const values: ValueAtPath<unknown>[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    values.push([path, value]);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (isPlainObject(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key]);
  };
  visit(data, []);
  return values;
}

export const stringsIn = (data: unknown): ValueAtPath<string>[] =>
  valuesIn(data).filter((located): located is ValueAtPath<string> => typeof located[1] === 'string');
