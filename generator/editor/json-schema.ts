/** A schema of ours as JSON Schema, for editors: what a field holds, an example, and what is said of a wrong value. */
import { parse } from 'yaml';
import * as z from 'zod';
import { describeChoices, describeWanted } from '../validate/describe-value.ts';
import { exampleOf } from '../validate/line-to-add.ts';

/** The JSON Schema (draft 7) of a kind of file. */
export function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // zod types it by its core class; all of ours are classic schemas.
      if (zodSchema instanceof z.ZodType) addHelp(jsonSchema, zodSchema);
    },
  });
  return { $schema, title, ...rest };
}

type Field = z.core.JSONSchema.BaseSchema;

/** `errorMessage` is no word of JSON Schema; YAML servers show it in place of their own. */
function addHelp(field: Field, schema: z.ZodType): void {
  // The format says the same, and a person can read it.
  if (field.format === 'date') delete field.pattern;
  const example = isOpen(field) ? exampleOf(schema) : '"…"';
  if (example !== '"…"') field.examples = [parse(example)];
  const expected = expectedOf(field);
  if (expected !== undefined) field.errorMessage = `Takes ${expected}.${purposeOf(field)}`;
}

/** Whether a writer cannot choose from the values that there are. */
const isOpen = ({ type, enum: choices, const: only }: Field): boolean =>
  type !== 'boolean' && choices === undefined && only === undefined;

/** Of blocks an editor says by itself which field is missing or unknown. */
function expectedOf({ type, format, enum: choices }: Field): string | undefined {
  if (typeof type !== 'string' || type === 'object') return undefined;
  if (choices !== undefined) return describeChoices(choices);
  return describeWanted(format === 'date' ? format : type);
}

const purposeOf = ({ description }: Field): string => (description === undefined ? '' : `\n${description}`);
