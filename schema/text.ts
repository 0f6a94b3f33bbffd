/**
 * The schemas of translated texts, and the registry of their field types.
 *
 * Every string that a visitor reads is declared by one of these functions, so that rules and the model find all texts
 * of a record by its schema (see visit-texts.ts).
 */
import * as z from 'zod';

/** The properties of a text field. */
export type TextField = {
  /**
   * `plain`: a sentence without marks. `rich`: may hold `**strong**` and `[text](target)`.
   * `pattern`: plain, and filled by a template with `params`. `plural`: one text per plural category.
   */
  readonly kind: 'plain' | 'rich' | 'pattern' | 'plural';
  /** Parameters that a template fills, in addition to the shared placeholders. */
  readonly params: readonly string[];
  /**
   * What may be the same in another language. `fixed`: a brand, or where a quotation stands. `name`: the name of a
   * place, within a script. `search`: what people type, which may be in any language but is no copy of the source.
   * @default nothing: the text is translated
   */
  readonly keeps?: 'fixed' | 'name' | 'search';
};

const textFields = z.registry<TextField>();

/** The plural categories of CLDR, in their usual order. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** One of the six plural categories of CLDR. */
export type PluralCategory = (typeof pluralCategories)[number];

const words = () => z.string().regex(/\S/u);

function register<S extends z.ZodType>(schema: S, field: TextField): S {
  textFields.add(schema, field);
  return schema;
}

/** A text without marks: headings, labels, attributes. Placeholders such as `{{phone}}` are allowed. */
export function text(description: string) {
  return register(words().brand<'Text'>().meta({ description }), { kind: 'plain', params: [] });
}

/** A text that is the same in every language, such as the name of a company or the source of a quotation. */
export function fixedText(description: string) {
  return register(words().brand<'Text'>().meta({ description }), {
    kind: 'plain',
    params: [],
    keeps: 'fixed',
  });
}

/** The name of a place: the same in every language of a script. */
export function placeName(description: string) {
  return register(words().brand<'Text'>().meta({ description }), {
    kind: 'plain',
    params: [],
    keeps: 'name',
  });
}

/** A phrase that people type into a search, in any language. */
export function searchPhrase(description: string) {
  return register(words().brand<'Text'>().meta({ description }), {
    kind: 'plain',
    params: [],
    keeps: 'search',
  });
}

/** A text with the two inline marks, `**strong**` and `[text](target)`. */
export function richText(description: string) {
  return register(words().brand<'RichText'>().meta({ description }), { kind: 'rich', params: [] });
}

/** A plain text with parameters that the template fills, each written `{{name}}`. */
export function pattern(description: string, params: readonly string[]) {
  return register(words().brand<'Pattern'>().meta({ description }), { kind: 'pattern', params });
}

/** A text that depends on a count: one form for each plural category of the language, with `{{count}}`. */
export function plural(description: string, params: readonly string[] = []) {
  const forms = Object.fromEntries(
    pluralCategories.map((category) => [category, category === 'other' ? words() : words().optional()]),
  ) as Record<PluralCategory, z.ZodString>;
  const schema = z.strictObject(forms).brand<'Plural'>().meta({ description });
  return register(schema, { kind: 'plural', params: ['count', ...params] });
}

/** Returns the text field of a schema; undefined for other schemas. */
export function textFieldOf(schema: z.ZodType): TextField | undefined {
  return textFields.get(schema);
}

/** Words without marks, as written in the file. */
export type Text = z.infer<ReturnType<typeof text>>;
/** Words with inline marks, as written in the file. */
export type RichText = z.infer<ReturnType<typeof richText>>;
/** Words with template parameters, as written in the file. */
export type Pattern = z.infer<ReturnType<typeof pattern>>;
/** Words by plural category, as written in the file. */
export type Plural = z.infer<ReturnType<typeof plural>>;
