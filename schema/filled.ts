/** The types of filled texts: placeholders are filled, marks are parsed, and plurals are functions. */
import type { Inline } from './inline.ts';
import type { Pattern, Plural, RichText, Text } from './text.ts';

/** Values that a template passes to a pattern, by parameter name. */
export type PatternValues = Readonly<Record<string, string | number>>;

export type Filled<T> = T extends Text
  ? string
  : T extends RichText
    ? Inline
    : T extends Pattern
      ? (values: PatternValues) => string
      : T extends Plural
        ? (count: number, values?: PatternValues) => string
        : T extends readonly (infer Item)[]
          ? readonly Filled<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Filled<T[Key]> }
            : T;
