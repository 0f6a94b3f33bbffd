/** Looks up the schema of a value inside a file. */
import * as z from 'zod';
import { valueAt } from '../../schema/data-path.ts';
import { chosenOption, type DataPath, fieldOf } from '../../schema/index.ts';

/** The schema at a path; `data` decides between the alternatives of a union. Undefined for unknown keys. */
export function schemaAt(schema: z.ZodType, path: DataPath, data: unknown): z.ZodType | undefined {
  const inner = resolveSchema(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const child = childSchema(inner, key);
  return child === undefined ? undefined : schemaAt(child, rest, valueAt(data, [key]));
}

/** The schema without `optional`, and the chosen alternative of a union. */
export function resolveSchema(schema: z.ZodType, data?: unknown): z.ZodType {
  // zod types the inner schema by its core class; all of ours are classic schemas.
  if (schema instanceof z.ZodOptional) return resolveSchema(schema.unwrap() as z.ZodType, data);
  return schema instanceof z.ZodDiscriminatedUnion ? (chosenOption(schema, data) ?? schema) : schema;
}

/** The fields of a block that must be there. */
export function requiredFields(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((key) => !(schema.shape[key] instanceof z.ZodOptional));
}

/** The schema of a field, of the items of a list or of the values of a record. */
export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return fieldOf(schema, key);
  // zod types inner schemas by their core class; all of ours are classic schemas.
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}
