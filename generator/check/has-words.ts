/** Tells schemas that hold words from those that hold only ids, numbers and the like. */
import { z } from 'zod';
import { textFieldOf } from '../../schema/index.ts';
import { resolveSchema } from '../validate/schema-at.ts';

const known = new WeakMap<z.ZodType, boolean>();

/** Whether any field of words is inside the schema. */
export function hasWords(schema: z.ZodType): boolean {
  const answer = known.get(schema);
  if (answer !== undefined) return answer;
  const found = textFieldOf(schema) !== undefined || innerSchemas(resolveSchema(schema)).some(hasWords);
  known.set(schema, found);
  return found;
}

function innerSchemas(schema: z.ZodType): z.ZodType[] {
  // zod types inner schemas by their core class; all of ours are classic schemas.
  if (schema instanceof z.ZodObject) return Object.values(schema.shape) as z.ZodType[];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options as unknown as z.ZodType[];
  return [];
}
