/** The words in which messages speak of types and values. */
import type { z } from 'zod';
import { isPlainObject } from '../../schema/data-path.ts';

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, one item per line after "- "',
  object: 'a block of fields',
  record: 'a block of names, each with its value',
  plural: 'one text for each plural form, such as { one: "…", other: "…" }',
};

/** What a field takes, given the type that its schema expects. */
export function describeWanted(type: string): string {
  return wantedTypes[type] ?? 'another kind of value';
}

/** What a value is, in a message: `a text ("seven")`. */
export function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'a block of fields';
  if (typeof value === 'string') return `a text (${quote(value)})`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}

/** Says why a value is none that its field allows. */
export function describeValue(
  issue: z.core.$ZodIssue,
  { key, value, allowed }: { key: string; value: unknown; allowed: readonly string[] | undefined },
): string {
  if (allowed !== undefined) return `"${key}" is ${shown(value)}, but takes one of: ${allowed.join(', ')}.`;
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return `"${key}" ${issue.message}.`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(issue, key, value);
  const wantsDay = issue.code === 'invalid_format' ? issue.format === 'date' : issue.code === 'invalid_type';
  if (wantsDay) {
    return `"${key}" is ${shown(value)}, which is no day written as year-month-day, such as 2026-11-20.`;
  }
  return `"${key}" cannot be ${shown(value)}.`;
}

function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  key: string,
  value: unknown,
): string {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact === true ? 'exactly' : small ? 'at least' : 'at most';
  if (issue.origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0;
    return `"${key}" has ${count(length, 'item')}, but takes ${bound} ${limit}.`;
  }
  if (issue.origin === 'string') return `"${key}" takes ${bound} ${count(limit, 'character')}.`;
  const open = issue.inclusive === false ? `more than ${limit}` : `${bound} ${limit}`;
  return `"${key}" is ${shown(value)}, but takes ${small ? open : issue.inclusive === false ? `less than ${limit}` : open}.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'object' ? describeType(value) : String(value);
}

function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
