/** Generates the data of a new file from its schema, with placeholders as values. */
import * as z from 'zod';
import { type DataPath, fieldOf, mapTexts, type TextField, textFieldOf } from '../../../schema/index.ts';
import { childSchema, requiredFields, resolveSchema } from '../../content/describe-schema.ts';
import { TODO_MARKER } from '../../content/missing-translations.ts';
import { requiredForms } from '../../text/languages.ts';

/** Values that are not in the schema. */
export type SkeletonContext = {
  /** The language of the file; undefined for facts. */
  readonly language: string | undefined;
  readonly idsAt: (path: DataPath) => readonly string[];
};

/** Returns the smallest data of a schema: the required fields, and lists of minimum length. */
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

/** Returns the data of a file with placeholders instead of its texts, except for brands and quotations. */
export function withoutTexts(schema: z.ZodType, data: unknown, context: SkeletonContext): unknown {
  return mapTexts(schema, data, (field, _path, value) =>
    field.exemption === 'fixed' ? value : placeholderFor(field, context),
  );
}

export function lengthsOf(list: z.ZodArray): {
  readonly minimum: number;
  readonly maximum: number | undefined;
} {
  const { minItems = 0, maxItems } = z.toJSONSchema(list, { unrepresentable: 'any' });
  return { minimum: minItems, maximum: maxItems };
}

function placeholderFor({ kind }: TextField, { language }: SkeletonContext): unknown {
  if (kind !== 'plural' || language === undefined) return TODO_MARKER;
  return Object.fromEntries(requiredForms(language).map((form) => [form, TODO_MARKER]));
}

/** Returns the alternative of a union that requires the fewest fields, but at least one, all of which are texts. */
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
