/**
 * Walks a value along its schema and visits every field of words.
 *
 * Tolerant on purpose: a value that does not fit its schema is passed over, so that the checks of words can
 * run over files that have other mistakes, and all problems are told at once.
 */
import { z } from 'zod';
import { type DataPath, isPlainObject } from './data-path.ts';
import { type TextField, textFieldOf } from './text.ts';

/** Called for each field of words with its kind, place and raw value; what it returns replaces the value. */
export type TextVisitor = (field: TextField, path: DataPath, value: unknown) => unknown;

/** A copy of `value` in which each field of words was replaced by what `visit` returned. */
export function mapTexts(
  schema: z.ZodType,
  value: unknown,
  visit: TextVisitor,
  path: DataPath = [],
): unknown {
  const field = textFieldOf(schema);
  if (field !== undefined) return visit(field, path, value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return value === undefined || value === null
      ? value
      : mapTexts(schema.unwrap() as z.ZodType, value, visit, path);
  }
  if (schema instanceof z.ZodArray) return mapList(schema.element as z.ZodType, value, visit, path);
  if (schema instanceof z.ZodObject) {
    return mapObject(value, path, visit, (key) => fieldOf(schema, key));
  }
  if (schema instanceof z.ZodRecord) {
    return mapObject(value, path, visit, () => schema.valueType as z.ZodType);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = chosenOption(schema, value);
    return option === undefined ? value : mapTexts(option, value, visit, path);
  }
  return value;
}

/** The schema of a field; undefined for keys that a writer made up, `constructor` among them. */
export function fieldOf({ shape }: z.ZodObject, key: string | number): z.ZodType | undefined {
  // zod types inner schemas by their core class; all of ours are classic schemas.
  return Object.hasOwn(shape, key) ? (shape[key] as z.ZodType) : undefined;
}

/** Visits without keeping a copy. */
export function eachText(
  schema: z.ZodType,
  value: unknown,
  visit: (...seen: Parameters<TextVisitor>) => void,
) {
  mapTexts(schema, value, (field, path, found) => {
    visit(field, path, found);
    return found;
  });
}

function mapList(element: z.ZodType, value: unknown, visit: TextVisitor, path: DataPath): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => mapTexts(element, item, visit, [...path, index]));
}

function mapObject(
  value: unknown,
  path: DataPath,
  visit: TextVisitor,
  schemaOf: (key: string) => z.ZodType | undefined,
): unknown {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const schema = schemaOf(key);
      return [key, schema === undefined ? item : mapTexts(schema, item, visit, [...path, key])];
    }),
  );
}

/** The alternative of a union that the data names. */
export function chosenOption(union: z.ZodDiscriminatedUnion, data: unknown): z.ZodObject | undefined {
  const { discriminator } = union.def;
  const name = isPlainObject(data) ? data[discriminator] : undefined;
  return union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(name).success,
  );
}
