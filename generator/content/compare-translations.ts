/**
 * Walks the same file in all languages side by side, along its schema, and notes where they part.
 *
 * What is wrong in one file alone (a wrong type, a misspelt key) is told by validation and passed over here.
 */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  Checked,
  chosenOption,
  type DataPath,
  fieldsOfWords,
  type TextField,
  textFieldOf,
  Updated,
} from '../../schema/index.ts';
import { findMisspeltNames } from '../diagnostics/suggest.ts';
import { languageName } from '../text/language-name.ts';
import type { FileKind } from './content-file.ts';
import { placeOf } from './content-text.ts';
import type { Held, Translations } from './group-translations.ts';
import { joinedAt } from './joined-records.ts';
import { childSchema, misspeltFields, resolveSchema } from './schema-at.ts';

/** A language that parts from others. */
export type OddOne<Value> = {
  readonly own: Held<Value>;
  readonly expected: Held<Value>;
  /** Names of the languages from which it parts: `English`, `Arabic and Spanish`. */
  readonly source: string;
  /** Whether it is the reference, from which all others part alike. */
  readonly isAlone: boolean;
};

/** Words that one language lacks and another has. */
export type MissingWords = {
  readonly path: DataPath;
  readonly schema: z.ZodType;
  readonly lacking: Held;
  readonly having: Held;
  /** A key that only this language has and that is probably the missing one, misspelt. */
  readonly written: string | undefined;
};
/** A value that differs from that of other languages: a list of another length or a value that is no text. */
export type UnequalValue = OddOne<unknown> & { readonly path: DataPath };
/** A text in all languages that have it, the reference first. */
export type AlignedText = {
  readonly path: DataPath;
  readonly field: TextField;
  readonly values: readonly Held[];
};
type Walk = {
  readonly kind: FileKind;
  readonly missing: MissingWords[];
  readonly unequal: UnequalValue[];
  readonly texts: AlignedText[];
};
/** Everything in which the languages differ. */
export type Comparison = { readonly [Note in keyof Walk]: Readonly<Walk[Note]> };
type SourceLocation = {
  readonly schema: z.ZodType;
  readonly path: DataPath;
  readonly unpublished: readonly Held[];
};

/** Compares the files of one group. */
export function compareTranslations({ kind, schema, unpublished }: Translations): Comparison {
  const walk: Walk = { missing: [], unequal: [], texts: [], kind };
  compare(walk, { schema, path: [], unpublished: unpublished.filter(({ value }) => value !== undefined) });
  return walk;
}

function compare(walk: Walk, location: SourceLocation): void {
  const { schema, path, unpublished } = location;
  if (unpublished.length < 2) return;
  const field = textFieldOf(schema);
  const inner = resolveSchema(schema);
  if (field !== undefined) walk.texts.push({ path, field, values: unpublished });
  else if (inner !== schema) compare(walk, { ...location, schema: inner });
  else if (schema instanceof z.ZodArray) compareLists(walk, location);
  else if (schema instanceof z.ZodObject) compareBlocks(walk, location, Object.keys(schema.shape));
  else if (schema instanceof z.ZodRecord) compareRecords(walk, location);
  else if (schema instanceof z.ZodDiscriminatedUnion) compareUnions(walk, location, schema);
  // The dates on which a language's file changed are its own.
  else if (schema !== Updated && schema !== Checked) noteUnequal(walk, path, unpublished);
}

function compareLists(walk: Walk, location: SourceLocation): void {
  const lists = location.unpublished.filter(({ value }) => Array.isArray(value));
  // Items of lists of different lengths cannot be told apart, so only even ones are compared.
  const unpublished = noteUnequal(walk, location.path, lists);
  const length = Number(lengthOf(unpublished[0]?.value));
  for (let index = 0; index < length; index += 1) compareChild(walk, { ...location, unpublished }, index);
}

function compareBlocks(walk: Walk, location: SourceLocation, fields: readonly string[]): void {
  const blocks = location.unpublished.filter(({ value }) => isPlainObject(value));
  const misspelt = blocks.map(({ value }) => misspeltFields(location.schema, value));
  for (const key of fields) {
    compareChild(
      walk,
      { ...location, unpublished: blocks.filter((_, index) => !misspelt[index]?.has(key)) },
      key,
    );
  }
}

function compareRecords(walk: Walk, location: SourceLocation): void {
  const records = location.unpublished.filter(({ value }) => isPlainObject(value));
  const names = records.map(({ value }) => (isPlainObject(value) ? Object.keys(value) : []));
  const joined = joinedAt(walk.kind, location.path) !== undefined;
  const misspelt = joined ? [] : findMisspeltNames(names);
  for (const key of new Set(names.flat())) {
    if (misspelt.some(({ written }) => written === key)) continue;
    // Which names a joined record must have is told by its facts.
    const unpublished = joined ? records.filter((_, index) => names[index]?.includes(key)) : records;
    const meant = misspelt.filter((one) => one.meant === key);
    const written = meant.map((one) => [records[one.index]?.language, one.written] as const);
    compareChild(walk, { ...location, unpublished }, key, new Map(written));
  }
}

function compareUnions(walk: Walk, location: SourceLocation, union: z.ZodDiscriminatedUnion): void {
  const { discriminator } = union.def;
  const named = location.unpublished.filter(({ value }) => chosenOption(union, value) !== undefined);
  const names = named.map((one) => ({ ...one, value: valueAt(one.value, [discriminator]) }));
  const alike = noteUnequal(walk, [...location.path, discriminator], names);
  const unpublished = named.filter(({ language }) => alike.some((other) => other.language === language));
  const option = chosenOption(union, unpublished[0]?.value);
  if (option !== undefined) compare(walk, { ...location, schema: option, unpublished });
}

/** Notes who lacks a child, and goes on with those who have it. `written` are misspelt keys by language. */
function compareChild(
  walk: Walk,
  parent: SourceLocation,
  key: string | number,
  written: ReadonlyMap<string | undefined, string> = new Map(),
): void {
  const schema = childSchema(parent.schema, key);
  if (schema === undefined) return;
  const path = [...parent.path, key];
  const unpublished = parent.unpublished.map((one) => ({ ...one, value: valueAt(one.value, [key]) }));
  const present = unpublished.filter(({ value }) => !isBlank(value));
  const absent = unpublished.filter(({ value }) => isBlank(value));
  const having =
    absent.length === 0 ? undefined : present.find(({ value }) => fieldsOfWords(schema, value).length > 0);
  if (having !== undefined) {
    for (const lacking of absent) {
      walk.missing.push({ path, schema, lacking, having, written: written.get(lacking.language) });
    }
  }
  // A value that is no text, such as the condition of a block, is left out in all languages or in none.
  const isCondition = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodEnum;
  if (present.length > 0 && isCondition) noteUnequal(walk, path, unpublished);
  else compare(walk, { schema, path, unpublished: present });
}

/** Notes the values that differ, lists by their lengths, and returns those that do not. */
function noteUnequal(walk: Walk, path: DataPath, unpublished: readonly Held[]): readonly Held[] {
  const odd = findOddOnes(unpublished, lengthOf);
  walk.unequal.push(...odd.map((one) => ({ ...one, path })));
  return unpublished.filter((one) => !odd.some(({ own }) => own === one));
}

/** The length of a list; other values stand for themselves. */
function lengthOf(value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}

const names = new Intl.ListFormat('en');

/**
 * Compares each language with the first, the reference. When two or more agree with each other and not with the
 * reference, one mistake there is likelier than the same mistake everywhere else.
 *
 * @param keyOf equal for values that count as the same
 */
function findOddOnes<Value>(
  unpublished: readonly Held<Value>[],
  keyOf: (value: Value) => unknown = (value) => value,
): OddOne<Value>[] {
  const [first, ...others] = unpublished;
  const [other] = others;
  if (first === undefined || other === undefined) return [];
  const differs = (a: Held<Value>) => (b: Held<Value>) => !isDeepStrictEqual(keyOf(a.value), keyOf(b.value));
  const parting = others.filter(differs(first));
  if (parting.length === 0) return [];
  const isAlone = others.length > 1 && parting.length === others.length && !others.some(differs(other));
  if (!isAlone) {
    const source = languageName(first.language);
    return parting.map((own) => ({ own, expected: first, source, isAlone }));
  }
  const source = names.format(others.map(({ language }) => languageName(language)));
  return [{ own: first, expected: other, source, isAlone }];
}

/** The same of what can be read out of values; nothing where the reference cannot be read. */
export function findOddReadings<Value>(
  unpublished: readonly Held[],
  read: (value: unknown) => Value | undefined,
): OddOne<Value>[] {
  const readings = unpublished.flatMap((one) => {
    const value = read(one.value);
    return value === undefined ? [] : [{ ...one, value }];
  });
  return readings[0]?.language === unpublished[0]?.language ? findOddOnes(readings) : [];
}

/** The parts of a diagnostic that say where a language parts from which. */
export function placeOfOdd({ own, expected }: OddOne<unknown>, path: DataPath, part?: 'key') {
  const { file, language } = own;
  return {
    ...placeOf({ file, language, path, part }),
    related: [{ place: { file: expected.file, path }, label: expected.language }],
  };
}

/** The end of a fix where the reference may also be right: ` If that is meant, change the Arabic and Spanish text.` */
export function orChangeOthers({ isAlone, source }: OddOne<unknown>): string {
  return isAlone ? ` If that is meant, change the ${source} text.` : '';
}
