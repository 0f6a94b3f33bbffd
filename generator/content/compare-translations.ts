/** Ignores problems of single files, such as a wrong type or a misspelled key: validation reports them. */

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { formatKey, isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  chosenOption,
  type DataPath,
  type TextField,
  textFieldOf,
  textFieldsIn,
} from '../../schema/index.ts';
import type { Problem } from '../../schema/rule.ts';
import { findMisspelledNames } from '../diagnostics/suggest.ts';
import { languageName } from '../text/languages.ts';
import type { FileType } from './content-file.ts';
import { locationOf } from './content-text.ts';
import { childSchema, findIntendedFields, resolveSchema } from './describe-schema.ts';
import { recordWithFactsAt } from './find-facts.ts';
import type { LocalizedValue, Translations } from './group-translations.ts';

export type LanguageDifference<Value> = {
  readonly actual: LocalizedValue<Value>;
  readonly expected: LocalizedValue<Value>;
  /** Names of the languages from which `actual` differs: `English`, `Arabic and Spanish`. */
  readonly source: string;
  /** Whether `actual` is the value of the reference language, from which all others differ in the same way. */
  readonly isReference: boolean;
};

export type MissingText = {
  readonly path: DataPath;
  readonly schema: z.ZodType;
  readonly missingIn: LocalizedValue;
  readonly presentIn: LocalizedValue;
  /** A key that only `missingIn` has; probably a misspelling of the missing key. */
  readonly misspelledKey: string | undefined;
};
export type UnequalValue = LanguageDifference<unknown> & { readonly path: DataPath };
/** In all languages that have it. The first is the reference when it has the text. */
export type AlignedText = {
  readonly path: DataPath;
  readonly field: TextField;
  readonly values: readonly LocalizedValue[];
};
type MutableComparison = {
  readonly fileType: FileType;
  readonly missing: MissingText[];
  readonly unequal: UnequalValue[];
  readonly texts: AlignedText[];
};
export type Comparison = { readonly [List in keyof MutableComparison]: Readonly<MutableComparison[List]> } & {
  readonly reference: unknown;
};
type ComparedValue = {
  readonly schema: z.ZodType;
  readonly path: DataPath;
  readonly values: readonly LocalizedValue[];
};

export function compareTranslations({ fileType, schema, values }: Translations): Comparison {
  const result: MutableComparison = { missing: [], unequal: [], texts: [], fileType };
  compare(result, { schema, path: [], values: values.filter(({ value }) => value !== undefined) });
  return { ...result, reference: values[0]?.value };
}

function compare(result: MutableComparison, compared: ComparedValue): void {
  const { schema, path, values } = compared;
  if (values.length < 2) return;
  const field = textFieldOf(schema);
  const inner = resolveSchema(schema);
  if (field !== undefined) result.texts.push({ path, field, values });
  else if (inner !== schema) compare(result, { ...compared, schema: inner });
  else if (schema instanceof z.ZodArray) compareLists(result, compared);
  else if (schema instanceof z.ZodObject) compareBlocks(result, compared, Object.keys(schema.shape));
  else if (schema instanceof z.ZodRecord) compareRecords(result, compared);
  else if (schema instanceof z.ZodDiscriminatedUnion) compareUnions(result, compared, schema);
  else recordUnequal(result, path, validValues(schema, values));
}

/** Invalid values are left out, so that no language is asked to repeat one. */
const validValues = (schema: z.ZodType, values: readonly LocalizedValue[]): readonly LocalizedValue[] =>
  values.filter(({ value }) => schema.safeParse(value).success);

function compareLists(result: MutableComparison, compared: ComparedValue): void {
  const lists = compared.values.filter(({ value }) => Array.isArray(value));
  // It is unknown which items of lists of different lengths correspond, so only lists of equal length are compared.
  const values = recordUnequal(result, compared.path, lists);
  const length = Number(lengthOrValueOf(values[0]?.value));
  for (let index = 0; index < length; index += 1) compareChild(result, { ...compared, values }, index);
}

function compareBlocks(result: MutableComparison, compared: ComparedValue, fields: readonly string[]): void {
  const blocks = compared.values.filter(({ value }) => isPlainObject(value));
  const fieldsOfMisspelledKeys = blocks.map(({ value }) => findIntendedFields(compared.schema, value));
  for (const key of fields) {
    const values = blocks.filter((_, index) => !fieldsOfMisspelledKeys[index]?.has(key));
    compareChild(result, { ...compared, values }, key);
  }
}

function compareRecords(result: MutableComparison, compared: ComparedValue): void {
  const records = compared.values.filter(({ value }) => isPlainObject(value));
  const keys = records.map(({ value }) => (isPlainObject(value) ? Object.keys(value) : []));
  const hasFacts = recordWithFactsAt(result.fileType, compared.path) !== undefined;
  const misspellings = hasFacts ? [] : findMisspelledNames(keys);
  for (const key of new Set(keys.flat())) {
    if (misspellings.some(({ written }) => written === key)) continue;
    // The facts of a joined record define its keys.
    const values = hasFacts ? records.filter((_, index) => keys[index]?.includes(key)) : records;
    const misspelledKeys = misspellings
      .filter(({ correct }) => correct === key)
      .map(({ index, written }) => [records[index]?.language, written] as const);
    compareChild(result, { ...compared, values }, key, new Map(misspelledKeys));
  }
}

function compareUnions(
  result: MutableComparison,
  compared: ComparedValue,
  union: z.ZodDiscriminatedUnion,
): void {
  const { discriminator } = union.def;
  const withOption = compared.values.filter(({ value }) => chosenOption(union, value) !== undefined);
  const optionNames = withOption.map((item) => ({ ...item, value: valueAt(item.value, [discriminator]) }));
  const equal = recordUnequal(result, [...compared.path, discriminator], optionNames);
  const values = withOption.filter(({ language }) => equal.some((other) => other.language === language));
  const option = chosenOption(union, values[0]?.value);
  if (option !== undefined) compare(result, { ...compared, schema: option, values });
}

function compareChild(
  result: MutableComparison,
  parent: ComparedValue,
  key: string | number,
  misspelledKeys: ReadonlyMap<string | undefined, string> = new Map(),
): void {
  const schema = childSchema(parent.schema, key);
  if (schema === undefined) return;
  const path = [...parent.path, key];
  const values = parent.values.map((item) => ({ ...item, value: valueAt(item.value, [key]) }));
  const present = values.filter(({ value }) => !isBlank(value));
  const absent = values.filter(({ value }) => isBlank(value));
  const presentIn =
    absent.length === 0 ? undefined : present.find(({ value }) => textFieldsIn(schema, value).length > 0);
  if (presentIn !== undefined) {
    for (const missingIn of absent) {
      const misspelledKey = misspelledKeys.get(missingIn.language);
      result.missing.push({ path, schema, missingIn, presentIn, misspelledKey });
    }
  }
  // An optional choice, such as the condition of a block, is the same in all languages or absent in all.
  const isCondition = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodEnum;
  if (present.length > 0 && isCondition) recordUnequal(result, path, validValues(schema, values));
  else compare(result, { schema, path, values: present });
}

/** Returns the equal values. Lists with the same length are equal. */
function recordUnequal(
  result: MutableComparison,
  path: DataPath,
  values: readonly LocalizedValue[],
): readonly LocalizedValue[] {
  const differences = findDifferences(values, lengthOrValueOf);
  result.unequal.push(...differences.map((difference) => ({ ...difference, path })));
  return values.filter((item) => !differences.some(({ actual }) => actual === item));
}

const lengthOrValueOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);

/**
 * Compares each language with the first, the reference. When several others have equal values that differ from the
 * reference, an error in the reference is more likely, and only its difference is returned.
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
  const isReference = others.length > 1 && differing.length === others.length && !others.some(differs(other));
  if (!isReference) {
    const source = languageName(first.language);
    return differing.map((actual) => ({ actual, expected: first, source, isReference }));
  }
  const source = new Intl.ListFormat('en').format(others.map(({ language }) => languageName(language)));
  return [{ actual: first, expected: other, source, isReference }];
}

/** Finds no differences when the value of the reference cannot be read. */
export function findDifferingReadings<Value>(
  values: readonly LocalizedValue[],
  read: (value: unknown) => Value | undefined,
): LanguageDifference<Value>[] {
  const readings = values.flatMap((item) => {
    const value = read(item.value);
    return value === undefined ? [] : [{ ...item, value }];
  });
  return readings[0]?.language === values[0]?.language ? findDifferences(readings) : [];
}

export function locationOfDifference(
  { actual, expected }: LanguageDifference<unknown>,
  path: DataPath,
  part?: 'key',
) {
  const { file, language } = actual;
  return {
    ...locationOf({ file, language, path, part }),
    related: [{ location: { file: expected.file, path }, label: expected.language }],
  };
}

/** For when the reference may be right: ` If this is intended, change the Arabic and Spanish text.` */
export const alternativeFix = ({ isReference, source }: LanguageDifference<unknown>): string =>
  isReference ? ` If this is intended, change the ${source} text.` : '';

/** A plural text becomes the JSON of its forms. */
export function formatOnOneLine(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/gu, ' ').trim();
}

export const unequalDiagnostic = (
  differing: LanguageDifference<unknown>,
  path: DataPath,
  { noun, difference, fix }: Readonly<Record<'noun' | 'difference' | 'fix', string>>,
): Problem => ({
  ...locationOfDifference(differing, path),
  message: `"${formatKey(path)}" does not have the ${noun} of the ${differing.source} text: ${difference}.`,
  fix: `${fix}${alternativeFix(differing)}`,
});
