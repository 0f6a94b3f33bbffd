/** Writes the YAML lines that a writer has to add for a field. */
import { z } from 'zod';
import { textFieldOf } from '../../schema/index.ts';
import { requiredFields, resolveSchema } from './schema-at.ts';

/** The lines of a field with its key; texts are `…`, other values an example. */
export function lineToAdd(key: string | number, schema: z.ZodType | undefined): string {
  return linesOf(key, schema).join('\n');
}

/** An example of a value that is no block and no list, as YAML. */
export function exampleOf(schema: z.ZodType | undefined): string {
  const inner = schema === undefined ? undefined : resolveSchema(schema);
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodLiteral) return String(inner.value);
  // Which of the two is meant only the writer knows.
  if (inner instanceof z.ZodBoolean) return 'true | false';
  if (inner instanceof z.ZodNumber) return String(Math.max(inner.minValue ?? 1, 1));
  if (inner instanceof z.ZodURL) return 'https://www.example.com';
  if (inner instanceof z.ZodISODate) return '2026-11-20';
  return '"…"';
}

function linesOf(key: string | number, schema: z.ZodType | undefined): string[] {
  const inner = schema === undefined ? undefined : resolveSchema(schema);
  const head = typeof key === 'number' ? '-' : `${key}:`;
  if (inner === undefined) return [`${head} "…"`];
  if (textFieldOf(inner)?.kind === 'plural') return [`${head} { other: "…" }`];
  if (inner instanceof z.ZodArray) {
    // zod types inner schemas by their core class; all of ours are classic schemas.
    return [head, ...indent(linesOf(0, inner.element as z.ZodType))];
  }
  if (!(inner instanceof z.ZodObject)) return [`${head} ${exampleOf(inner)}`];
  const fields = requiredFields(inner).flatMap((field) => linesOf(field, inner.shape[field] as z.ZodType));
  if (typeof key === 'string') return [head, ...indent(fields)];
  return fields.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
