/** Declares every string that a visitor reads, so that rules find all texts of a record by its schema. */
import * as z from 'zod';

export type TextField = {
  /**
   * `plain`: text without markup. `rich`: may contain `**strong**` and `[text](target)`.
   * `pattern`: plain, and filled by a template with `params`. `plural`: one text per plural category.
   */
  readonly kind: 'plain' | 'rich' | 'pattern' | 'plural';
  /** Parameters that a template fills, in addition to the shared placeholders. */
  readonly params: readonly string[];
  /**
   * Why the text need not be translated. `fixed`: a brand, or the source of a quotation. `name`: the name of a place,
   * which may be the same in languages with the same script. `search`: a search phrase, which may be in any language
   * but must not be a copy of the source text.
   * @default nothing: the text is translated
   */
  readonly exemption?: 'fixed' | 'name' | 'search';
};

const textFields = z.registry<TextField>();

/** The plural categories of CLDR, in their usual order. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof pluralCategories)[number];

const nonBlankString = () => z.string().regex(/\S/u);

function register<S extends z.ZodType>(schema: S, field: TextField): S {
  textFields.add(schema, field);
  return schema;
}

function plainText(description: string, exemption?: TextField['exemption']) {
  const schema = nonBlankString().brand<'Text'>().describe(description);
  return register(schema, { kind: 'plain', params: [], ...(exemption && { exemption }) });
}

/** A text without markup: headings, labels, attributes. Placeholders such as `{{phone}}` are allowed. */
export const text = (description: string) => plainText(description);

/** A text that is the same in every language, such as the name of a company or the source of a quotation. */
export const fixedText = (description: string) => plainText(description, 'fixed');

/** The name of a place, which may be the same in all languages of a script. */
export const placeName = (description: string) => plainText(description, 'name');

/** A phrase that people type into a search, in any language. */
export const searchPhrase = (description: string) => plainText(description, 'search');

/** A text with the two kinds of inline markup, `**strong**` and `[text](target)`. */
export const richText = (description: string) =>
  register(nonBlankString().brand<'RichText'>().describe(description), { kind: 'rich', params: [] });

/** A plain text with parameters that the template fills, each written `{{name}}`. */
export const pattern = (description: string, params: readonly string[]) =>
  register(nonBlankString().brand<'Pattern'>().describe(description), { kind: 'pattern', params });

/** A text that depends on a count: one form for each plural category of the language, with `{{count}}`. */
export function plural(description: string, params: readonly string[] = []) {
  const forms = Object.fromEntries(
    pluralCategories.map((category) => [
      category,
      category === 'other' ? nonBlankString() : nonBlankString().optional(),
    ]),
  ) as Record<PluralCategory, z.ZodString>;
  const schema = z.strictObject(forms).brand<'Plural'>().describe(description);
  return register(schema, { kind: 'plural', params: ['count', ...params] });
}

export const textFieldOf = (schema: z.ZodType): TextField | undefined => textFields.get(schema);

export type Text = z.infer<ReturnType<typeof text>>;
export type RichText = z.infer<ReturnType<typeof richText>>;
export type Pattern = z.infer<ReturnType<typeof pattern>>;
export type Plural = z.infer<ReturnType<typeof plural>>;
