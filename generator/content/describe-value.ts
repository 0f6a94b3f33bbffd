import type { z } from 'zod';
import { isPlainObject } from '../../schema/data-path.ts';
import { plural } from '../diagnostics/format-totals.ts';

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

/** Describes the values that a field takes, by the name of their type in zod or JSON Schema. */
export const describeExpected = (type: string): string => typeDescriptions[type] ?? 'a value of another type';

/** Describes the values of a field with a fixed set of values. */
export const describeChoices = (allowed: readonly unknown[]): string => `one of: ${allowed.join(', ')}`;

/** Describes the type of a value and, for scalars, the value: `a text ("seven")`. */
export function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'a block of fields';
  if (typeof value === 'string') return `a text (${quote(value)})`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}

/** Returns whether the message of an issue comes from our schema, as in `refine`, and not from zod. */
export const hasSchemaMessage = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'custom' && message !== 'Invalid input';

/** Explains why a field does not allow a value. */
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

function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
