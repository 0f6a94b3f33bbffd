/** Prints the data of a file that is to be written as YAML, with what belongs into each field above it. */
import { stringify } from 'yaml';
import * as z from 'zod';
import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { MARK } from '../check/check-stray-marks.ts';
import { childSchema, resolveSchema } from '../validate/schema-at.ts';
import { describeField, describeOptional, type Hints, isRepeated } from './describe-field.ts';

/** A line of a file; it has the name of a field where a value is to be written. */
export type Line = { readonly text: string; readonly key?: string };

type Field = { readonly value: unknown; readonly schema: z.ZodType; readonly path: DataPath };

/** The lines of a file. */
export function formatFile(title: readonly string[], data: unknown, schema: z.ZodType, hints: Hints): Line[] {
  const lines = linesOf({ value: data, schema, path: [] }, hints);
  return [...title.map(toComment), ...lines];
}

/** A value on lines of its own. */
function linesOf({ value, schema, path }: Field, hints: Hints): Line[] {
  const inner = resolveSchema(schema, value);
  const childOf = (key: string | number, child: unknown): Field => ({
    value: child,
    schema: childSchema(inner, key) ?? z.unknown(),
    path: [...path, key],
  });
  if (Array.isArray(value)) return value.flatMap((item, index) => itemLines(childOf(index, item), hints));
  if (!isPlainObject(value)) {
    return [...commentsOf({ value, schema, path }, hints), scalarLine('', value, path)];
  }
  const fields = Object.entries(value).flatMap(([key, child]) => fieldLines(key, childOf(key, child), hints));
  return [...fields, ...optionalLines(inner, value, path)];
}

function fieldLines(key: string, field: Field, hints: Hints): Line[] {
  const space = field.path.length === 1 && key !== 'updated' ? [{ text: '' }] : [];
  const head = [...space, ...commentsOf(field, hints)];
  if (!isBlock(field.value)) return [...head, scalarLine(`${key}: `, field.value, field.path)];
  const name = key === MARK ? { text: `${key}:`, key: formatKey(field.path) } : { text: `${key}:` };
  return [...head, name, ...linesOf(field, hints).map((line) => indent('  ', line))];
}

/** An item of a list; what is said of its first field stands above the dash. */
function itemLines(field: Field, hints: Hints): Line[] {
  const lines = linesOf(field, hints);
  const first = lines.findIndex(({ text }) => !text.startsWith('#'));
  return lines.map((line, index) => {
    if (index < first) return line;
    return indent(index === first ? '- ' : '  ', line);
  });
}

/** What the block may have and has not. */
function optionalLines(schema: z.ZodType, value: object, path: DataPath): Line[] {
  if (!(schema instanceof z.ZodObject) || isRepeated(path)) return [];
  const left = Object.keys(schema.shape).filter((key) => !(key in value));
  return left.map((key) => toComment(describeOptional(key, childSchema(schema, key) ?? z.unknown())));
}

function scalarLine(before: string, value: unknown, path: DataPath): Line {
  const text = `${before}${stringify(value, { lineWidth: 0 }).trimEnd()}`;
  return value === MARK || before === `${MARK}: ` ? { text, key: formatKey(path) } : { text };
}

const commentsOf = ({ schema, path }: Field, hints: Hints): Line[] =>
  describeField(schema, path, hints).map(toComment);

const toComment = (text: string): Line => ({ text: `# ${text}` });

const indent = (by: string, { text, ...line }: Line): Line => ({
  ...line,
  text: text === '' ? '' : `${by}${text}`,
});

const isBlock = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isPlainObject(value) && Object.keys(value).length > 0;
