/**
 * Compares the same file in all languages by its schema.
 *
 * Validation reports problems of single files, such as a wrong type or a misspelt key; they are ignored here.
 */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  Checked,
  chosenOption,
  type DataPath,
  type TextField,
  textFieldOf,
  textFieldsIn,
  Updated,
} from '../../schema/index.ts';
import { findMisspeltNames } from '../diagnostics/suggest.ts';
import { languageName } from '../text/language-name.ts';
import type { FileType } from './content-file.ts';
import { locationOf } from './content-text.ts';
import type { LocalizedValue, Translations } from './group-translations.ts';
import { joinedAt } from './joined-records.ts';
import { childSchema, misspeltFields, resolveSchema } from './schema-at.ts';

/** A language that differs from others. */
export type LanguageDifference<Value> = {
  readonly own: LocalizedValue<Value>;
  readonly expected: LocalizedValue<Value>;
  /** Names of the languages from which it differs: `English`, `Arabic and Spanish`. */
  readonly source: string;
  /** Whether it is the reference and all other languages agree. */
  readonly isAlone: boolean;
};

/** A text that one language lacks and another has. */
export type MissingText = {
  readonly path: DataPath;
  readonly schema: z.ZodType;
  readonly missingIn: LocalizedValue;
  readonly presentIn: LocalizedValue;
  /** A key that only this language has; probably a misspelling of the missing key. */
  readonly misspelledKey: string | undefined;
};
/** A value that differs between languages: a list of another length, or a value other than a text. */
export type UnequalValue = LanguageDifference<unknown> & { readonly path: DataPath };
/** A text in all languages that have it, the reference first. */
export type AlignedText = {
  readonly path: DataPath;
  readonly field: TextField;
  readonly values: readonly LocalizedValue[];
};
type Walk = {
  readonly fileType: FileType;
  readonly missing: MissingText[];
  readonly unequal: UnequalValue[];
  readonly texts: AlignedText[];
};
/** All differences between the languages. */
export type Comparison = { readonly [List in keyof Walk]: Readonly<Walk[List]> };
/** A value of the files that are compared. */
type ComparedValue = {
  readonly schema: z.ZodType;
  readonly path: DataPath;
  readonly values: readonly LocalizedValue[];
};

/** Compares the files of one group. */
export function compareTranslations({ fileType, schema, values }: Translations): Comparison {
  const walk: Walk = { missing: [], unequal: [], texts: [], fileType };
  compare(walk, { schema, path: [], values: values.filter(({ value }) => value !== undefined) });
  return walk;
}

function compare(walk: Walk, compared: ComparedValue): void {
  const { schema, path, values } = compared;
  if (values.length < 2) return;
  const field = textFieldOf(schema);
  const inner = resolveSchema(schema);
  if (field !== undefined) walk.texts.push({ path, field, values: values });
  else if (inner !== schema) compare(walk, { ...compared, schema: inner });
  else if (schema instanceof z.ZodArray) compareLists(walk, compared);
  else if (schema instanceof z.ZodObject) compareBlocks(walk, compared, Object.keys(schema.shape));
  else if (schema instanceof z.ZodRecord) compareRecords(walk, compared);
  else if (schema instanceof z.ZodDiscriminatedUnion) compareUnions(walk, compared, schema);
  // The dates on which a language's file changed are its own.
  else if (schema !== Updated && schema !== Checked) recordUnequal(walk, path, values);
}

function compareLists(walk: Walk, compared: ComparedValue): void {
  const lists = compared.values.filter(({ value }) => Array.isArray(value));
  // It is unknown which items of lists of different lengths correspond, so only lists of equal length are compared.
  const values = recordUnequal(walk, compared.path, lists);
  const length = Number(lengthOf(values[0]?.value));
  for (let index = 0; index < length; index += 1) compareChild(walk, { ...compared, values }, index);
}

function compareBlocks(walk: Walk, compared: ComparedValue, fields: readonly string[]): void {
  const blocks = compared.values.filter(({ value }) => isPlainObject(value));
  const misspelt = blocks.map(({ value }) => misspeltFields(compared.schema, value));
  for (const key of fields) {
    compareChild(walk, { ...compared, values: blocks.filter((_, index) => !misspelt[index]?.has(key)) }, key);
  }
}

function compareRecords(walk: Walk, compared: ComparedValue): void {
  const records = compared.values.filter(({ value }) => isPlainObject(value));
  const names = records.map(({ value }) => (isPlainObject(value) ? Object.keys(value) : []));
  const joined = joinedAt(walk.fileType, compared.path) !== undefined;
  const misspelt = joined ? [] : findMisspeltNames(names);
  for (const key of new Set(names.flat())) {
    if (misspelt.some(({ written }) => written === key)) continue;
    // The facts of a joined record define its keys.
    const values = joined ? records.filter((_, index) => names[index]?.includes(key)) : records;
    const meant = misspelt.filter((one) => one.meant === key);
    const written = meant.map((one) => [records[one.index]?.language, one.written] as const);
    compareChild(walk, { ...compared, values }, key, new Map(written));
  }
}

function compareUnions(walk: Walk, compared: ComparedValue, union: z.ZodDiscriminatedUnion): void {
  const { discriminator } = union.def;
  const named = compared.values.filter(({ value }) => chosenOption(union, value) !== undefined);
  const names = named.map((one) => ({ ...one, value: valueAt(one.value, [discriminator]) }));
  const equal = recordUnequal(walk, [...compared.path, discriminator], names);
  const values = named.filter(({ language }) => equal.some((other) => other.language === language));
  const option = chosenOption(union, values[0]?.value);
  if (option !== undefined) compare(walk, { ...compared, schema: option, values });
}

/** Records the languages that lack a child, and compares the others. `written` are misspelt keys by language. */
function compareChild(
  walk: Walk,
  parent: ComparedValue,
  key: string | number,
  written: ReadonlyMap<string | undefined, string> = new Map(),
): void {
  const schema = childSchema(parent.schema, key);
  if (schema === undefined) return;
  const path = [...parent.path, key];
  const values = parent.values.map((one) => ({ ...one, value: valueAt(one.value, [key]) }));
  const present = values.filter(({ value }) => !isBlank(value));
  const absent = values.filter(({ value }) => isBlank(value));
  const presentIn =
    absent.length === 0 ? undefined : present.find(({ value }) => textFieldsIn(schema, value).length > 0);
  if (presentIn !== undefined) {
    for (const missingIn of absent) {
      walk.missing.push({ path, schema, missingIn, presentIn, misspelledKey: written.get(missingIn.language) });
    }
  }
  // A value other than a text, such as the condition of a block, is present in all languages or in none.
  const isCondition = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodEnum;
  if (present.length > 0 && isCondition) recordUnequal(walk, path, values);
  else compare(walk, { schema, path, values: present });
}

/** Records the values that differ, lists by their lengths, and returns those that do not. */
function recordUnequal(
  walk: Walk,
  path: DataPath,
  values: readonly LocalizedValue[],
): readonly LocalizedValue[] {
  const differences = findDifferences(values, lengthOf);
  walk.unequal.push(...differences.map((one) => ({ ...one, path })));
  return values.filter((one) => !differences.some(({ own }) => own === one));
}

/** Returns the length of a list, and other values as they are. */
function lengthOf(value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}

const names = new Intl.ListFormat('en');

/**
 * Compares each language with the first, the reference. When all others agree with each other and differ from the reference, an error in the reference is more likely.
 *
 * @param keyOf returns equal keys for values that count as equal
 */
function findDifferences<Value>(
  values: readonly LocalizedValue<Value>[],
  keyOf: (value: Value) => unknown = (value) => value,
): LanguageDifference<Value>[] {
  const [first, ...others] = values;
  const [other] = others;
  if (first === undefined || other === undefined) return [];
  const differs = (a: LocalizedValue<Value>) => (b: LocalizedValue<Value>) =>
    !isDeepStrictEqual(keyOf(a.value), keyOf(b.value));
  const differing = others.filter(differs(first));
  if (differing.length === 0) return [];
  const isAlone = others.length > 1 && differing.length === others.length && !others.some(differs(other));
  if (!isAlone) {
    const source = languageName(first.language);
    return differing.map((own) => ({ own, expected: first, source, isAlone }));
  }
  const source = names.format(others.map(({ language }) => languageName(language)));
  return [{ own: first, expected: other, source, isAlone }];
}

/** Compares the results of `read`; returns nothing when the value of the reference cannot be read. */
export function findDifferingReadings<Value>(
  values: readonly LocalizedValue[],
  read: (value: unknown) => Value | undefined,
): LanguageDifference<Value>[] {
  const readings = values.flatMap((one) => {
    const value = read(one.value);
    return value === undefined ? [] : [{ ...one, value }];
  });
  return readings[0]?.language === values[0]?.language ? findDifferences(readings) : [];
}

/** Returns the parts of a diagnostic that say where one language differs from another. */
export function locationOfDifference(
  { own, expected }: LanguageDifference<unknown>,
  path: DataPath,
  part?: 'key',
) {
  const { file, language } = own;
  return {
    ...locationOf({ file, language, path, part }),
    related: [{ location: { file: expected.file, path }, label: expected.language }],
  };
}

/**
 * Returns the end of a fix when the reference may be right: ` If this is intended, change the Arabic and Spanish text.`
 */
export function alternativeFix({ isAlone, source }: LanguageDifference<unknown>): string {
  return isAlone ? ` If this is intended, change the ${source} text.` : '';
}
