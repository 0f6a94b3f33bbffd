/**
 * Walks the same file in all languages side by side, along its schema, and notes where they part.
 *
 * What is wrong in one file alone (a wrong type, a misspelt key) is told by validation and passed over here.
 */
import { z } from 'zod';
import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  Checked,
  chosenOption,
  type DataPath,
  eachText,
  type TextField,
  textFieldOf,
  Updated,
} from '../../schema/index.ts';
import type { FileKind } from '../validate/content-file.ts';
import { misspeltFields } from '../validate/find-unknown-keys.ts';
import { resolveSchema } from '../validate/schema-at.ts';
import { findMisspeltNames } from './find-misspelt-names.ts';
import { isJoinedRecord } from './joined-records.ts';
import { findOddOnes, type Held, type OddOne } from './odd-ones.ts';
import type { Translation, Translations } from './translations.ts';

/** Words that one language lacks and another has. */
export type MissingWords = {
  readonly path: DataPath;
  readonly schema: z.ZodType;
  readonly lacking: Translation;
  readonly having: Translation;
  /** A key that only this language has and that is probably the missing one, misspelt. */
  readonly written: string | undefined;
};
/** A value that differs from that of other languages: a list of another length or a value that is no text. */
export type UnequalValue = OddOne<unknown> & { readonly path: DataPath };
/** A text in all languages that have it, the reference first. */
export type AlignedText = {
  readonly path: DataPath;
  readonly field: TextField;
  readonly values: readonly Held<unknown>[];
};
type Walk = {
  readonly kind: FileKind;
  readonly missing: MissingWords[];
  readonly unequal: UnequalValue[];
  readonly texts: AlignedText[];
};
/** Everything in which the languages differ. */
export type Comparison = { readonly [Note in keyof Walk]: Readonly<Walk[Note]> };
type Spot<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly path: DataPath;
  readonly held: readonly Held<unknown>[];
};

/** Compares the files of one group. */
export function compareTranslations({ kind, schema, translations }: Translations): Comparison {
  const held = translations.map((translation) => ({ translation, value: translation.file.data }));
  const walk: Walk = { missing: [], unequal: [], texts: [], kind };
  compare(walk, { schema, path: [], held: held.filter(({ value }) => value !== undefined) });
  return walk;
}

function compare(walk: Walk, { schema, path, held }: Spot): void {
  if (held.length < 2) return;
  const field = textFieldOf(schema);
  const inner = resolveSchema(schema);
  if (field !== undefined) walk.texts.push({ path, field, values: held });
  else if (inner !== schema) compare(walk, { schema: inner, path, held });
  else if (inner instanceof z.ZodArray) compareLists(walk, { schema: inner, path, held });
  else if (inner instanceof z.ZodObject) compareBlocks(walk, { schema: inner, path, held });
  else if (inner instanceof z.ZodRecord) compareRecords(walk, { schema: inner, path, held });
  else if (inner instanceof z.ZodDiscriminatedUnion) compareUnions(walk, { schema: inner, path, held });
  // The dates on which a language's file changed are its own.
  else if (inner !== Updated && inner !== Checked) noteUnequal(walk, path, held);
}

function compareLists(walk: Walk, { schema, path, held }: Spot<z.ZodArray>): void {
  const lists = held.filter(({ value }) => Array.isArray(value));
  // Items of lists of different lengths cannot be told apart, so only even ones are compared.
  const even = noteUnequal(walk, path, lists);
  for (let index = 0; index < Number(lengthOf(even[0]?.value)); index += 1) {
    // zod types inner schemas by their core class; all of ours are classic schemas.
    compareChild(walk, { schema: schema.element as z.ZodType, path: [...path, index], held: even });
  }
}

function compareBlocks(walk: Walk, { schema, path, held }: Spot<z.ZodObject>): void {
  const blocks = held.filter(({ value }) => isPlainObject(value));
  const misspelt = new Map(
    blocks.map(({ translation, value }) => [translation, misspeltFields(schema, value)]),
  );
  for (const key of Object.keys(schema.shape)) {
    const clear = blocks.filter(({ translation }) => !misspelt.get(translation)?.has(key));
    // zod types inner schemas by their core class; all of ours are classic schemas.
    compareChild(walk, { schema: schema.shape[key] as z.ZodType, path: [...path, key], held: clear });
  }
}

function compareRecords(walk: Walk, { schema, path, held }: Spot<z.ZodRecord>): void {
  const records = held.filter(({ value }) => isPlainObject(value));
  const names = records.map(({ value }) => (isPlainObject(value) ? Object.keys(value) : []));
  const joined = isJoinedRecord(walk.kind, path);
  const misspelt = joined ? [] : findMisspeltNames(names);
  for (const key of new Set(names.flat())) {
    if (misspelt.some(({ written }) => written === key)) continue;
    // Which names a joined record must have is told by its facts.
    const clear = joined ? records.filter((_, index) => names[index]?.includes(key)) : records;
    // zod types inner schemas by their core class; all of ours are classic schemas.
    const spot = { schema: schema.valueType as z.ZodType, path: [...path, key], held: clear };
    const written = misspelt.filter(({ meant }) => meant === key);
    compareChild(walk, spot, new Map(written.map((one) => [records[one.index]?.translation, one.written])));
  }
}

function compareUnions(walk: Walk, { schema, path, held }: Spot<z.ZodDiscriminatedUnion>): void {
  const { discriminator } = schema.def;
  const named = held.filter(({ value }) => chosenOption(schema, value) !== undefined);
  const names = named.map(({ translation, value }) => ({
    translation,
    value: valueAt(value, [discriminator]),
  }));
  const alike = noteUnequal(walk, [...path, discriminator], names);
  const same = named.filter(({ translation }) => alike.some((other) => other.translation === translation));
  const option = chosenOption(schema, same[0]?.value);
  if (option !== undefined) compare(walk, { schema: option, path, held: same });
}

/** Notes who lacks a child, and goes on with those who have it. `written` are misspelt keys by translation. */
function compareChild(
  walk: Walk,
  { schema, path, held }: Spot,
  written: ReadonlyMap<Translation | undefined, string> = new Map(),
): void {
  const key = path.at(-1) ?? '';
  const children = held.map(({ translation, value }) => ({ translation, value: valueAt(value, [key]) }));
  const having = children.filter(({ value }) => !isBlank(value));
  const lacking = children.filter(({ value }) => isBlank(value));
  const model = lacking.length === 0 ? undefined : having.find(({ value }) => hasWords(schema, value));
  if (model !== undefined) {
    for (const { translation } of lacking) {
      walk.missing.push({
        path,
        schema,
        lacking: translation,
        having: model.translation,
        written: written.get(translation),
      });
    }
  }
  // A value that is no text, such as the condition of a block, is left out in all languages or in none.
  if (having.length > 0 && schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodEnum) {
    noteUnequal(walk, path, children);
  } else {
    compare(walk, { schema, path, held: having });
  }
}

function hasWords(schema: z.ZodType, value: unknown): boolean {
  let count = 0;
  eachText(schema, value, () => {
    count += 1;
  });
  return count > 0;
}

/** Notes the values that differ, lists by their lengths, and returns those that do not. */
function noteUnequal(walk: Walk, path: DataPath, held: readonly Held<unknown>[]): readonly Held<unknown>[] {
  const odd = findOddOnes(held, lengthOf);
  walk.unequal.push(...odd.map((one) => ({ ...one, path })));
  return held.filter((one) => !odd.some(({ own }) => own === one));
}

/** The length of a list; other values stand for themselves. */
function lengthOf(value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}
