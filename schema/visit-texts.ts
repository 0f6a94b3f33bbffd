/** Skips values that do not match their schema, so that rules also check texts of files with other errors. */
import * as z from 'zod';
import { type DataPath, isPlainObject } from './data-path.ts';
import { memoizePerObject } from './memoize-per-object.ts';
import { type TextField, textFieldOf } from './text.ts';

/** Called for each text field with its path and raw value; the result replaces the value. */
export type TextVisitor = (field: TextField, path: DataPath, value: unknown) => unknown;

/** The results of `visit` replace the text fields in the copy. */
export const mapTexts = (
  schema: z.ZodType,
  value: unknown,
  visit: TextVisitor,
  path: DataPath = [],
): unknown => walkOf(schema)(value, path, visit);

/** Undefined for a schema that is not `optional`, `nullable`, `default` or `readonly`. */
export function innerSchema(schema: z.ZodType): z.ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  // zod types the inner schema by its core class; all schemas of this project are classic ones.
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}

type Walk = (value: unknown, path: DataPath, visit: TextVisitor) => unknown;

/** Memoized, because the type tests of zod are slow. */
const walkOf = memoizePerObject((schema: z.ZodType): Walk => {
  const field = textFieldOf(schema);
  if (field !== undefined) return (value, path, visit) => visit(field, path, value);
  const inner = innerSchema(schema);
  if (inner !== undefined) {
    return (value, path, visit) =>
      value === undefined || value === null ? value : mapTexts(inner, value, visit, path);
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return (value, path, visit) =>
      Array.isArray(value)
        ? value.map((item, index) => mapTexts(element, item, visit, [...path, index]))
        : value;
  }
  if (schema instanceof z.ZodObject) return walkFields((key) => fieldOf(schema, key));
  if (schema instanceof z.ZodRecord) return walkFields(() => schema.valueType as z.ZodType);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return (value, path, visit) => {
      const option = chosenOption(schema, value);
      return option === undefined ? value : mapTexts(option, value, visit, path);
    };
  }
  return (value) => value;
});

const walkFields =
  (schemaOf: (key: string) => z.ZodType | undefined): Walk =>
  (value, path, visit) => {
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const schema = schemaOf(key);
        return [key, schema === undefined ? item : mapTexts(schema, item, visit, [...path, key])];
      }),
    );
  };

/** Undefined for unknown keys, including `constructor`. */
export function fieldOf({ shape }: z.ZodObject, key: string | number): z.ZodType | undefined {
  // zod types inner schemas by their core class; all schemas of this project are classic ones.
  return Object.hasOwn(shape, key) ? (shape[key] as z.ZodType) : undefined;
}

export function textFieldsIn(schema: z.ZodType, value: unknown) {
  const found: { readonly field: TextField; readonly path: DataPath; readonly value: unknown }[] = [];
  mapTexts(schema, value, (field, path, text) => {
    found.push({ field, path, value: text });
    return text;
  });
  return found;
}

export const chosenOption = (union: z.ZodDiscriminatedUnion, data: unknown): z.ZodObject | undefined =>
  isPlainObject(data) ? optionsOf(union).get(data[union.def.discriminator]) : undefined;

const optionsOf = memoizePerObject((union: z.ZodDiscriminatedUnion): ReadonlyMap<unknown, z.ZodObject> => {
  const { discriminator } = union.def;
  return new Map(
    union.options.flatMap((option) => {
      const name = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
      return option instanceof z.ZodObject && name instanceof z.ZodLiteral
        ? [...name.values].map((value) => [value, option] as const)
        : [];
    }),
  );
});
