import * as z from 'zod';
import { isBlank, isPlainObject, valueAt } from '../../schema/data-path.ts';
import { chosenOption, type DataPath, fieldOf, textFieldOf } from '../../schema/index.ts';
import { innerSchema } from '../../schema/visit-texts.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { nearest } from '../diagnostics/suggest.ts';

/** Undefined for unknown keys. `data` selects the alternative of a union. */
export function schemaAt(schema: z.ZodType, path: DataPath, data: unknown): z.ZodType | undefined {
  const inner = resolveSchema(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const child = childSchema(inner, key);
  return child === undefined ? undefined : schemaAt(child, rest, valueAt(data, [key]));
}

/** Without `optional` and other wrappers; `data` selects the alternative of a union. */
export function resolveSchema(schema: z.ZodType, data?: unknown): z.ZodType {
  const inner = innerSchema(schema);
  if (inner !== undefined) return resolveSchema(inner, data);
  return schema instanceof z.ZodDiscriminatedUnion ? (chosenOption(schema, data) ?? schema) : schema;
}

export const requiredFields = (schema: z.ZodObject): string[] =>
  Object.keys(schema.shape).filter((key) => !(schema.shape[key] instanceof z.ZodOptional));

export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return fieldOf(schema, key);
  // zod types inner schemas by their core class; all schemas of this project are classic ones.
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}

/** Undefined without an absent field of a similar name. */
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

/** Editors put typographic quotation marks around keys. */
export const withoutMarks = (key: string): string => key.replace(/^[“”„«‘](.*)[“”»’]$/u, '$1');

export const findIntendedFields = (schema: z.ZodType, data: unknown): Set<string> =>
  new Set([...findUnknownKeys(schema, data).values()].filter((field) => field !== undefined));

export const lineOf = (key: string | number, value: string): string =>
  typeof key === 'number' ? `- ${value}` : `${key}: ${value}`;

/** With all required fields below it. Texts are `…`; other values are examples. */
export const yamlToAdd = (key: string | number, schema?: z.ZodType): string =>
  linesOf(key, schema).join('\n');

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

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const dayFormat = 'day written as year-month-day, such as 2026-11-20';

const typeDescriptions: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  integer: 'a whole number',
  date: `a ${dayFormat}`,
  boolean: 'true or false',
  array: 'a list, one item per line after "- "',
  object: 'a block of fields',
  record: 'a block of names, each with its value',
  plural: 'one text for each plural form, such as { one: "…", other: "…" }',
};

export const describeExpected = (type: string): string => typeDescriptions[type] ?? 'a value of another type';

export const describeChoices = (allowed: readonly unknown[]): string => `one of: ${allowed.join(', ')}`;

/** Describes the type of a value and, for scalars, the value: `a text ("seven")`. */
export function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'a block of fields';
  if (typeof value === 'string') return `a text (${quote(value)})`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}

/** Whether the message comes from our schema, as in `refine`, and not from zod. */
export const hasSchemaMessage = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'custom' && message !== 'Invalid input';

export function explainInvalidValue(
  issue: z.core.$ZodIssue,
  { key, value, allowed }: { key: string; value: unknown; allowed: readonly string[] | undefined },
): string {
  if (allowed !== undefined)
    return `"${key}" is ${formatValue(value)}, but takes ${describeChoices(allowed)}.`;
  if (hasSchemaMessage(issue)) return `"${key}" ${issue.message}.`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return explainInvalidSize(issue, key, value);
  const expectsDay =
    issue.code === 'invalid_format' ? issue.format === 'date' : issue.code === 'invalid_type';
  if (expectsDay && /^\d{4}-\d\d-\d\d$/u.test(String(value)))
    return `"${key}" is ${formatValue(value)}, a day that does not exist.`;
  if (expectsDay) return `"${key}" is ${formatValue(value)}, which is not a ${dayFormat}.`;
  return `"${key}" cannot be ${formatValue(value)}.`;
}

function explainInvalidSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  key: string,
  value: unknown,
): string {
  const [limit, inclusive, exclusive] =
    issue.code === 'too_small'
      ? [Number(issue.minimum), 'at least', 'more than']
      : [Number(issue.maximum), 'at most', 'less than'];
  const bound = issue.exact ? 'exactly' : issue.inclusive === false ? exclusive : inclusive;
  if (issue.origin === 'string') return `"${key}" takes ${bound} ${plural(limit, 'character')}.`;
  const actual = Array.isArray(value) ? `has ${plural(value.length, 'item')}` : `is ${formatValue(value)}`;
  return `"${key}" ${actual}, but takes ${bound} ${limit}.`;
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'object' ? describeType(value) : String(value);
}

const quote = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
