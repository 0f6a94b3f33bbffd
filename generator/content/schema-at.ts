/** Finds the schema of a value inside a file, and the fields that misspelt keys resemble. */
import * as z from 'zod';
import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import { chosenOption, type DataPath, fieldOf } from '../../schema/index.ts';
import { innerSchema } from '../../schema/visit-texts.ts';
import { nearest } from '../diagnostics/suggest.ts';

/** Returns the schema at a path; undefined for unknown keys. `data` selects the alternative of a union. */
export function schemaAt(schema: z.ZodType, path: DataPath, data: unknown): z.ZodType | undefined {
  const inner = resolveSchema(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const child = childSchema(inner, key);
  return child === undefined ? undefined : schemaAt(child, rest, valueAt(data, [key]));
}

/** Returns the schema without `optional` and other wrappers, and the alternative of a union that `data` selects. */
export function resolveSchema(schema: z.ZodType, data?: unknown): z.ZodType {
  const inner = innerSchema(schema);
  if (inner !== undefined) return resolveSchema(inner, data);
  return schema instanceof z.ZodDiscriminatedUnion ? (chosenOption(schema, data) ?? schema) : schema;
}

/** Lists the required fields of a block. */
export function requiredFields(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((key) => !(schema.shape[key] instanceof z.ZodOptional));
}

/** Returns the schema of a field, of the items of a list or of the values of a record. */
export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return fieldOf(schema, key);
  // zod types inner schemas by their core class; all schemas of this project are classic ones.
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}

/** Maps each unknown key to the absent field with a similar name, or to undefined. */
export function findUnknownKeys(schema: z.ZodType, data: unknown): Map<string, string | undefined> {
  const block = resolveSchema(schema, data);
  if (!(block instanceof z.ZodObject) || !isPlainObject(data)) return new Map();
  const unknown = Object.keys(data).filter((key) => !Object.hasOwn(block.shape, key));
  if (unknown.length === 0) return new Map();
  const absent = new Set(Object.keys(block.shape).filter((field) => isBlank(data[field])));
  return new Map(
    unknown.map((key) => {
      const required = requiredFields(block).filter((field) => absent.has(field));
      const name = withoutMarks(key);
      const similarField = absent.has(name) ? name : (nearest(name, required) ?? nearest(name, absent));
      if (similarField !== undefined) absent.delete(similarField);
      return [key, similarField];
    }),
  );
}

/** Returns a key without typographic quotation marks, which editors put around it. */
export const withoutMarks = (key: string): string => key.replace(/^[“”„«‘](.*)[“”»’]$/u, '$1');

export function findIntendedFields(schema: z.ZodType, data: unknown): Set<string> {
  return new Set([...findUnknownKeys(schema, data).values()].filter((field) => field !== undefined));
}
