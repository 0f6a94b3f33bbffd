import { isScalar, parseDocument } from 'yaml';
import * as z from 'zod';
import { formatKey, isBlank, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, textFieldOf } from '../../../schema/index.ts';
import {
  describeExpected,
  describeType,
  exampleOf,
  explainInvalidValue,
  hasSchemaMessage,
  lineOf,
  schemaAt,
  yamlToAdd,
} from '../../content/describe-schema.ts';
import type { Diagnostic, Explanation } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { ParsedFile } from '../parse/parse-file.ts';

export type IssueSource = ParsedFile & { readonly schema: z.ZodType };

export function issueDiagnostic(issue: z.core.$ZodIssue, source: IssueSource): Diagnostic {
  const field = fieldOf(issue, source);
  return { location: field.location, key: field.key, ...explain(issue, field) };
}

type Field = ReturnType<typeof fieldOf>;

function fieldOf(issue: z.core.$ZodIssue, { source, data, schema }: IssueSource) {
  // YAML data has no symbols as keys.
  const path = issue.path as DataPath;
  const fieldSchema = schemaAt(schema, path, data) ?? z.unknown();
  const value = valueAt(data, path);
  const location = { file: source.path, path };
  return { location, key: formatKey(path), name: path.at(-1) ?? '', value, fieldSchema, source };
}

type Explained = Explanation & Partial<Pick<Diagnostic, 'location'>>;

function explain(issue: z.core.$ZodIssue, field: Field): Explained {
  const { location, value, fieldSchema } = field;
  if (isBlank(value) && location.path.length > 0) return requiredDiagnostic(issue, field);
  if (issue.code === 'invalid_key') return keyDiagnostic(field);
  const unquoted = withoutTypographicQuotes(field);
  if (unquoted !== undefined) return typographicQuotesDiagnostic(field, unquoted);
  const isYear = fieldSchema instanceof z.ZodISODate && typeof value === 'number';
  if (issue.code !== 'invalid_type' || isYear) return valueDiagnostic(issue, field);
  if (issue.expected === 'string' && typeof value === 'number') return digitsDiagnostic(field);
  return typeDiagnostic(issue.expected, field);
}

function requiredDiagnostic(
  issue: z.core.$ZodIssue,
  { location, key, name, value, fieldSchema }: Field,
): Explained {
  const allowed = allowedValues(issue);
  const yaml = allowed === undefined ? yamlToAdd(name, fieldSchema) : `${name}: ${allowed.join(' | ')}`;
  return {
    rule: 'schema/required',
    location: { ...location, part: 'key' },
    message: `"${key}" is ${value === undefined ? 'missing' : 'empty'}.${purposeOf(fieldSchema)}`,
    fix: value === undefined ? { yaml, isAddition: true } : `Fill it in:\n${yaml}`,
  };
}

function typeDiagnostic(expected: string, field: Field): Explained {
  const { location, key, name, value, fieldSchema } = field;
  const isWholeFile = location.path.length === 0;
  const accepted = describeExpected(textFieldOf(fieldSchema)?.kind === 'plural' ? 'plural' : expected);
  const suggested = suggestedValue(expected, field);
  const yaml = suggested === undefined ? yamlToAdd(name, fieldSchema) : lineOf(name, suggested);
  const isExample = suggested === undefined && ['number', 'int'].includes(expected);
  return {
    rule: 'schema/type',
    message: `${isWholeFile ? 'The file' : `"${key}"`} is ${describeType(value)}, but takes ${accepted}.${purposeOf(fieldSchema)}`,
    ...(!isWholeFile && { fix: isExample ? `For example: ${yaml}` : { yaml } }),
  };
}

function withoutTypographicQuotes({ value, fieldSchema }: Field): string | undefined {
  const inner = typeof value === 'string' ? /^[“”„«‘](.*)[“”»’]$/su.exec(value)?.[1] : undefined;
  if (inner === undefined) return undefined;
  const data: unknown = parseDocument(inner, { logLevel: 'silent' }).toJS();
  return fieldSchema.safeParse(data).success ? inner : undefined;
}

const typographicQuotesDiagnostic = ({ key, name, value }: Field, unquoted: string): Explained => ({
  rule: 'schema/value',
  message: `"${key}" is ${describeType(value)}: typographic quotation marks are part of a value.`,
  fix: { yaml: lineOf(name, unquoted) },
});

/** `10000` for `$10,000`, `10 000` and `10.000,00`; undefined when it is uncertain. */
function numberIn(text: string): string | undefined {
  const [written = ''] = /(?<=^[$€£\s]*)-?\d[\d.,\s'’]*(?=\s*(?:[$€£%]|USD)?$)/u.exec(text) ?? [];
  const digits = written.trim().replaceAll(/(?<=\d)[.,\s'’](?=\d{3}(?:\D|$))/gu, '');
  const number = digits.replace(/,(?=\d{1,2}$)/u, '.');
  return /^-?\d+(?:\.\d+)?$/u.test(number) ? number : undefined;
}

/** `5` for `"5"`, `"true"` for `true`, `true` for `yes`. */
function suggestedValue(expected: string, field: Field): string | undefined {
  const { value } = field;
  if (typeof value === 'string' && ['number', 'int'].includes(expected)) return numberIn(value);
  if (typeof value === 'boolean' && expected === 'string') return `"${sourceTextOf(field)}"`;
  if (expected !== 'boolean') return undefined;
  if (/^(?:yes|y|on|true|1)$/iu.test(String(value))) return 'true';
  return /^(?:no|n|off|false|0)$/iu.test(String(value)) ? 'false' : undefined;
}

function digitsDiagnostic(field: Field): Explained {
  const { key, name } = field;
  const sourceText = sourceTextOf(field);
  return {
    rule: 'schema/number-for-text',
    message: `"${key}" is a text, but ${sourceText} without quotes is a number, which loses its exact digits.`,
    fix: typeof name === 'number' ? `Write "${sourceText}".` : { yaml: lineOf(name, `"${sourceText}"`) },
  };
}

/** As written in the file: YAML parses `0701` as another number. */
function sourceTextOf({ source, location, value }: Field): string {
  const node = parseDocument(source.text, { logLevel: 'silent' }).getIn(location.path, true);
  return (isScalar(node) ? node.source : undefined) ?? String(value);
}

const keyDiagnostic = ({ location, name }: Field): Explained => ({
  rule: 'schema/value',
  location: { ...location, part: 'key' },
  message: `"${name}" is not a valid name. Names consist of Latin letters and digits and begin with a lower-case letter.`,
  fix: 'Write a name such as "releaseTime"; an id of a record is written as in its other files.',
});

function valueDiagnostic(issue: z.core.$ZodIssue, { key, name, value, fieldSchema }: Field): Explained {
  const allowed = allowedValues(issue);
  const suggested = suggestValid(issue, value, fieldSchema);
  const suggestion = suggested === undefined ? '' : ` Did you mean "${suggested}"?`;
  const example = allowed?.[0] ?? exampleOf(fieldSchema);
  // A message of our schema needs no example.
  const hasExample = example !== '"…"' && !hasSchemaMessage(issue);
  return {
    rule: 'schema/value',
    message: `${explainInvalidValue(issue, { key, value, allowed })}${suggestion}${purposeOf(fieldSchema)}`,
    ...(suggested !== undefined && { fix: { yaml: lineOf(name, suggested) } }),
    ...(suggested === undefined && hasExample && { fix: `For example: ${lineOf(name, example)}` }),
  };
}

/** Undefined when our schema explains what is wrong. */
function suggestValid(issue: z.core.$ZodIssue, value: unknown, fieldSchema: z.ZodType): string | undefined {
  const allowed = allowedValues(issue);
  if (allowed !== undefined) return nearest(String(value), allowed);
  return hasSchemaMessage(issue) ? undefined : (withScheme(value, fieldSchema) ?? dayIn(value, fieldSchema));
}

/** For a value that only lacks `https://`, or `mailto:` before an e-mail address. */
function withScheme(value: unknown, fieldSchema: z.ZodType): string | undefined {
  if (typeof value !== 'string' || !/^[^\s:]*[.@][^\s:]*$/u.test(value)) return undefined;
  const address = value.includes('@') ? `mailto:${value}` : `https://${value}`;
  return fieldSchema.safeParse(address).success ? address : undefined;
}

/** For a text that begins with the year, such as `2026/1/5`. */
function dayIn(value: unknown, fieldSchema: z.ZodType): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(String(value)) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return fieldSchema instanceof z.ZodISODate && fieldSchema.safeParse(written).success ? written : undefined;
}

function allowedValues(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;
}

function purposeOf(schema: z.ZodType): string {
  const description = schema.meta()?.description;
  return description === undefined ? '' : `\n${description}`;
}
