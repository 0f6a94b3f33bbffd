/** Describes types and values in messages. */
import type { z } from 'zod';
import { isPlainObject } from '../../schema/data-path.ts';
import { plural } from '../diagnostics/format-totals.ts';

const dayForm = 'day written as year-month-day, such as 2026-11-20';

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  integer: 'a whole number',
  date: `a ${dayForm}`,
  boolean: 'true or false',
  array: 'a list, one item per line after "- "',
  object: 'a block of fields',
  record: 'a block of names, each with its value',
  plural: 'one text for each plural form, such as { one: "…", other: "…" }',
};

/** Describes what a field takes, by the type that zod or JSON Schema names. */
export const describeWanted = (type: string): string => wantedTypes[type] ?? 'a value of another type';

/** Describes what a field with a fixed set of values takes. */
export const describeChoices = (allowed: readonly unknown[]): string => `one of: ${allowed.join(', ')}`;

/** Describes a value: `a text ("seven")`. */
export function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'a block of fields';
  if (typeof value === 'string') return `a text (${quote(value)})`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}

/** Returns whether an issue is about several fields, which has its own message. */
export const isRuleBetweenFields = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'custom' && message !== 'Invalid input';

/** Explains why a field does not allow a value. */
export function describeValue(
  issue: z.core.$ZodIssue,
  { key, value, allowed }: { key: string; value: unknown; allowed: readonly string[] | undefined },
): string {
  if (allowed !== undefined) return `"${key}" is ${shown(value)}, but takes ${describeChoices(allowed)}.`;
  if (isRuleBetweenFields(issue)) return `"${key}" ${issue.message}.`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(issue, key, value);
  const wantsDay = issue.code === 'invalid_format' ? issue.format === 'date' : issue.code === 'invalid_type';
  if (wantsDay) {
    return `"${key}" is ${shown(value)}, which is not a ${dayForm}.`;
  }
  return `"${key}" cannot be ${shown(value)}.`;
}

function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  key: string,
  value: unknown,
): string {
  const [limit, allowed, beyond] =
    issue.code === 'too_small'
      ? [Number(issue.minimum), 'at least', 'more than']
      : [Number(issue.maximum), 'at most', 'less than'];
  const bound = issue.exact ? 'exactly' : issue.inclusive === false ? beyond : allowed;
  if (issue.origin === 'string') return `"${key}" takes ${bound} ${plural(limit, 'character')}.`;
  const has = Array.isArray(value) ? `has ${plural(value.length, 'item')}` : `is ${shown(value)}`;
  return `"${key}" ${has}, but takes ${bound} ${limit}.`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'object' ? describeType(value) : String(value);
}

function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
