/** The comments of a field in a file that is to be written: what belongs there. */
import * as z from 'zod';
import { valueAt } from '../../schema/data-path.ts';
import { type DataPath, textFieldOf } from '../../schema/index.ts';
import { requiredFields, resolveSchema } from '../validate/schema-at.ts';
import { lengthsOf } from './skeleton.ts';

/** What is known of a file beside its schema. */
export type Hints = {
  /** What a field names, in a sentence. */
  readonly namesAt: (path: DataPath) => string | undefined;
  /** The same file in another language. */
  readonly twin: { readonly language: string; readonly data: unknown } | undefined;
};

/** The sentences above a field, one a line. */
export function describeField(schema: z.ZodType, path: DataPath, hints: Hints): string[] {
  const told = isRepeated(path) ? [] : [purposeOf(schema), choicesOf(schema), hints.namesAt(path)];
  return [...told, twinOf(schema, path, hints)].filter((line) => line !== undefined);
}

/** The line that says of a field that it may be there. */
export function describeOptional(key: string, schema: z.ZodType): string {
  const told = [purposeOf(schema), choicesOf(schema)].filter((line) => line !== undefined).join(' ');
  return `${key} (may be left out)${told === '' ? '' : `: ${told}`}`;
}

/** Items of a list are described at the first. */
export const isRepeated = (path: DataPath): boolean =>
  path.some((part) => typeof part === 'number' && part > 0);

function purposeOf(schema: z.ZodType): string | undefined {
  const inner = resolveSchema(schema);
  return schema.description ?? inner.description ?? (inner instanceof z.ZodNumber ? 'A number.' : undefined);
}

function choicesOf(schema: z.ZodType): string | undefined {
  const inner = resolveSchema(schema);
  if (inner instanceof z.ZodEnum) return `One of: ${inner.options.join(', ')}.`;
  if (inner instanceof z.ZodBoolean) return 'true or false.';
  if (!(inner instanceof z.ZodArray)) return undefined;
  return [countOf(inner), alternativesOf(inner.element as z.ZodType)].filter(Boolean).join(' ') || undefined;
}

function countOf(list: z.ZodArray): string | undefined {
  const { least, most } = lengthsOf(list);
  if (least === most) return `Exactly ${least}.`;
  const atMost = most === undefined ? '' : `, at most ${most}`;
  return least > 1 || most !== undefined ? `At least ${least}${atMost}.` : undefined;
}

function alternativesOf(element: z.ZodType): string | undefined {
  if (!(element instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = element.def;
  const options = element.options.filter((option) => option instanceof z.ZodObject);
  const kinds = options.map((option) => {
    const fields = requiredFields(option).filter((key) => key !== discriminator);
    return `${String(valueAt(option.shape[discriminator], ['value']))} (${fields.join(', ')})`;
  });
  return `Each has a ${discriminator}: ${kinds.join(', ')}.`;
}

/** What the other language says, above a text that is to be written. */
function twinOf(schema: z.ZodType, path: DataPath, { twin }: Hints): string | undefined {
  if (twin === undefined || textFieldOf(resolveSchema(schema)) === undefined) return undefined;
  const value = valueAt(twin.data, path);
  if (value === undefined) return undefined;
  const told = typeof value === 'string' ? value.replace(/\s+/gu, ' ') : JSON.stringify(value);
  return `${twin.language}: ${told}`;
}
