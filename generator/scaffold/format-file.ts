/** Prints the data of a file that is to be written as YAML, with what belongs into each field above it. */
import { Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { childSchema, resolveSchema } from '../validate/schema-at.ts';
import { describeField, describeOptional, type Hints, isRepeated } from './describe-field.ts';

/** The text of a file. */
export function formatFile(title: readonly string[], data: unknown, schema: z.ZodType, hints: Hints): string {
  const document = new Document(data);
  describe(document.contents, { value: data, schema, path: [] }, hints);
  return `${title.map((line) => `# ${line}\n`).join('')}${document.toString({ lineWidth: 0 })}`;
}

type Field = { readonly value: unknown; readonly schema: z.ZodType; readonly path: DataPath };

/** Describes what is in a value; of a block also what it may have and has not. */
function describe(node: unknown, field: Field, hints: Hints): void {
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) describeItem(item, childOf(field, index), hints);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    const child = childOf(field, String(key));
    describe(value, child, hints);
    if (!isNode(key)) continue;
    key.spaceBefore = child.path.length === 1 && String(key) !== 'updated';
    key.commentBefore = toComment(describeField(child.schema, child.path, hints));
  }
  node.comment = toComment(optionalFields(field));
}

/** What is said of the first field of an item stands above the dash. */
function describeItem(item: unknown, field: Field, hints: Hints): void {
  describe(item, field, hints);
  if (isScalar(item)) item.commentBefore = toComment(describeField(field.schema, field.path, hints));
  const first = isMap(item) ? item.items[0]?.key : isSeq(item) ? item.items[0] : undefined;
  if (isNode(item) && isNode(first))
    [item.commentBefore, first.commentBefore] = [first.commentBefore ?? null, null];
}

function childOf({ value, schema, path }: Field, key: string | number): Field {
  const child = childSchema(resolveSchema(schema, value), key) ?? z.unknown();
  return { value: valueAt(value, [key]), schema: child, path: [...path, key] };
}

function optionalFields({ value, schema, path }: Field): string[] {
  const block = resolveSchema(schema, value);
  if (!(block instanceof z.ZodObject) || !isPlainObject(value) || isRepeated(path)) return [];
  const left = Object.keys(block.shape).filter((key) => !(key in value));
  return left.map((key) => describeOptional(key, childSchema(block, key) ?? z.unknown()));
}

const toComment = (lines: readonly string[]): string | null =>
  lines.length === 0 ? null : lines.map((line) => ` ${line}`).join('\n');
