/**
 * The kinds of translated words, and the register that says which schema is which.
 *
 * Every string that a visitor reads is declared through one of these functions, so that the checks and the
 * model can find all words of a record by walking its schema (see visit-texts.ts).
 */
import * as z from 'zod';

/** What a field of words may hold. */
export type TextField = {
  /**
   * `plain`: a sentence without marks. `rich`: may hold `**strong**` and `[text](target)`.
   * `pattern`: plain, and filled by a template with `params`. `plural`: one text per plural category.
   */
  readonly kind: 'plain' | 'rich' | 'pattern' | 'plural';
  /** Names that a template fills in later, beside the shared placeholders. */
  readonly params: readonly string[];
  /**
   * What may stay as it is in another language. `fixed`: a brand, or where a quotation stands. `name`: the name of a
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

/** Words without marks: headings, labels, attributes. Placeholders such as `{{phone}}` are allowed. */
export function text(description: string) {
  return register(words().brand<'Text'>().meta({ description }), { kind: 'plain', params: [] });
}

/** What stands as it is in every language: the name of a company, the place of a quotation. */
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

/** A phrase that people type into a search, in whatever language they do. */
export function searchPhrase(description: string) {
  return register(words().brand<'Text'>().meta({ description }), {
    kind: 'plain',
    params: [],
    keeps: 'search',
  });
}

/** Words with the two inline marks, `**strong**` and `[text](target)`. */
export function richText(description: string) {
  return register(words().brand<'RichText'>().meta({ description }), { kind: 'rich', params: [] });
}

/** Plain words with places for values that only the template knows, each written `{{name}}`. */
export function pattern(description: string, params: readonly string[]) {
  return register(words().brand<'Pattern'>().meta({ description }), { kind: 'pattern', params });
}

/** Words that depend on a count: one text per plural category of the language, `{{count}}` inside. */
export function plural(description: string, params: readonly string[] = []) {
  const forms = Object.fromEntries(
    pluralCategories.map((category) => [category, category === 'other' ? words() : words().optional()]),
  ) as Record<PluralCategory, z.ZodString>;
  const schema = z.strictObject(forms).brand<'Plural'>().meta({ description });
  return register(schema, { kind: 'plural', params: ['count', ...params] });
}

/** The field's kind, or undefined when the schema is not one of words. */
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
