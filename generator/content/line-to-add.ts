/** Formats the YAML lines that a writer has to add for a field. */
import * as z from 'zod';
import { textFieldOf } from '../../schema/index.ts';
import { childSchema, requiredFields, resolveSchema } from './schema-at.ts';

export const lineOf = (key: string | number, value: string): string =>
  typeof key === 'number' ? `- ${value}` : `${key}: ${value}`;

/**
 * Returns the YAML of a field with all required fields below it. Texts are `…`; other values are examples.
 */
export function yamlToAdd(key: string | number, schema?: z.ZodType): string {
  return linesOf(key, schema).join('\n');
}

export function exampleOf(schema: z.ZodType): string {
  const inner = resolveSchema(schema);
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodLiteral) return String(inner.value);
  // Both values of a boolean are listed, because they are equally likely.
  if (inner instanceof z.ZodBoolean) return 'true | false';
  if (inner instanceof z.ZodNumber) return String(Math.max(inner.minValue ?? 1, 1));
  if (inner instanceof z.ZodURL) return 'https://www.example.com';
  if (inner instanceof z.ZodISODate) return '2026-11-20';
  return '"…"';
}

function linesOf(key: string | number, schema: z.ZodType = z.unknown()): string[] {
  const inner = resolveSchema(schema);
  const head = lineOf(key, '').trim();
  if (textFieldOf(inner)?.kind === 'plural') return [lineOf(key, '{ other: "…" }')];
  const childLines = (child: string | number) => linesOf(child, childSchema(inner, child));
  if (inner instanceof z.ZodArray) return [head, ...indent(childLines(0))];
  if (!(inner instanceof z.ZodObject)) return [lineOf(key, exampleOf(inner))];
  const fields = requiredFields(inner).flatMap(childLines);
  if (typeof key === 'string') return [head, ...indent(fields)];
  return fields.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
