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

export type Translator = {
  readonly language: string;
  /** Throws for a name without a value. */
  readonly fill: (text: string, values: PatternValues) => string;
  readonly plural: (forms: Plural, count: number, values: PatternValues) => string;
};

export type LazyObject = <Shape extends object>(
  getters: {
    readonly [Key in keyof Shape]: () => Shape[Key];
  },
) => Shape;

export type LanguageTools = {
  readonly lazyObject: LazyObject;
  readonly content: SiteContent;
  /** As written, not filled. */
  readonly texts: LanguageTexts;
  readonly language: Site['languages'][number];
  /** The schema declares which strings are texts. */
  readonly fill: <Schema extends z.ZodType>(
    schema: Schema,
    record: z.infer<Schema>,
  ) => Filled<z.infer<Schema>>;
  readonly fillPlain: (text: string) => string;
  /** `path` is the address without a language. */
  readonly resolve: (path: string) => string;
  /** `path` is the address without a language; throws when there is no such page. */
  readonly link: (path: string) => Link;
  /** The description for search engines; empty when there is no such page. */
  readonly summaryOf: (path: string) => string;
  /** In ISO form; undefined when no day is recorded. */
  readonly lastModifiedOf: (path: string) => string | undefined;
  /** In ISO form; undefined when no day is recorded. */
  readonly dayOf: (name: TextFileName) => string | undefined;
};
