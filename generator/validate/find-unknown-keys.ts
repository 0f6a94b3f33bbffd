/** Pairs keys that a block does not know with fields that it lacks: one misspelling is one problem. */
import * as z from 'zod';
import { isBlank, isPlainObject } from '../../schema/data-path.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { requiredFields, resolveSchema } from './schema-at.ts';

/** By unknown key as written, the absent field that was probably meant; undefined when none is near. */
export function findUnknownKeys(schema: z.ZodType, data: unknown): Map<string, string | undefined> {
  const block = resolveSchema(schema, data);
  if (!(block instanceof z.ZodObject) || !isPlainObject(data)) return new Map();
  const unknown = Object.keys(data).filter((key) => !Object.hasOwn(block.shape, key));
  if (unknown.length === 0) return new Map();
  const absent = new Set(Object.keys(block.shape).filter((field) => isBlank(data[field])));
  return new Map(
    unknown.map((key) => {
      const required = requiredFields(block).filter((field) => absent.has(field));
      const meant = nearest(key, required) ?? nearest(key, absent);
      if (meant !== undefined) absent.delete(meant);
      return [key, meant];
    }),
  );
}

/** The fields that misspelt keys of a block stand for. */
export function misspeltFields(schema: z.ZodType, data: unknown): Set<string> {
  return new Set([...findUnknownKeys(schema, data).values()].filter((field) => field !== undefined));
}
