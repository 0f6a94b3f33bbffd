/** What the generator hands to code that makes the site's data ready for templates, in one language. */
import type { z } from 'zod';
import type { Filled, LanguageTexts, PatternValues, Plural, Site, SiteContent } from '../schema/index.ts';
import type { Link } from './page-context.ts';

/** Fills placeholders and chooses plural forms in one language. */
export type Translator = {
  readonly language: string;
  /** The text with every `{{name}}` filled; throws for a name without a value. */
  readonly fill: (text: string, values: PatternValues) => string;
  /** The plural form for a count, filled. */
  readonly plural: (forms: Plural, count: number, values: PatternValues) => string;
};

/** Makes an object whose properties are made when they are first asked for. */
export type LazyObject = <Shape extends object>(
  makers: {
    readonly [Key in keyof Shape]: () => Shape[Key];
  },
) => Shape;

/** All content, and what makes its words ready. */
export type LanguageTools = {
  readonly lazyObject: LazyObject;
  readonly content: SiteContent;
  /** The words of the language as written. */
  readonly texts: LanguageTexts;
  readonly language: Site['languages'][number];
  /** The record with all its words filled; the schema says which strings are words. */
  readonly fill: <Schema extends z.ZodType>(
    schema: Schema,
    record: z.infer<Schema>,
  ) => Filled<z.infer<Schema>>;
  /** A plain text with its placeholders filled. */
  readonly fillPlain: (text: string) => string;
  /** Address of a page in the language, given the one without a language. */
  readonly resolve: (path: string) => string;
  /** Address and label of a page, given its address without a language. Throws where no page is. */
  readonly link: (path: string) => Link;
  /** What search results say about a page; empty where no page is. */
  readonly summaryOf: (path: string) => string;
  /** The day on which a page last changed, in ISO form, as the sitemap has it; empty where no page is. */
  readonly updatedOf: (path: string) => string;
};
