/** Turns what zod says of a value into a problem in the words of a writer. */
import { isScalar, parseDocument } from 'yaml';
import * as z from 'zod';
import { formatKey, isBlank, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, textFieldOf } from '../../../schema/index.ts';
import {
  describeType,
  describeValue,
  describeWanted,
  isRuleBetweenFields,
} from '../../content/describe-value.ts';
import { exampleOf, lineOf, lineToAdd } from '../../content/line-to-add.ts';
import { schemaAt } from '../../content/schema-at.ts';
import type { Diagnostic, Explanation } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { ParsedFile } from '../parse/parse-file.ts';

/** A file with the data and schema in which zod found something. */
export type IssueSource = ParsedFile & { readonly schema: z.ZodType };

/** The problem of one issue; unknown keys are told by `explainUnknownKeys`. */
export function explainIssue(issue: z.core.$ZodIssue, source: IssueSource): Diagnostic {
  const field = fieldOf(issue, source);
  return { place: field.place, key: field.key, ...explain(issue, field) };
}

type Field = ReturnType<typeof fieldOf>;

/** The value of an issue with its place, its name there, its own schema and the file. */
function fieldOf(issue: z.core.$ZodIssue, { source, data, schema }: IssueSource) {
  // YAML data has no symbols as keys.
  const path = issue.path as DataPath;
  const own = schemaAt(schema, path, data) ?? z.unknown();
  const value = valueAt(data, path);
  const place = { file: source.path, path };
  return { place, key: formatKey(path), name: path.at(-1) ?? '', value, own, source };
}

type Explained = Explanation & Partial<Pick<Diagnostic, 'place'>>;

function explain(issue: z.core.$ZodIssue, field: Field): Explained {
  const { place, value, own } = field;
  if (isBlank(value) && place.path.length > 0) return explainRequired(issue, field);
  if (issue.code === 'invalid_key') return explainKey(field);
  const isYear = own instanceof z.ZodISODate && typeof value === 'number';
  if (issue.code !== 'invalid_type' || isYear) return explainValue(issue, field);
  if (issue.expected === 'string' && typeof value === 'number') return explainDigits(field);
  return explainType(issue.expected, field);
}

function explainRequired(issue: z.core.$ZodIssue, { place, key, name, value, own }: Field): Explained {
  const allowed = allowedValues(issue);
  const yaml = allowed === undefined ? lineToAdd(name, own) : `${name}: ${allowed.join(' | ')}`;
  return {
    rule: 'schema/required',
    place: { ...place, part: 'key' },
    message: `"${key}" is ${value === undefined ? 'missing' : 'empty'}.${purposeOf(own)}`,
    fix: value === undefined ? { yaml, isAddition: true } : `Fill it in:\n${yaml}`,
  };
}

function explainType(expected: string, field: Field): Explained {
  const { place, key, name, value, own } = field;
  const isWhole = place.path.length === 0;
  const wanted = describeWanted(textFieldOf(own)?.kind === 'plural' ? 'plural' : expected);
  const meant = meantValue(expected, field);
  const yaml = meant === undefined ? lineToAdd(name, own) : lineOf(name, meant);
  return {
    rule: 'schema/type',
    message: `${isWhole ? 'The file' : `"${key}"`} is ${describeType(value)}, but takes ${wanted}.${purposeOf(own)}`,
    ...(isWhole ? {} : { fix: { yaml } }),
  };
}

/** The value as it was probably meant: `"5"` without quotes, `true` in quotes, `yes` as YAML read it before 2009. */
function meantValue(expected: string, field: Field): string | undefined {
  const { value } = field;
  if (typeof value === 'string' && ['number', 'int'].includes(expected) && /^\d+(?:\.\d+)?$/u.test(value)) {
    return value;
  }
  if (typeof value === 'boolean' && expected === 'string') return `"${asTyped(field)}"`;
  if (expected !== 'boolean') return undefined;
  if (/^(?:yes|y|on|true|1)$/iu.test(String(value))) return 'true';
  return /^(?:no|n|off|false|0)$/iu.test(String(value)) ? 'false' : undefined;
}

function explainDigits(field: Field): Explained {
  const { key, name } = field;
  const typed = asTyped(field);
  return {
    rule: 'schema/number-for-text',
    message: `"${key}" is a text, but ${typed} without quotes is a number, which is not kept digit for digit.`,
    fix: typeof name === 'number' ? `Write "${typed}".` : { yaml: lineOf(name, `"${typed}"`) },
  };
}

/** The value as it stands in its file, digit for digit; YAML turns `0701` into another number. */
function asTyped({ source, place, value }: Field): string {
  const node = parseDocument(source.text, { logLevel: 'silent' }).getIn(place.path, true);
  return (isScalar(node) ? node.source : undefined) ?? String(value);
}

function explainKey({ place, name }: Field): Explained {
  return {
    rule: 'schema/value',
    place: { ...place, part: 'key' },
    message: `"${name}" cannot be a name here. Names are made of Latin letters and digits and begin with a lower-case letter.`,
    fix: 'Write a name such as "releaseTime"; ids of records are written as they are elsewhere.',
  };
}

function explainValue(issue: z.core.$ZodIssue, { key, name, value, own }: Field): Explained {
  const allowed = allowedValues(issue);
  const meant = allowed === undefined ? withScheme(value, own) : nearest(String(value), allowed);
  const suggestion = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  const example = allowed?.[0] ?? exampleOf(own);
  // A rule between fields says by itself what is wrong; an example of one field would not mend it.
  const hasExample = example !== '"…"' && !isRuleBetweenFields(issue);
  return {
    rule: 'schema/value',
    message: `${describeValue(issue, { key, value, allowed })}${suggestion}${purposeOf(own)}`,
    ...(meant !== undefined && { fix: { yaml: lineOf(name, meant) } }),
    ...(meant === undefined && hasExample && { fix: `For example: ${lineOf(name, example)}` }),
  };
}

/** An address that was written without its beginning. */
function withScheme(value: unknown, own: z.ZodType): string | undefined {
  const whole = `https://${value}`;
  const isMeant = own instanceof z.ZodURL && own.safeParse(whole).success && !String(value).includes(':');
  return isMeant ? whole : undefined;
}

function allowedValues(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;
}

/** The description of a field, which says what it holds. */
function purposeOf(schema: z.ZodType): string {
  const description = schema.meta()?.description;
  return description === undefined ? '' : `\n${description}`;
}
