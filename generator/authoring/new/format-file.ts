import { Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, fieldOf, mapTexts, type TextField, textFieldOf } from '../../../schema/index.ts';
import { childSchema, requiredFields, resolveSchema } from '../../content/describe-schema.ts';
import { TODO_MARKER } from '../../content/missing-translations.ts';
import { requiredForms } from '../../text/languages.ts';

export type Hints = {
  readonly describeIdsAt: (path: DataPath) => string | undefined;
  readonly referenceFile: { readonly language: string; readonly data: unknown } | undefined;
};

/** The title becomes a comment at the start of the file. */
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

/** A comment at the end lists the missing optional fields. */
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

/** Moves the comment of the first field above the dash. */
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

/** Only the first item of a list has descriptions. */
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

export type SkeletonContext = {
  /** Undefined for facts. */
  readonly language: string | undefined;
  readonly idsAt: (path: DataPath) => readonly string[];
};

/** Only the required fields, and lists of minimum length. */
export function skeletonOf(schema: z.ZodType, context: SkeletonContext, path: DataPath = []): unknown {
  const inner = simplestOf(resolveSchema(schema));
  const childOf = (key: string | number) =>
    skeletonOf(childSchema(inner, key) ?? z.unknown(), context, [...path, key]);
  const blockOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, childOf(key)]));
  const text = textFieldOf(inner);
  if (text !== undefined) return placeholderFor(text, context);
  if (inner instanceof z.ZodObject) return blockOf(requiredFields(inner));
  if (inner instanceof z.ZodRecord) return blockOf(context.idsAt(path));
  if (inner instanceof z.ZodArray) {
    return Array.from({ length: lengthsOf(inner).minimum }, (_, index) => childOf(index));
  }
  return inner instanceof z.ZodLiteral ? inner.value : TODO_MARKER;
}

/** With placeholders instead of texts, except for brands and quotations. */
export const withoutTexts = (schema: z.ZodType, data: unknown, context: SkeletonContext): unknown =>
  mapTexts(schema, data, (field, _path, value) =>
    field.exemption === 'fixed' ? value : placeholderFor(field, context),
  );

export function lengthsOf(list: z.ZodArray) {
  const { minItems = 0, maxItems } = z.toJSONSchema(list, { unrepresentable: 'any' });
  return { minimum: minItems, maximum: maxItems };
}

function placeholderFor({ kind }: TextField, { language }: SkeletonContext): unknown {
  if (kind !== 'plural' || language === undefined) return TODO_MARKER;
  return Object.fromEntries(requiredForms(language).map((form) => [form, TODO_MARKER]));
}

/** The alternative that requires the fewest fields, but at least one, all of which are texts. */
function simplestOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const options = schema.options.filter((option) => option instanceof z.ZodObject);
  const countOf = (option: z.ZodObject) => {
    const fields = requiredFields(option).filter((key) => key !== schema.def.discriminator);
    const isText = (key: string) => textFieldOf(fieldOf(option, key) ?? z.unknown()) !== undefined;
    return fields.length > 0 && fields.every(isText) ? fields.length : Number.POSITIVE_INFINITY;
  };
  return options.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? schema;
}
