/** Formats the data of a new file as YAML. A comment above each field describes it. */
import { Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, textFieldOf } from '../../../schema/index.ts';
import { childSchema, requiredFields, resolveSchema } from '../../content/describe-schema.ts';
import { lengthsOf } from './skeleton.ts';

/** Information about a file that is not part of its schema. */
export type Hints = {
  readonly describeIdsAt: (path: DataPath) => string | undefined;
  /** The same file in another language. */
  readonly referenceFile: { readonly language: string; readonly data: unknown } | undefined;
};

/** Returns the YAML of a file. The title becomes a comment at the start of the file. */
export function formatFile(
  titleLines: readonly string[],
  data: unknown,
  schema: z.ZodType,
  hints: Hints,
): string {
  const document = new Document(data);
  addComments(document.contents, { value: data, schema, path: [] }, hints);
  return `${titleLines.map((line) => `# ${line}\n`).join('')}${document.toString({ lineWidth: 0 })}`;
}

type Field = { readonly value: unknown; readonly schema: z.ZodType; readonly path: DataPath };

/** Adds comments to the fields of a value, and one at its end that lists the missing optional fields. */
function addComments(node: unknown, field: Field, hints: Hints): void {
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) addItemComments(item, childOf(field, index), hints);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    const child = childOf(field, String(key));
    addComments(value, child, hints);
    if (!isNode(key)) continue;
    key.spaceBefore = child.path.length === 1;
    key.commentBefore = describeField(child, hints);
  }
  node.comment = describeOptional(field);
}

/** Adds comments to a list item. Moves the comment of its first field above the dash. */
function addItemComments(item: unknown, field: Field, hints: Hints): void {
  addComments(item, field, hints);
  if (isScalar(item)) item.commentBefore = describeField(field, hints);
  const first = isMap(item) ? item.items[0]?.key : isSeq(item) ? item.items[0] : undefined;
  if (isNode(item) && isNode(first))
    [item.commentBefore, first.commentBefore] = [first.commentBefore ?? null, null];
}

function childOf({ value, schema, path }: Field, key: string | number): Field {
  const child = childSchema(resolveSchema(schema, value), key) ?? z.unknown();
  return { value: valueAt(value, [key]), schema: child, path: [...path, key] };
}

/** Returns the comment of a field, one sentence per line. */
function describeField({ schema, path }: Field, hints: Hints): string | null {
  const sentences = isRepeated(path) ? [] : [...describePurpose(schema), hints.describeIdsAt(path)];
  return toComment([...sentences, referenceTextOf(schema, path, hints)]);
}

function describeOptional({ value, schema, path }: Field): string | null {
  const block = resolveSchema(schema, value);
  if (!(block instanceof z.ZodObject) || !isPlainObject(value) || isRepeated(path)) return null;
  const missing = Object.keys(block.shape).filter((key) => !(key in value));
  const purposes = missing.map((key) => [
    key,
    describePurpose(childSchema(block, key) ?? z.unknown()).join(' '),
  ]);
  return toComment(purposes.map(([key, purpose]) => `${key} (optional)${purpose && `: ${purpose}`}`));
}

function toComment(sentences: readonly (string | undefined)[]): string | null {
  const lines = sentences.flatMap((line) => (line === undefined ? [] : ` ${line}`));
  return lines.length === 0 ? null : lines.join('\n');
}

/** Whether a path is in a list item after the first. Only the first item of a list has descriptions. */
const isRepeated = (path: DataPath): boolean => path.some((key) => typeof key === 'number' && key > 0);

function describePurpose(schema: z.ZodType): string[] {
  const inner = resolveSchema(schema);
  const purpose = schema.description ?? inner.description;
  return [
    purpose ?? (inner instanceof z.ZodNumber ? 'A number.' : []),
    describeAllowedValues(inner) ?? [],
  ].flat();
}

function describeAllowedValues(inner: z.ZodType): string | undefined {
  if (inner instanceof z.ZodEnum) return `One of: ${inner.options.join(', ')}.`;
  if (inner instanceof z.ZodBoolean) return 'true or false.';
  if (!(inner instanceof z.ZodArray)) return undefined;
  return (
    [describeLength(inner), describeAlternatives(inner.element as z.ZodType)].filter(Boolean).join(' ') ||
    undefined
  );
}

function describeLength(list: z.ZodArray): string | undefined {
  const { minimum, maximum } = lengthsOf(list);
  if (minimum === maximum) return `Exactly ${minimum}.`;
  const atMost = maximum === undefined ? '' : `, at most ${maximum}`;
  return minimum > 1 || maximum !== undefined ? `At least ${minimum}${atMost}.` : undefined;
}

function describeAlternatives(element: z.ZodType): string | undefined {
  if (!(element instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = element.def;
  const options = element.options.filter((option) => option instanceof z.ZodObject);
  const alternatives = options.map((option) => {
    const fields = requiredFields(option).filter((key) => key !== discriminator);
    return `${String(valueAt(option.shape[discriminator], ['value']))} (${fields.join(', ')})`;
  });
  return `Each has a ${discriminator}: ${alternatives.join(', ')}.`;
}

function referenceTextOf(schema: z.ZodType, path: DataPath, { referenceFile }: Hints): string | undefined {
  if (referenceFile === undefined || textFieldOf(resolveSchema(schema)) === undefined) return undefined;
  const value = valueAt(referenceFile.data, path);
  if (value === undefined) return undefined;
  const printed = typeof value === 'string' ? value.replace(/\s+/gu, ' ') : JSON.stringify(value);
  return `${referenceFile.language}: ${printed}`;
}
