/** Functions that the generator provides to prepare the site's data for templates in one language. */
import type { z } from 'zod';
import type {
  Filled,
  LanguageTexts,
  PatternValues,
  Plural,
  Site,
  SiteContent,
  TextFileName,
} from '../../schema/index.ts';
import type { Link } from './page-context.ts';

/** Fills placeholders and selects plural forms in one language. */
export type Translator = {
  readonly language: string;
  /** Returns the text with every `{{name}}` filled; throws for a name without a value. */
  readonly fill: (text: string, values: PatternValues) => string;
  readonly plural: (forms: Plural, count: number, values: PatternValues) => string;
};

export type LazyObject = <Shape extends object>(
  getters: {
    readonly [Key in keyof Shape]: () => Shape[Key];
  },
) => Shape;

/** The content of a language and the functions that fill its texts. */
export type LanguageTools = {
  readonly lazyObject: LazyObject;
  readonly content: SiteContent;
  /** The texts of the language as written. */
  readonly texts: LanguageTexts;
  readonly language: Site['languages'][number];
  /** Returns the record with all its texts filled; the schema declares which strings are texts. */
  readonly fill: <Schema extends z.ZodType>(
    schema: Schema,
    record: z.infer<Schema>,
  ) => Filled<z.infer<Schema>>;
  readonly fillPlain: (text: string) => string;
  /** Returns the address of a page in the language, given the address without a language. */
  readonly resolve: (path: string) => string;
  /** Returns address and label of a page, given its address without a language. Throws when there is no such page. */
  readonly link: (path: string) => Link;
  /** Returns the description of a page for search engines; empty when there is no such page. */
  readonly summaryOf: (path: string) => string;
  /** Returns the day of the last change of a page in ISO form; undefined when no day is recorded. */
  readonly lastModifiedOf: (path: string) => string | undefined;
  /** Returns the day of the last change of a text file in ISO form; undefined when no day is recorded. */
  readonly dayOf: (name: TextFileName) => string | undefined;
};
