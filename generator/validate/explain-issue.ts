/** Turns what zod says of a value into a problem in the words of a writer. */
import { z } from 'zod';
import { formatKey, isBlank, valueAt } from '../../schema/data-path.ts';
import { type DataPath, textFieldOf } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { describeType, describeValue, describeWanted } from './describe-value.ts';
import { exampleOf, lineToAdd } from './line-to-add.ts';
import { rawSourceAt } from './raw-source-at.ts';
import { schemaAt } from './schema-at.ts';

/** A file with the data and schema in which zod found something. */
export type IssueSource = {
  readonly path: string;
  readonly text: string;
  readonly data: unknown;
  readonly schema: z.ZodType;
};

/** The problem of one issue; unknown keys are told by `explainUnknownKeys`. */
export function explainIssue(issue: z.core.$ZodIssue, source: IssueSource): Diagnostic {
  // YAML data has no symbols as keys.
  const path = issue.path as DataPath;
  const value = valueAt(source.data, path);
  const field: Field = {
    ...source,
    at: path,
    key: formatKey(path),
    value,
    own: schemaAt(source.schema, path, source.data),
  };
  if (isBlank(value) && path.length > 0) return explainRequired(issue, field);
  if (issue.code === 'invalid_type') return explainType(issue, field);
  if (issue.code === 'invalid_key') return explainKey(field);
  return explainValue(issue, field);
}

type Field = {
  readonly path: string;
  readonly text: string;
  readonly at: DataPath;
  readonly key: string;
  readonly value: unknown;
  /** Schema of the value. */
  readonly own: z.ZodType | undefined;
};

function explainRequired(issue: z.core.$ZodIssue, { path, at, key, value, own }: Field): Diagnostic {
  const last = at.at(-1) ?? '';
  const allowed = allowedValues(issue);
  const lines = allowed === undefined ? lineToAdd(last, own) : `${last}: ${allowed.join(' | ')}`;
  return {
    rule: 'schema/required',
    place: { file: path, path: at, part: 'key' },
    key,
    message: `"${key}" is ${value === undefined ? 'missing' : 'empty'}.${purposeOf(own)}`,
    fix: value === undefined ? lines : `Fill it in:\n${lines}`,
  };
}

function explainType(issue: z.core.$ZodIssueInvalidType, field: Field): Diagnostic {
  const { path, at, key, value, own } = field;
  if (own instanceof z.ZodISODate && typeof value === 'number') return explainValue(issue, field);
  if (issue.expected === 'string' && typeof value === 'number') return explainDigits(field);
  const name = at.length === 0 ? 'The file' : `"${key}"`;
  const wanted = textFieldOf(own ?? z.unknown())?.kind === 'plural' ? 'plural' : issue.expected;
  return {
    rule: 'schema/type',
    place: { file: path, path: at },
    key,
    message: `${name} is ${describeType(value)}, but takes ${describeWanted(wanted)}.${purposeOf(own)}`,
    ...(at.length === 0 ? {} : { fix: typeFix(issue.expected, field) }),
  };
}

/** The line with the value as it was probably meant: `"5"` without quotes, `true` in quotes, else an example. */
function typeFix(expected: string, { text, at, value, own }: Field): string {
  const last = at.at(-1) ?? '';
  if (typeof value === 'string' && ['number', 'int'].includes(expected) && /^\d+(?:\.\d+)?$/u.test(value)) {
    return lineOf(last, value);
  }
  if (typeof value === 'boolean' && expected === 'string') {
    return lineOf(last, `"${rawSourceAt(text, at) ?? value}"`);
  }
  const meant = expected === 'boolean' ? booleanWords.get(String(value).toLowerCase()) : undefined;
  return meant === undefined ? lineToAdd(last, own) : lineOf(last, String(meant));
}

/** What YAML read as true and false before 2009, and many still write. */
const booleanWords: ReadonlyMap<string, boolean> = new Map(
  [
    { words: ['yes', 'y', 'on', 'true', '1'], meant: true },
    { words: ['no', 'n', 'off', 'false', '0'], meant: false },
  ].flatMap(({ words, meant }) => words.map((word) => [word, meant] as const)),
);

function lineOf(key: string | number, value: string): string {
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`;
}

function explainDigits({ path, text, at, key, value }: Field): Diagnostic {
  const typed = rawSourceAt(text, at) ?? String(value);
  return {
    rule: 'schema/number-for-text',
    place: { file: path, path: at },
    key,
    message: `"${key}" is a text, but ${typed} without quotes is a number, which is not kept digit for digit.`,
    fix: typeof at.at(-1) === 'number' ? `Write "${typed}".` : lineOf(at.at(-1) ?? '', `"${typed}"`),
  };
}

function explainKey({ path, at, key }: Field): Diagnostic {
  const name = at.at(-1) ?? '';
  return {
    rule: 'schema/value',
    place: { file: path, path: at, part: 'key' },
    key,
    message: `"${name}" cannot be a name here. Names are made of Latin letters and digits and begin with a lower-case letter.`,
    fix: 'Write a name such as "releaseTime"; ids of records are written as they are elsewhere.',
  };
}

function explainValue(issue: z.core.$ZodIssue, { path, at, key, value, own }: Field): Diagnostic {
  const allowed = allowedValues(issue);
  const meant = allowed === undefined ? withScheme(value, own) : nearest(String(value), allowed);
  const example = meant ?? allowed?.[0] ?? exampleOf(own);
  const line = lineOf(at.at(-1) ?? '', example);
  return {
    rule: 'schema/value',
    place: { file: path, path: at },
    key,
    message: `${describeValue(issue, { key, value, allowed })}${meant === undefined ? '' : ` Did you mean "${meant}"?`}${purposeOf(own)}`,
    // A rule between fields says by itself what is wrong; an example of one field would not mend it.
    ...(isRuleBetweenFields(issue) ? {} : fixOf(meant, example, line)),
  };
}

/** An address that was written without its beginning. */
function withScheme(value: unknown, own: z.ZodType | undefined): string | undefined {
  const whole = `https://${value}`;
  return own instanceof z.ZodURL && own.safeParse(whole).success && !String(value).includes(':')
    ? whole
    : undefined;
}

function isRuleBetweenFields(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.message !== 'Invalid input';
}

function fixOf(meant: string | undefined, example: string, line: string): Pick<Diagnostic, 'fix'> {
  if (meant !== undefined) return { fix: line };
  return example === '"…"' ? {} : { fix: `For example: ${line}` };
}

function allowedValues(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue)) return undefined;
  return Array.isArray(issue.options) ? issue.options.map(String) : undefined;
}

/** The description of a field, which says what it holds. */
function purposeOf(schema: z.ZodType | undefined): string {
  const description = schema?.meta()?.description;
  return description === undefined ? '' : `\n${description}`;
}
